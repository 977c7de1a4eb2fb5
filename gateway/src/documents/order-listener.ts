import type { Trx } from '#src/database/db.ts'
import type { OrderUpdate, OrderListener } from '#src/orders/order-listener.ts'
import { isPaidByCard } from '#src/orders/payment/funds.ts'
import { creditInvoice, issueDocuments } from './issue-documents.ts'
import type { DocumentKind } from './kinds.ts'
import type { IssuedDocument } from './tables.ts'

const toIssueRequest = ({ product, settings, order, now }: OrderUpdate) => ({
  product,
  seller: settings.seller,
  order,
  now,
})

const issue = (trx: Trx, update: OrderUpdate, kinds: readonly DocumentKind[]) =>
  issueDocuments(trx, toIssueRequest(update), kinds)

/** Returns the ids of documents to attach to an e-mail: all except receipts. */
const selectIdsToAttach = (documents: readonly IssuedDocument[]): number[] =>
  documents.filter(({ kind }) => kind !== 'receipt').map(({ id }) => id)

/** Issues documents when orders are paid, charged, cancelled or changed. */
export const documentListener: OrderListener = {
  // The receipt for a card payment is issued when the card is charged.
  paid: async (trx, update) =>
    selectIdsToAttach(
      await issue(trx, update, ['voucher', 'invoice', ...(isPaidByCard(update.order) ? [] : (['receipt'] as const))]),
    ),
  charged: async (trx, update) => selectIdsToAttach(await issue(trx, update, ['receipt'])),
  cancelled: async (trx, update) =>
    selectIdsToAttach(
      update.order.pay_by === null
        ? await issue(trx, update, ['creditNote'])
        : await creditInvoice(trx, toIssueRequest(update), { isUnpaid: true }),
    ),
  // The old invoice is credited in full and a new one is issued, so that each shows one service at one price.
  changing: async (trx, update) =>
    update.hasNewDates ? selectIdsToAttach(await creditInvoice(trx, toIssueRequest(update), { isOfChange: true })) : [],
  changed: async (trx, update) =>
    update.order.pay_by === null
      ? selectIdsToAttach(
          await issue(trx, update, ['voucher', ...(update.hasNewDates ? (['invoice', 'receipt'] as const) : [])]),
        )
      : [],
}
