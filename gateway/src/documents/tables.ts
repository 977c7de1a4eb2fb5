import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { Locale } from '#src/locales.ts'
import type { DocumentData } from './document-data.ts'
import type { DocumentKind } from './kinds.ts'

/** Companies that have documents. Locking a company's row keeps its document numbers consecutive. */
export interface DocumentSeriesTable {
  company_id: string
  /** Identifies the company in its document numbers. */
  code: Generated<number>
}

/** Issued documents; rows are never changed. */
export interface DocumentsTable {
  id: Generated<number>
  company_id: string
  order_reference: string
  kind: DocumentKind
  /** Number of order changes included in the document; see editions.ts. */
  edition: number
  /** Counts the company's documents of each kind, from 1 without gaps. */
  sequence: number
  number: string
  /** Display language when the document was issued. */
  language: ColumnType<Locale, Locale, never>
  issued_at: Instant
  facts: JSONColumnType<DocumentData>
  /** Name of the logo that the company had when the document was issued. */
  logo: ColumnType<string | null, string | null, never>
}

export type IssuedDocument = Selectable<DocumentsTable>

export interface DocumentTables {
  document_series: DocumentSeriesTable
  documents: DocumentsTable
}
