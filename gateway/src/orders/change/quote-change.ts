import { randomUUID } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { riyals } from '#src/values/money.ts'
import { noSuchOrder } from '../cancel/refusals.ts'
import { productOf } from '../product-of.ts'
import { findOrder, type Order } from '../repository.ts'
import { wireFreeUntil, wirePolicy } from '../wire-policy.ts'
import { possibilitiesOf } from './change-state.ts'
import type { WantedChange } from './plan.ts'
import { differenceOf, planChange } from './plan-change.ts'
import { type FieldProblem, invalidChange } from './refusals.ts'
import { countChanges, insertChange } from './repository.ts'
import type { ChangeBody, ChangeQuote } from './schemas.ts'

const MAX_VALIDITY_MS = 10 * 60_000

/** Quotes a change of names and dates. Only the quote is stored, for one confirmation; no stock is taken. */
export function quoteChange(deps: Deps, agent: Agent, body: ChangeBody): Promise<Envelope<ChangeQuote>> {
  const { bookingReferenceNo: reference, provider } = body
  return deps.db.transaction().execute(async (trx) => {
    const order = await findOrder(trx, agent, { reference, provider })
    if (!order) return noSuchOrder()
    const wanted = wantedOf(order, body)
    return 'problems' in wanted ? invalidChange(wanted.problems) : quote(trx, deps, agent, { order, wanted, body })
  })
}

/** What a body changes of an order; dates that the order has already are no change. */
function wantedOf(
  { starts_on: startsOn, ends_on: endsOn }: Order,
  { checkInDate, checkOutDate, travellerDetails }: ChangeBody,
): WantedChange | { problems: FieldProblem[] } {
  const checkIn = checkInDate ?? startsOn
  const checkOut = checkOutDate ?? endsOn
  const isSame = checkIn === startsOn && checkOut === endsOn
  // A service of one day has no last day; its date is not changed.
  if (!isSame && checkOut === null) return { problems: [{ path: 'checkOutDate', code: 'FIELD_REQUIRED' }] }
  return {
    stay: isSame || checkOut === null ? null : { checkIn, checkOut },
    names: travellerDetails.map(({ sequenceNumber: room, index: traveler, details }) => ({
      room,
      traveler,
      ...details,
    })),
  }
}

async function quote(
  trx: Trx,
  deps: Deps,
  agent: Agent,
  { order, wanted, body }: { order: Order; wanted: WantedChange; body: ChangeBody },
): Promise<Envelope<ChangeQuote>> {
  const product = productOf(deps.products, order)
  const question = { userSub: agent.sub, quotedHalalas: null }
  const checked = await planChange(trx, deps, { product, order }, wanted, question)
  if (checked.kind === 'refused') return checked.envelope
  const { plan } = checked
  const now = deps.clock()
  const { names, dates } = possibilitiesOf(order, product, now)
  const limits = [wanted.stay ? dates : names, names].flatMap(({ until }) => until?.getTime() ?? [])
  // A quote never outlives the deadline of what it changes.
  const expiresAt = new Date(Math.min(now.getTime() + MAX_VALIDITY_MS, ...limits))
  const id = randomUUID()
  await insertChange(trx, {
    id,
    order_reference: order.reference,
    user_sub: agent.sub,
    state: 'quoted',
    wanted: JSON.stringify(wanted),
    plan: JSON.stringify(plan),
    has_dates: plan.days.length > 0,
    old_total_halalas: order.total_halalas,
    is_unpaid: order.pay_by !== null,
    revision: (await countChanges(trx, order.reference)).all,
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
    oldTotalPrice: riyals(order.total_halalas),
    newTotalPrice: riyals(totalHalalas),
    difference: riyals(differenceOf(order, plan)),
    currencyCode: 'SAR',
    freeCancellationDate: wireFreeUntil(policy),
    cancellationPolicy: wirePolicy(policy),
    payBy: payBy && makkahLocal(new Date(payBy)),
  })
}
