import { type Envelope, refusal } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'

/** Maximum commission that an agent may set, in basis points of the total. */
const MAX_BASIS_POINTS = 2000

/** Returns the maximum commission for a total. */
export const maxCommission = (totalHalalas: number): number => Math.floor((totalHalalas * MAX_BASIS_POINTS) / 10_000)

interface RequestedCommission {
  /** The commission set by the agent. */
  readonly halalas: number
  readonly totalHalalas: number
  /** Whether the supplier lets agents set the commission. */
  readonly isSettable: boolean
}

/** Returns a refusal if the agent may not set a commission. */
export function commissionProblem({
  halalas,
  totalHalalas,
  isSettable,
}: RequestedCommission): Envelope<never> | undefined {
  const max = isSettable ? maxCommission(totalHalalas) : 0
  if (isSettable && halalas <= max) return undefined
  const message = isSettable
    ? 'The commission is higher than the supplier allows.'
    : 'The supplier sets the commission.'
  return refusal('COMMISSION_REFUSED', message, { path: 'commissionOverride', maxCommission: toRiyals(max) })
}
