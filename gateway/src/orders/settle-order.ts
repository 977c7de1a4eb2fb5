import type { Trx } from '#src/database/db.ts'
import type { Deps, Settings } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { storeOutcome } from '#src/idempotency/repository.ts'
import { completePayment, revertPayment } from '#src/payment-links/pay-link.ts'
import { riyals } from '#src/values/money.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { chargeHeld, heldOf, transfer, walletOf } from '#src/wallet/repository.ts'
import { askPendingAt } from './ask-again.ts'
import { answeredNow, askForAnswer, closedNow } from './ask-supplier.ts'
import { freeStock } from './holds/repository.ts'
import { mailOrder, sendConfirmation } from './order-mails.ts'
import { productOf } from './product-of.ts'
import type { Product, SupplierAnswer } from './product.ts'
import { freeUse } from './promo/repository.ts'
import { lockOrder, type Order, readActor, readOrder, recordEvents, updateOrder } from './repository.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings' | 'products'>

/**
 * Sends an open order to the supplier and writes its answer in one transaction. The call that placed the order does this, or a
 * repetition of it, or the reconciler; the first one to write wins.
 */
export async function settleOrder(deps: SettleDeps, reference: string, { reread }: { reread: boolean }): Promise<void> {
  const { db, clock, settings } = deps
  const asked = await readOrder(db, reference)
  if (!isOpen(asked)) return
  const product = productOf(deps.products, asked)
  const ask = () => product.order(deps, asked)
  await askForAnswer(deps, reference, ask, (answer) =>
    db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, reference)
      if (!isOpen(order)) return
      const now = clock()
      if (reread && isUndecided(order)) {
        await recordEvents(trx, reference, now, [{ kind: 'REREAD', actorKind: 'SYSTEM' }])
      }
      await writeAnswer(trx, { product, order, now, settings }, answer)
    }),
  )
}

/** The supplier has not said anything yet. */
const isUndecided = ({ state }: Order) => state === 'requested' || state === 'unanswered'
const isOpen = (order: Order) => isUndecided(order) || order.state === 'pending'

interface Settling {
  readonly product: Product
  readonly order: Order
  readonly now: Date
  readonly settings: Settings
}

function writeAnswer(trx: Trx, settling: Settling, answer: SupplierAnswer): Promise<void> {
  switch (answer.kind) {
    case 'confirmed':
      return confirm(trx, settling, answer.supplierReference)
    case 'pending':
      return leavePending(trx, settling, answer.supplierReference)
    case 'refused':
      return fail(trx, settling, answer.message)
  }
}

async function confirm(trx: Trx, { product, order, now, settings }: Settling, supplierReference: string) {
  const { reference, supplier, pay_by: payBy, total_halalas: halalas } = order
  if (!payBy) await chargeHeld(trx, order, { at: now, actorSub: order.user_sub })
  const confirmed = { state: 'confirmed', supplier_word: 'Confirmed' } as const
  await updateOrder(trx, reference, { ...confirmed, supplier_reference: supplierReference, ...closedNow }, now)
  await recordEvents(trx, reference, now, [
    ...(payBy ? [] : [{ kind: 'CHARGED', actorKind: 'SYSTEM', halalas } as const]),
    { kind: 'CONFIRMED', actorKind: 'SUPPLIER', actor: supplier },
  ])
  await storeFirstOutcome(trx, product, order, reserved({ ...order, ...confirmed }, supplierReference))
  const proven = { ...order, ...confirmed, supplier_reference: supplierReference }
  const recipient = await readActor(trx, order.user_sub)
  if (payBy) {
    const { cult_code: cultCode } = order
    const { publicUrl } = settings
    const mail = {
      kind: 'booking-held',
      recipient,
      cultCode,
      refundHalalas: null,
      documents: [],
      publicUrl,
      now,
    } as const
    await mailOrder(trx, product, order, mail)
    return
  }
  await sendConfirmation(trx, { product, settings, order: proven, now }, recipient)
  await completePayment(trx, product, order, { publicUrl: settings.publicUrl, now })
}

async function leavePending(trx: Trx, { product, order, now }: Settling, supplierReference: string) {
  const pending = { state: 'pending', supplier_word: 'Pending', supplier_reference: supplierReference } as const
  const due = { due_at: askPendingAt(order.created_at, now), ...answeredNow }
  await updateOrder(trx, order.reference, { ...pending, ...due }, now)
  if (order.state === 'pending') return
  await recordEvents(trx, order.reference, now, [{ kind: 'PENDING', actorKind: 'SUPPLIER', actor: order.supplier }])
  await storeFirstOutcome(trx, product, order, reserved({ ...order, ...pending }, supplierReference))
}

async function fail(trx: Trx, { product, order, now }: Settling, message: string) {
  const { reference, supplier, company_id: companyId, total_halalas: halalas } = order
  // Before the wallet is locked, as when an order is placed: so no two transactions wait for each other.
  await freeUse(trx, reference, now)
  if (!order.pay_by) {
    await transfer(trx, {
      kind: 'release',
      from: heldOf(companyId),
      to: walletOf(companyId),
      halalas,
      at: now,
      orderReference: reference,
      actorSub: order.user_sub,
    })
  }
  await freeStock(trx, reference, 'failed')
  await revertPayment(trx, reference, now)
  const failed = { state: 'failed', supplier_word: 'Failed', supplier_reference: null, ...closedNow } as const
  await updateOrder(trx, reference, failed, now)
  await recordEvents(trx, reference, now, [{ kind: 'FAILED', actorKind: 'SUPPLIER', actor: supplier, note: message }])
  await storeFirstOutcome(trx, product, order, refusal('SUPPLIER_REFUSED', message, {}, { provider: supplier }))
}

/** Stores the answer of the placing call and its repetitions: the supplier's first one. Later states are read from the order. */
async function storeFirstOutcome(trx: Trx, { operation }: Product, order: Order, outcome: Envelope<unknown>) {
  if (!isUndecided(order)) return
  await storeOutcome(trx, { userSub: order.user_sub, operation, key: order.client_reference }, outcome)
}

const reserved = (order: Order, supplierReference: string) =>
  ok(
    {
      bookingStatus: order.supplier_word,
      bookingReferenceNo: order.reference,
      provider: order.supplier,
      totalPrice: riyals(order.total_halalas),
      payBy: order.pay_by && makkahLocal(order.pay_by),
    },
    {},
    { token: supplierReference },
  )
