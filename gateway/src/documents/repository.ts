import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import { searchText } from '#src/orders/list/search-text.ts'
import type { Movement } from './document-data.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentsTable, IssuedDocument } from './tables.ts'

/** Locks a company's document series until the caller's transaction ends, so that numbers have no gaps. Returns the code of the series. */
export async function lockSeries(trx: Trx, companyId: string): Promise<number> {
  const lock = () =>
    trx
      .selectFrom('document_series')
      .select('code')
      .where('company_id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  const series = await lock()
  if (series) return series.code
  await trx
    .insertInto('document_series')
    .values({ company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const created = await lock()
  if (!created) throw new Error(`Company ${companyId} has no document series`)
  return created.code
}

export async function findLastSequence(trx: Trx, companyId: string, kind: DocumentKind): Promise<number> {
  const { last } = await trx
    .selectFrom('documents')
    .select((row) => row.fn.max('sequence').as('last'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export const insertDocument = (trx: Trx, document: Insertable<DocumentsTable>): Promise<IssuedDocument> =>
  trx.insertInto('documents').values(document).returningAll().executeTakeFirstOrThrow()

/** Adds document numbers to an order's search text, before the tags, which must come last. */
export async function addToSearch(trx: Trx, reference: string, numbers: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ search_text: sql`${`${searchText(numbers)} `} || search_text` })
    .where('reference', '=', reference)
    .execute()
}

/** Finds all documents of an order, oldest first. */
export const findDocuments = (db: Db, reference: string): Promise<IssuedDocument[]> =>
  db.selectFrom('documents').selectAll().where('order_reference', '=', reference).orderBy('id').execute()

/** Finds the last credit note of an order. */
export const findCreditNote = (db: Db, reference: string): Promise<IssuedDocument | undefined> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('order_reference', '=', reference)
    .where('kind', '=', 'creditNote')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether an order has a credit note, without reading it. */
export const hasCreditNote = async (db: Db, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select('id')
    .where('order_reference', '=', reference)
    .where('kind', '=', 'creditNote')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const findDocument = (db: Db, id: number): Promise<IssuedDocument | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the buyer of an order: the company, and the agent who booked. */
export const readBuyer = (db: Db, { companyId, userSub }: { companyId: string; userSub: string }) =>
  db
    .selectFrom('companies')
    .innerJoin('agents', (join) => join.on('agents.sub', '=', userSub))
    .select(['companies.name', 'companies.country', 'companies.licence_number', 'agents.name as agent'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()

/** Reads the charges and refunds of an order, oldest first. */
export async function readMovements(db: Db, reference: string): Promise<Movement[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['kind', 'at', 'amount_halalas'])
    .where('order_reference', '=', reference)
    .where('kind', 'in', ['CHARGED', 'REFUNDED'])
    .orderBy('id')
    .execute()
  return events.map(({ kind, at, amount_halalas: halalas }) => ({
    kind: kind === 'CHARGED' ? 'CHARGED' : 'REFUNDED',
    halalas: halalas ?? 0,
    at: at.toISOString(),
  }))
}
