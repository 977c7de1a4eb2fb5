import { toDecimalRiyals, toRiyals } from '#src/values/money.ts'
import type { Hotel } from '../hotel.ts'
import { freeChildrenPerRoom } from '../room-types.ts'
import { daysBetween } from '#src/values/calendar.ts'
import type { PricedRate } from '../supplier.ts'
import { contentLanguage } from '#src/suppliers/local-names.ts'
import { houseRules } from './local-texts.ts'
import { toWireCancellationPolicy } from './parts.ts'
import type { WirePolicy } from './shapes.ts'

const criteria = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }))

/** Returns the child policies, one for each age range. Older children count as adults. */
export function childPolicies({ childPolicy }: Hotel): WirePolicy[] {
  const { freeUpTo, chargedUpTo, charge } = childPolicy
  const from = freeUpTo + 1
  const value = charge.kind === 'amount' ? toDecimalRiyals(charge.halalas) : String(charge.percent)
  const chargeText = charge.kind === 'amount' ? `SAR ${value} a night` : `${value} % of the adult price`
  const base = { type: 'ChildPolicy' as const, name: 'Child Policy' }
  return [
    {
      ...base,
      id: 'child-free',
      description: `Children up to ${freeUpTo} years stay free, at most ${freeChildrenPerRoom} in a room.`,
      criteria: criteria({ FromAge: '0', ToAge: String(freeUpTo), ChargeType: 'free', ChargeValue: '0' }),
    },
    {
      ...base,
      id: 'child-paid',
      description: `Children from ${from} to ${chargedUpTo} years pay ${chargeText}.`,
      criteria: criteria({
        FromAge: String(from),
        ToAge: String(chargedUpTo),
        ChargeType: charge.kind,
        ChargeValue: value,
      }),
    },
  ]
}

/** Returns the house rules in the language of the call. */
export function roomPolicies(hotel: Hotel, cultCode: string): WirePolicy[] {
  const language = contentLanguage(cultCode)
  return [
    {
      id: 'house',
      type: 'RoomPolicy',
      name: 'RoomPolicy',
      language,
      description: houseRules(hotel, language),
      criteria: [],
    },
  ]
}

/** Returns the cancellation rules in the legacy format, sent in addition to `cancellationPolicy`: one entry for each step of each room. */
export const cancellationEntries = (checkIn: string, rates: readonly PricedRate[]): WirePolicy[] =>
  rates.flatMap((rate) => {
    const { description } = toWireCancellationPolicy(rate)
    return rate.terms.steps
      .filter(({ noShow }) => !noShow)
      .map(({ from, penalty }, step) => {
        const isPercent = penalty.kind === 'percent'
        return {
          id: `cancellation-${rate.roomIndex + 1}-${step + 1}`,
          type: 'Cancellation' as const,
          name: 'Cancellation Policy',
          description: `<p>${description}</p>`,
          criteria: criteria({
            CancellationChargeType: isPercent ? 'Percentage' : 'Amount',
            CancellationChargeValue: String(isPercent ? penalty.basisPoints / 100 : toRiyals(penalty.halalas)),
            CancellationChargeCurrency: 'SAR',
            CancellationChargeUnit: 'Days',
            // Number of days before arrival from which the entry applies; missing for a rate that is never free to cancel.
            ...(from && { CancellationDeadline: String(daysBetween(from.slice(0, 10), checkIn)) }),
          }),
        }
      })
  })
