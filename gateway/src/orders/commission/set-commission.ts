import { type Envelope, refusal } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'

/** Maximum commission that an agent may set, in basis points of the total. */
const MAX_BASIS_POINTS = 2000

/** Returns the maximum commission for a total. */
export const maxCommission = (totalHalalas: number): number => Math.floor((totalHalalas * MAX_BASIS_POINTS) / 10_000)

interface SetCommission {
  /** The commission set by the agent. */
  readonly halalas: number
  readonly totalHalalas: number
  /** Whether the supplier lets agents set the commission. */
  readonly isOpen: boolean
}

/** Returns a refusal if the agent may not set a commission. */
export function commissionProblem({ halalas, totalHalalas, isOpen }: SetCommission): Envelope<never> | undefined {
  const max = isOpen ? maxCommission(totalHalalas) : 0
  if (isOpen && halalas <= max) return undefined
  const message = isOpen ? 'The commission is higher than the supplier allows.' : 'The supplier sets the commission.'
  return refusal('COMMISSION_REFUSED', message, { path: 'commissionOverride', maxCommission: toRiyals(max) })
}
