import { sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { compactCode } from '#src/values/text.ts'
import { isSameTag, searchText } from '../list/search-text.ts'
import { containsPattern, readTags } from '../list/repository.ts'
import { type ListedOrder, listedColumns } from '../repository.ts'
import type { LookupField } from './schemas.ts'

export type FoundOrder = ListedOrder & { readonly found_by: LookupField }

/**
 * Finds orders of a company that match a text, the most specific fields first, then the newest. References, passports and tags must match
 * as a whole; names and document numbers match by words.
 */
export async function findOrdersByText(
  db: Db,
  { companyId, text, words, limit }: { companyId: string; text: string; words: readonly string[]; limit: number },
): Promise<FoundOrder[]> {
  const lowercased = text.toLowerCase()
  const tags = (await readTags(db, companyId)).filter((tag) => isSameTag(tag, text))
  const textKey = searchText([text])
  const { rows } = await sql<FoundOrder>`
    with found as (
      select reference, 'brn' as found_by, 1 as rank from orders where reference = ${text.toUpperCase()}
      union all
      select reference, 'supplierReference', 2 from orders where lower(supplier_reference) = ${lowercased}
      union all
      select reference, 'partnerReferenceNo', 3 from orders
        where company_id = ${companyId} and search_text like ${containsPattern(textKey)} and lower(partner_reference) = ${lowercased}
      union all
      select reference, 'passportNo', 4 from orders where lookup_keys @> array[${compactCode(text)}]::text[]
      union all
      select order_reference, 'tag', 5 from order_tags
        where company_id = ${companyId} and ${tags.length > 0 ? sql`tag in (${sql.join(tags)})` : sql`false`}
      union all
      (select reference, 'text', 6 from orders
        where company_id = ${companyId} and state <> 'abandoned' and ${sql.join(
          words.map((word) => sql`search_text like ${containsPattern(word)}`),
          sql` and `,
        )}
        order by created_at desc limit ${limit})),
    best as (select distinct on (reference) reference, found_by, rank from found order by reference, rank)
    select ${sql.join(listedColumns.map((name) => sql.ref(`orders.${name}`)))}, best.found_by
    from best join orders using (reference)
    where company_id = ${companyId} and state <> 'abandoned'
    order by best.rank, orders.created_at desc, orders.reference
    limit ${limit}`.execute(db)
  return rows
}
