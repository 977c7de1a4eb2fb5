import type { Trx } from '#src/database/db.ts'
import type { News, OrderFollower } from '#src/orders/follower.ts'
import { isPaidByCard } from '#src/orders/payment/funds.ts'
import { creditInvoice, issueDocuments } from './issue-documents.ts'
import type { DocumentKind } from './kinds.ts'
import type { IssuedDocument } from './tables.ts'

const issuing = ({ product, settings, order, now }: News) => ({ product, seller: settings.seller, order, now })

const issue = (trx: Trx, news: News, kinds: readonly DocumentKind[]) => issueDocuments(trx, issuing(news), kinds)

/** Mails attach no receipts. */
const attached = (documents: readonly IssuedDocument[]): number[] =>
  documents.filter(({ kind }) => kind !== 'receipt').map(({ id }) => id)

/** Issues the documents that orders need. */
export const documentFollower: OrderFollower = {
  // The receipt of a card is issued when it is charged.
  paid: async (trx, news) =>
    attached(
      await issue(trx, news, ['voucher', 'invoice', ...(isPaidByCard(news.order) ? [] : (['receipt'] as const))]),
    ),
  charged: async (trx, news) => attached(await issue(trx, news, ['receipt'])),
  cancelled: async (trx, news) =>
    attached(
      news.order.pay_by === null
        ? await issue(trx, news, ['creditNote'])
        : await creditInvoice(trx, issuing(news), { isUnpaid: true }),
    ),
  // The invoice of the old dates is credited as a whole and another one is issued, so that each states one service at one price.
  changing: async (trx, news) =>
    news.hasNewDates ? attached(await creditInvoice(trx, issuing(news), { isOfChange: true })) : [],
  changed: async (trx, news) =>
    news.order.pay_by === null
      ? attached(await issue(trx, news, ['voucher', ...(news.hasNewDates ? (['invoice', 'receipt'] as const) : [])]))
      : [],
}
