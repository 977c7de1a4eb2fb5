import { currentLogo } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { Product } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import { documentProblem } from './document-rules.ts'
import type { OrderFacts, Seller } from './facts.ts'
import { payingCard } from './paying-card.ts'
import { gatherFacts } from './gather-facts.ts'
import { type DocumentKind, documentNumber } from './kinds.ts'
import { addToSearch, findDocuments, insertDocument, lastSequence, lockSeries, readMoneyDates } from './repository.ts'
import type { IssuedDocument } from './tables.ts'

export interface Issuing {
  readonly product: Product
  readonly seller: Seller
  /** As it is after the change that the documents prove; locked by the caller. */
  readonly order: Order
  readonly now: Date
}

/** Receipts and credit notes name the invoice, so it is issued with them. */
const withInvoice = (kinds: readonly DocumentKind[]): DocumentKind[] => [
  ...(kinds.some((kind) => kind !== 'voucher') ? (['invoice'] as const) : []),
  ...kinds.filter((kind) => kind !== 'invoice'),
]

/** Issues an order's documents of some kinds, each once, and returns those that are possible. */
export async function issueDocuments(
  trx: Trx,
  { product, seller, order, now }: Issuing,
  kinds: readonly DocumentKind[],
): Promise<IssuedDocument[]> {
  const card = await payingCard(trx, order)
  const wanted = withInvoice(kinds).filter((kind) => documentProblem(order, kind, card) === null)
  const code = await lockSeries(trx, order.company_id)
  const issued = new Map((await findDocuments(trx, order.reference)).map((document) => [document.kind, document]))
  const logo = await currentLogo(trx, order.company_id)
  let facts: OrderFacts | undefined
  const numbers: string[] = []
  for (const kind of wanted) {
    if (issued.has(kind)) continue
    facts ??= await gatherFacts(trx, { product, order, seller, card })
    const sequence = (await lastSequence(trx, order.company_id, kind)) + 1
    const invoice = issued.get('invoice')
    const document = await insertDocument(trx, {
      company_id: order.company_id,
      order_reference: order.reference,
      kind,
      sequence,
      number: documentNumber(kind, code, sequence),
      language: isLocale(order.cult_code) ? order.cult_code : 'en-US',
      issued_at: now,
      facts: JSON.stringify({
        ...facts,
        refund: kind === 'creditNote' ? await refundOf(trx, order, now) : null,
        invoice: invoice && kind !== 'invoice' ? { number: invoice.number, issuedAt: invoice.issued_at } : null,
      }),
      logo,
    })
    issued.set(kind, document)
    numbers.push(document.number)
  }
  if (numbers.length > 0) await addToSearch(trx, order.reference, numbers)
  return kinds.flatMap((kind) => issued.get(kind) ?? [])
}

async function refundOf(trx: Trx, { reference, refunded_halalas: halalas }: Order, now: Date) {
  const { refundedAt } = await readMoneyDates(trx, reference)
  return { halalas, at: refundedAt ?? now.toISOString() }
}
