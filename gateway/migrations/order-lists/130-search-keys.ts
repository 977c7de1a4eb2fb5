import { type Kysely, sql } from 'kysely'
import { searchText } from '../../src/orders/list/search-text.ts'
import { searchKey } from '../../src/values/text.ts'

// Search texts consist of search keys. Their rules are imported, not frozen: a change of them needs another migration that rewrites all rows.

interface Row {
  readonly reference: string
  readonly search_text: string
  readonly tags: readonly string[]
}

const BATCH = 1000

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`select reference, search_text, tags from orders
      where reference collate "C" > ${after} order by reference collate "C" limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const texts = JSON.stringify(rows.map((row) => ({ reference: row.reference, search_text: rewritten(row) })))
    await sql`update orders set search_text = rewritten.search_text
      from jsonb_to_recordset(${texts}::jsonb) as rewritten (reference text, search_text text)
      where orders.reference = rewritten.reference`.execute(db)
    after = last.reference
  }
}

/** An old text does not mark the ends of names: it lists the words, then all words as one key, then the tags. */
function rewritten({ search_text: text, tags }: Row): string {
  const padded = ` ${text} `
  const tagged = ` ${oldFoldedText(tags.join(' '))} `
  const at = tags.length > 0 ? padded.lastIndexOf(tagged) : -1
  const rest = at < 0 ? text : `${padded.slice(0, at)} ${padded.slice(at + tagged.length)}`
  return [searchText(rest.split(' ')), searchKey(rest), searchText(tags)].filter(Boolean).join(' ')
}

const oldFoldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةہھ]/g, 'ه')
    .replaceAll(/\s+/g, ' ')
    .trim()
