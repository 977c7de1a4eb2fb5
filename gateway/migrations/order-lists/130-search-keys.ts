import { type Kysely, sql } from 'kysely'
import { searchText } from '../../src/orders/list/search-text.ts'
import { searchKey } from '../../src/values/text.ts'

// Converts search texts to lists of search keys. The rules for keys are imported, not frozen, so each change to them needs another migration that
// rewrites all rows.

interface Row {
  readonly reference: string
  readonly search_text: string
  readonly tags: readonly string[]
}

const BATCH_SIZE = 1000

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let lastReference = ''; ;) {
    const { rows } = await sql<Row>`select reference, search_text, tags from orders
      where reference collate "C" > ${lastReference} order by reference collate "C" limit ${BATCH_SIZE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const texts = JSON.stringify(rows.map((row) => ({ reference: row.reference, search_text: rewriteSearchText(row) })))
    await sql`update orders set search_text = rewritten.search_text
      from jsonb_to_recordset(${texts}::jsonb) as rewritten (reference text, search_text text)
      where orders.reference = rewritten.reference`.execute(db)
    lastReference = last.reference
  }
}

/**
 * Converts an old search text to search keys. The old text does not mark where names end, so the new one lists each word, then all words as
 * one key, then the tags.
 */
function rewriteSearchText({ search_text: text, tags }: Row): string {
  const padded = ` ${text} `
  const foldedTags = ` ${foldAsOldReleases(tags.join(' '))} `
  const tagsStart = tags.length > 0 ? padded.lastIndexOf(foldedTags) : -1
  const rest = tagsStart < 0 ? text : `${padded.slice(0, tagsStart)} ${padded.slice(tagsStart + foldedTags.length)}`
  return [searchText(rest.split(' ')), searchKey(rest), searchText(tags)].filter(Boolean).join(' ')
}

/** Folds text as releases before this migration did. */
const foldAsOldReleases = (text: string): string =>
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
