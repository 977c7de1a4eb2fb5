import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import type { OrderUpdate, OrderListener, OrderToPlace } from '#src/orders/order-listener.ts'
import type { HeldUnit } from '#src/orders/holds/tables.ts'
import type { ChosenData } from '#src/orders/product.ts'
import { queuePaidLinkEmails } from './link-emails.ts'
import { computeLinkStatus } from './link-rules.ts'
import { linkNotFound, refuseStatus } from './refusals.ts'
import {
  findUnitsHeld,
  lockLinkFor,
  lockLinkOfOrder,
  type PaymentLink,
  recordLinkEvent,
  updateLink,
} from './repository.ts'

// Steps of an order that pays for a link. They run in the order's transactions, so link, order and money change together or not at all.

/** Returns a refusal if the agent cannot pay a link now. Locks the link until the transaction ends. */
async function refuseUnpayableLink(
  trx: Trx,
  { agent, linkId, clock }: OrderToPlace,
): Promise<Envelope<never> | undefined> {
  if (linkId === null) return undefined
  const link = await lockLinkFor(trx, agent, linkId)
  if (!link) return linkNotFound()
  // The clock is read after the lock, because the wait for the lock may last as long as another payment.
  const status = computeLinkStatus(link, clock())
  return status === 'UNPAID' ? undefined : refuseStatus(status)
}

/** Returns a refusal if a track token holds a different service than the link. Prices are not compared, because the payer may have accepted a new price. */
async function refuseDifferentService(
  trx: Trx,
  { agent, products, linkId, trackToken }: OrderToPlace,
): Promise<Envelope<never> | undefined> {
  if (linkId === null) return undefined
  const link = await lockLinkFor(trx, agent, linkId)
  const held = link && (await findUnitsHeld(trx, link, trackToken))
  const shared = link && products[link.kind]?.choices?.read(toChosenData(link))
  if (held && shared && haveSameUnits(held, shared.units)) return undefined
  return refusal('LINK_MISMATCH', 'The payment link is for another service.')
}

const toChosenData = ({ search, basket, selected_rooms: selectedRooms }: PaymentLink): ChosenData => ({
  search,
  basket,
  selectedRooms,
})

const haveSameUnits = (one: readonly HeldUnit[], other: readonly HeldUnit[]) =>
  toComparable(one) === toComparable(other)

const toComparable = (units: readonly HeldUnit[]) =>
  units
    .map(({ unit, quantity }) => `${unit} ${quantity}`)
    .toSorted()
    .join()

/** Marks the link as being paid, so that nobody else can pay or change it. */
async function markPaymentStarted(
  trx: Trx,
  { agent, linkId }: OrderToPlace,
  { reference, now }: { reference: string; now: Date },
) {
  if (linkId === null) return
  await updateLink(trx, linkId, { order_reference: reference })
  const event = { link_id: linkId, kind: 'PAYMENT_STARTED', actor_sub: agent.sub, at: now } as const
  await recordLinkEvent(trx, { ...event, order_reference: reference })
}

/** Marks the order's link, if any, as paid, and e-mails owner and receiver unless they paid. Calling it again has no effect. */
async function markLinkPaid(
  trx: Trx,
  { product, order, settings: { publicUrl }, now }: OrderUpdate,
): Promise<number[]> {
  const { reference, user_sub } = order
  const link = await lockLinkOfOrder(trx, reference)
  if (!link || link.paid_at) return []
  await updateLink(trx, link.id, { paid_at: now })
  const event = { link_id: link.id, kind: 'PAID', actor_sub: user_sub, at: now } as const
  await recordLinkEvent(trx, { ...event, order_reference: reference })
  await queuePaidLinkEmails(trx, product, order, { link, publicUrl, now })
  return []
}

/** Makes the order's unpaid link payable again until it expires. */
async function reopenLink(trx: Trx, { order: { reference }, now }: OrderUpdate): Promise<number[]> {
  const link = await lockLinkOfOrder(trx, reference)
  if (!link || link.paid_at) return []
  await updateLink(trx, link.id, { order_reference: null })
  const event = { link_id: link.id, kind: 'PAYMENT_FAILED', actor_sub: null, at: now } as const
  await recordLinkEvent(trx, { ...event, order_reference: reference })
  return []
}

/** Lets orders pay links, and updates the links as the orders progress. */
export const paymentLinkListener: OrderListener = {
  checkBeforeHold: refuseUnpayableLink,
  checkAfterHold: refuseDifferentService,
  placed: markPaymentStarted,
  paid: markLinkPaid,
  failed: reopenLink,
  cancelled: reopenLink,
}
