import { randomUUID } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { toRiyals } from '#src/values/money.ts'
import { withTerms, readTerms, type TermsSnapshot } from '../terms/current-policy.ts'
import { orderNotFound } from '../cancel/refusals.ts'
import { productOf } from '../product-of.ts'
import { findOrder, type Order, readOrder } from '../repository.ts'
import { toWireFreeUntil, toWirePolicy } from '../wire-policy.ts'
import { selectPossibilities, assessOrderChanges } from './change-state.ts'
import type { RequestedChange } from './plan.ts'
import { priceDifference, planChange } from './plan-change.ts'
import { countChanges, insertChange } from './repository.ts'
import type { ChangeBody, ChangeQuote } from './schemas.ts'

const MAX_VALIDITY_MS = 10 * 60_000

/** Quotes a change of names and dates. The quote is stored for one confirmation; no stock is reserved. */
export async function quoteChange(deps: Deps, agent: Agent, body: ChangeBody): Promise<Envelope<ChangeQuote>> {
  const { bookingReferenceNo: reference, provider } = body
  const order = await findOrder(deps.db, agent, { reference, provider })
  if (!order) return orderNotFound()
  const terms = await readTerms(deps, order)
  return deps.db.transaction().execute((trx) => storeQuote(trx, deps, agent, { reference, terms, body }))
}

/** Parses the change requested in a body. The order's current dates count as no change. */
function parseChange(
  { starts_on: startsOn, ends_on: endsOn }: Order,
  { checkInDate, checkOutDate, travellerDetails }: ChangeBody,
): RequestedChange {
  const checkIn = checkInDate ?? startsOn
  const checkOut = checkOutDate ?? endsOn
  const hasSameDates = checkIn === startsOn && checkOut === endsOn
  return {
    // A one-day service has no last day.
    stay: hasSameDates ? null : { checkIn, checkOut: checkOut ?? checkIn },
    names: travellerDetails.map(({ sequenceNumber: room, index: traveler, details }) => ({
      room,
      traveler,
      ...details,
    })),
  }
}

async function storeQuote(
  trx: Trx,
  deps: Deps,
  agent: Agent,
  { reference, terms, body }: { reference: string; terms: TermsSnapshot | null; body: ChangeBody },
): Promise<Envelope<ChangeQuote>> {
  // Counts the changes before it reads the order, so that a change settled in the meantime invalidates this quote.
  const { total: revision } = await countChanges(trx, reference)
  const order = await readOrder(trx, reference)
  const requested = parseChange(order, body)
  const product = productOf(deps.products, order)
  const pricing = { userSub: agent.sub, quotedHalalas: null }
  const check = await planChange(trx, deps, { product, order, terms }, requested, pricing)
  if (check.kind === 'refused') return check.envelope
  const { plan } = check
  const now = deps.clock()
  const possibilities = assessOrderChanges(withTerms(order, terms), product, now)
  const deadlines = selectPossibilities(requested, possibilities).flatMap(({ until }) => until?.getTime() ?? [])
  // A quote never outlives the deadlines of its changes.
  const expiresAt = new Date(Math.min(now.getTime() + MAX_VALIDITY_MS, ...deadlines))
  const id = randomUUID()
  await insertChange(trx, {
    id,
    order_reference: order.reference,
    user_sub: agent.sub,
    state: 'quoted',
    wanted: JSON.stringify(requested),
    plan: JSON.stringify(plan),
    has_dates: plan.days.length > 0,
    old_total_halalas: order.total_halalas,
    is_unpaid: order.pay_by !== null,
    revision,
    quoted_at: now,
    expires_at: expiresAt,
    client_reference: null,
    cult_code: body.cultCode,
    requested_at: null,
  })
  const { startsOn, endsOn, totalHalalas, policy, payBy } = plan.order
  return ok({
    bookingReferenceNo: order.reference,
    changeId: id,
    expiresAt: expiresAt.toISOString(),
    checkInDate: startsOn,
    checkOutDate: endsOn,
    changes: [...plan.changes],
    oldTotalPrice: toRiyals(order.total_halalas),
    newTotalPrice: toRiyals(totalHalalas),
    difference: toRiyals(priceDifference(order, plan)),
    currencyCode: 'SAR',
    freeCancellationDate: toWireFreeUntil(policy),
    cancellationPolicy: toWirePolicy(policy),
    payBy: payBy && makkahLocal(new Date(payBy)),
  })
}
