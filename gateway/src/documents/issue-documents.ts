import { findCurrentLogoName } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { Product } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import type { Seller } from '#src/settings.ts'
import { findDocumentProblem } from './document-rules.ts'
import { readCurrentEditions } from './editions.ts'
import type { CreditReason, DocumentData, OrderData } from './document-data.ts'
import { readPayingCard } from './paying-card.ts'
import { readOrderData } from './read-order-data.ts'
import { type DocumentKind, formatDocumentNumber } from './kinds.ts'
import {
  addToSearch,
  findDocuments,
  insertDocument,
  findLastSequence,
  lockSeries,
  readMovements,
} from './repository.ts'
import type { IssuedDocument } from './tables.ts'

export interface IssueRequest {
  readonly product: Product
  readonly seller: Seller
  /** The order after the change that the documents record; locked by the caller. */
  readonly order: Order
  readonly now: Date
}

/** Adds the invoice unless only vouchers are requested, because receipts and credit notes refer to it. */
const addInvoice = (kinds: readonly DocumentKind[]): DocumentKind[] => [
  ...(kinds.some((kind) => kind !== 'voucher') ? (['invoice'] as const) : []),
  ...kinds.filter((kind) => kind !== 'invoice'),
]

/** Issues documents of the given kinds, each once per edition, and returns those that are available. */
export async function issueDocuments(
  trx: Trx,
  { product, seller, order, now }: IssueRequest,
  kinds: readonly DocumentKind[],
): Promise<IssuedDocument[]> {
  const card = await readPayingCard(trx, order)
  const kindsToIssue = addInvoice(kinds).filter((kind) => findDocumentProblem(order, kind, card) === null)
  const code = await lockSeries(trx, order.company_id)
  const currentEdition = await readCurrentEditions(trx, order.reference)
  const documents = await findDocuments(trx, order.reference)
  const issued = new Map(
    documents
      .filter((document) => document.edition === currentEdition(document.kind))
      .map((document) => [document.kind, document]),
  )
  let orderData: OrderData | undefined
  const numbers: string[] = []
  for (const kind of kindsToIssue) {
    if (issued.has(kind)) continue
    orderData ??= await readOrderData(trx, { product, order, seller, card })
    const invoice = issued.get('invoice') ?? documents.findLast((document) => document.kind === 'invoice')
    const document = await insertNextDocument(
      trx,
      { order, now, code, kind, edition: currentEdition(kind) },
      {
        ...orderData,
        refund: kind === 'creditNote' ? await readRefund(trx, order, now) : null,
        invoice: invoice ? toInvoiceReference(invoice) : null,
      },
    )
    issued.set(kind, document)
    numbers.push(document.number)
  }
  if (numbers.length > 0) await addToSearch(trx, order.reference, numbers)
  return kinds.flatMap((kind) => issued.get(kind) ?? [])
}

/**
 * Credits an order's invoice in full and returns the credit note, which has the invoice's data. If the invoice of a paid order is missing, it is
 * issued first. An unpaid order has an invoice only if its card authorization lapsed.
 */
export async function creditInvoice(trx: Trx, request: IssueRequest, reason: CreditReason): Promise<IssuedDocument[]> {
  const { order, now } = request
  const [invoice] = await issueDocuments(trx, request, ['invoice'])
  if (!invoice) return []
  const code = await lockSeries(trx, order.company_id)
  const { facts, edition } = invoice
  const refund = { halalas: facts.totalHalalas, at: now.toISOString(), ...reason }
  const note = await insertNextDocument(
    trx,
    { order, now, code, kind: 'creditNote', edition },
    { ...facts, refund, invoice: toInvoiceReference(invoice) },
  )
  await addToSearch(trx, order.reference, [note.number])
  return [note]
}

const toInvoiceReference = ({ number, issued_at: issuedAt }: IssuedDocument) => ({
  number,
  issuedAt: issuedAt.toISOString(),
})

interface NextDocument extends Pick<IssueRequest, 'order' | 'now'> {
  /** Code of the company's series, which is locked. */
  readonly code: number
  readonly kind: DocumentKind
  readonly edition: number
}

/** Inserts the company's next document of the given kind. */
async function insertNextDocument(
  trx: Trx,
  { order, now, code, kind, edition }: NextDocument,
  facts: DocumentData,
): Promise<IssuedDocument> {
  const sequence = (await findLastSequence(trx, order.company_id, kind)) + 1
  return insertDocument(trx, {
    company_id: order.company_id,
    order_reference: order.reference,
    kind,
    edition,
    sequence,
    number: formatDocumentNumber(kind, code, sequence),
    language: isLocale(order.cult_code) ? order.cult_code : 'en-US',
    issued_at: now,
    facts: JSON.stringify(facts),
    logo: await findCurrentLogoName(trx, order.company_id),
  })
}

async function readRefund(trx: Trx, { reference, refunded_halalas: halalas }: Order, now: Date) {
  const refund = (await readMovements(trx, reference)).findLast(({ kind }) => kind === 'REFUNDED')
  return { halalas, at: refund?.at ?? now.toISOString() }
}
