import type { Db } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import type { Order } from '#src/orders/repository.ts'
import { type DocumentStatus, computeDocumentStatuses } from './document-status.ts'
import { listDocumentProblems } from './document-rules.ts'
import { readCurrentEditions } from './editions.ts'
import { signLink } from './links.ts'
import { readPayingCard } from './paying-card.ts'
import { findDocuments } from './repository.ts'
import type { IssuedDocument } from './tables.ts'

/** Reads an order's issued documents with their statuses, oldest first. */
export async function readDocumentStatuses(
  db: Db,
  order: Pick<Order, 'reference' | 'state'>,
): Promise<(DocumentStatus & { readonly document: IssuedDocument })[]> {
  const documents = await findDocuments(db, order.reference)
  return computeDocumentStatuses(documents, {
    currentEdition: await readCurrentEditions(db, order.reference),
    state: order.state,
  })
}

/** Builds the view's `documents`: for each kind, the reason why it is unavailable, if any, and the issued documents with links in their languages. */
export async function viewDocuments({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>, order: Order) {
  const now = clock()
  const issued = await readDocumentStatuses(db, order)
  const hasCreditNote = issued.some(({ document }) => document.kind === 'creditNote')
  return listDocumentProblems(order, await readPayingCard(db, order), { hasCreditNote }).map(({ kind, problem }) => ({
    kind,
    problem,
    issued: issued
      .filter(({ document }) => document.kind === kind)
      .map(({ document: { id, number, language, issued_at: issuedAt }, isCurrent }) => ({
        number,
        issuedAt: issuedAt.toISOString(),
        isCurrent,
        path: `/documents/${signLink(settings.documentLinkKey, { id, locale: language, now }).token}`,
      })),
  }))
}
