import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { orderNotFound } from '#src/orders/cancel/refusals.ts'
import { productOf } from '#src/orders/product-of.ts'
import { findOrder, lockOrder } from '#src/orders/repository.ts'
import { findDocumentProblem } from './document-rules.ts'
import { issueDocuments } from './issue-documents.ts'
import type { DocumentKind } from './kinds.ts'
import { signLink } from './links.ts'
import { readPayingCard } from './paying-card.ts'
import { documentFileName } from './render/render-document.ts'
import { findCreditNote, hasCreditNote } from './repository.ts'
import type { DocumentBody, DocumentLink } from './schemas.ts'

const messages: Record<DocumentKind, string> = {
  invoice: 'Invoice is not possible for this booking!',
  voucher: 'Voucher is not possible for this booking!',
  receipt: 'Receipt is not possible for this booking!',
  creditNote: 'Credit note is not possible for this booking!',
}

/** Issues a document of the company's booking if it does not exist yet, and returns a signed link to it. */
export async function requestDocument(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo: reference, provider, kind, cultCode: locale }: DocumentBody,
): Promise<Envelope<DocumentLink>> {
  const { db, clock, settings } = deps
  const foundOrder = await findOrder(db, agent, { reference, provider })
  if (!foundOrder) return orderNotFound()
  const now = clock()
  const product = productOf(deps.products, foundOrder)
  const { seller } = settings
  const result = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reference)
    const problem = findDocumentProblem(order, kind, await readPayingCard(trx, order), {
      hasCreditNote: await hasCreditNote(trx, reference),
    })
    if (problem) return problem
    const [document] = await issueDocuments(trx, { product, seller, order, now }, [kind])
    // Without a refund, the order's last credit note was issued for a change.
    return document ?? (kind === 'creditNote' ? findCreditNote(trx, reference) : undefined)
  })
  if (typeof result === 'string') return refusal('DOCUMENT_NOT_POSSIBLE', messages[kind], { kind, reason: result })
  if (!result) throw new Error(`The ${kind} of ${reference} is possible but was not issued`)
  const { token, expiresAt } = signLink(settings.documentLinkKey, { id: result.id, locale, now })
  return ok({
    number: result.number,
    path: `/documents/${token}`,
    expiresAt: expiresAt.toISOString(),
    fileName: documentFileName(result),
  })
}
