import { type DueWork, startDueWork } from '#src/jobs/due-work.ts'
import type { DueOrder, Order } from '../repository.ts'
import type { CurrentPolicyDeps } from './current-policy.ts'
import { checkTerms } from './record-terms.ts'
import { claimTermsCheck, readOrdersWithDueTerms, scheduleTermsCheck } from './repository.ts'

const POLL_MS = 1000
const SLOTS = 4
const SLOTS_PER_SUPPLIER = 2
/** Terms are first checked soon after the booking, then whenever the order's age has doubled, and at least once an hour. */
const FIRST_CHECK_MS = 30_000
const HOUR_MS = 3_600_000

/** Returns the time of the first check of a new order's terms. */
export const firstTermsCheckAt = (now: Date): Date => new Date(now.getTime() + FIRST_CHECK_MS)

const closedStates: ReadonlySet<Order['state']> = new Set(['cancelled', 'failed', 'abandoned'])

type CheckedOrder = Pick<Order, 'state' | 'policy' | 'starts_at' | 'created_at'>

/** Returns the time of the next check of an order's terms, or null if they can no longer affect a fee. */
export function nextTermsCheckAt(order: CheckedOrder, now: Date): Date | null {
  if (closedStates.has(order.state) || !order.policy.refundable || order.starts_at <= now) return null
  const age = now.getTime() - order.created_at.getTime()
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(FIRST_CHECK_MS, age)))
}

/** Checks the suppliers' current terms for orders. Due checks are rows, so they survive a restart, and any process can make them. */
export const dueTermsWork = (deps: CurrentPolicyDeps, onError: (error: unknown) => void): DueWork<DueOrder> => ({
  read: () => readOrdersWithDueTerms(deps.db, deps.clock(), SLOTS_PER_SUPPLIER),
  getId: ({ reference }) => reference,
  getLane: ({ supplier }) => supplier,
  work: ({ reference }) => checkDueTerms(deps, reference),
  onError,
  slots: SLOTS,
  slotsPerLane: SLOTS_PER_SUPPLIER,
})

async function checkDueTerms(deps: CurrentPolicyDeps, reference: string): Promise<void> {
  const now = deps.clock()
  const order = await claimTermsCheck(deps.db, reference, { now, until: new Date(now.getTime() + HOUR_MS) })
  if (!order) return
  const next = nextTermsCheckAt(order, now)
  if (next) await checkTerms(deps, order)
  await scheduleTermsCheck(deps.db, reference, next)
}

/** Checks due terms every second until the returned function is called. */
export const startTermsChecks = (deps: CurrentPolicyDeps, onError: (error: unknown) => void): (() => Promise<void>) =>
  startDueWork(dueTermsWork(deps, onError), POLL_MS)
