import { decimal } from '#src/money.ts'
import type { Hotel } from './hotel.ts'
import { freeChildrenPerRoom } from './room-types.ts'
import type { WirePolicy } from './wire.ts'

const agePolicy = (id: string, description: string, criteria: Record<string, string>): WirePolicy => ({
  id,
  type: 'ChildPolicy',
  name: 'Child Policy',
  description,
  criteria: Object.entries(criteria).map(([key, value]) => ({ key, value })),
})

/** Who stays free and who pays, one policy for each range of ages; older children are adults to the hotel. */
export function childPolicies({ childPolicy }: Hotel): WirePolicy[] {
  const { freeUpTo, chargedUpTo, charge } = childPolicy
  const from = freeUpTo + 1
  const value = charge.kind === 'amount' ? decimal(charge.halalas) : String(charge.percent)
  const words = charge.kind === 'amount' ? `SAR ${value} a night` : `${value} % of the adult price`
  return [
    agePolicy(
      'child-free',
      `Children up to ${freeUpTo} years stay free in existing beds, at most ${freeChildrenPerRoom} in a room.`,
      { FromAge: '0', ToAge: String(freeUpTo), ChargeType: 'free', ChargeValue: '0' },
    ),
    agePolicy('child-paid', `Children from ${from} to ${chargedUpTo} years pay ${words}.`, {
      FromAge: String(from),
      ToAge: String(chargedUpTo),
      ChargeType: charge.kind,
      ChargeValue: value,
    }),
  ]
}
