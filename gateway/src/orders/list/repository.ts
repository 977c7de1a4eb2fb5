import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { type ListedOrder, listedColumns } from '../repository.ts'
import type { OrderState } from '../tables.ts'
import type { ListFilter } from './list-query.ts'

/** A range of a column, both ends included; `before` excludes its end. A row without a value is outside every range. */
export interface Range {
  readonly column: 'created_at' | 'starts_on' | 'ends_on' | 'free_until' | 'pay_by'
  readonly from?: Date | string
  readonly to?: Date | string
  readonly before?: Date | string
  readonly isNull?: true
}

/** Filters of a company's orders, all of which must match. */
export interface OrderFilter {
  readonly states?: readonly OrderState[]
  readonly notStates?: readonly OrderState[]
  readonly references?: readonly string[]
  readonly clientReference?: { readonly userSub: string; readonly key: string }
  readonly words?: readonly string[]
  /** Orders with at least one of these tags, spelled as stored. */
  readonly tags?: readonly string[]
  readonly ranges: readonly Range[]
  /** Orders that wait for the supplier's response. */
  readonly isAwaited: boolean
  /** Unpaid orders. */
  readonly isUnpaid?: boolean
  /** Matches no order. */
  readonly isNever: boolean
}

type SortColumn = Range['column'] | 'total_halalas'

export interface OrderSort {
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
  /** Rows from here on come first, ascending; earlier rows follow, descending. */
  readonly upcomingFrom?: Date | string
}

/** Orders of a company that match all filters. */
export interface Matching {
  readonly companyId: string
  readonly filters: readonly OrderFilter[]
}

type Test = RawBuilder<SqlBool>

const nothing: Test = sql`false`
/** `like` pattern for a text that contains a word. */
export const containing = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
const anyOf = (column: string, values: readonly string[]): Test =>
  values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : nothing

const rangeTests = ({ column, from, to, before, isNull }: Range): Test[] => [
  ...(isNull ? [sql<SqlBool>`${sql.ref(column)} is null`] : []),
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${to}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} < ${before}`]),
  ...(from === undefined && to === undefined && before === undefined && !isNull
    ? [sql<SqlBool>`${sql.ref(column)} is not null`]
    : []),
]

const filterTests = (companyId: string, filter: OrderFilter): Test[] => [
  ...(filter.isNever ? [nothing] : []),
  ...(filter.states ? [anyOf('state', filter.states)] : []),
  ...(filter.notStates?.length ? [sql<SqlBool>`not ${anyOf('state', filter.notStates)}`] : []),
  ...(filter.references ? [anyOf('reference', filter.references)] : []),
  ...(filter.clientReference
    ? [sql<SqlBool>`user_sub = ${filter.clientReference.userSub} and client_reference = ${filter.clientReference.key}`]
    : []),
  ...(filter.words ?? []).map((word): Test => sql`search_text like ${containing(word)}`),
  ...(filter.tags
    ? [
        sql<SqlBool>`reference in (select order_reference from order_tags
          where company_id = ${companyId} and ${anyOf('tag', filter.tags)})`,
      ]
    : []),
  ...filter.ranges.flatMap(rangeTests),
  ...(filter.isAwaited ? [sql<SqlBool>`due_at is not null`] : []),
  // While the card page of an order is open, no supplier has been asked.
  ...(filter.isUnpaid ? [sql<SqlBool>`(pay_by is not null or state = 'authorizing')`] : []),
]

/** Lists have no abandoned orders. */
const isListed: Test = sql`state <> 'abandoned'`

const testsOf = ({ companyId, filters }: Matching): Test[] => [
  sql`company_id = ${companyId}`,
  isListed,
  ...filters.flatMap((filter) => filterTests(companyId, filter)),
]

const canMatch = ({ filters }: Matching) =>
  filters.every(
    ({ isNever, states, references, tags }) =>
      [states, references, tags].every((values) => values === undefined || values.length > 0) && !isNever,
  )

const allOf = (matching: Matching, ...others: Test[]): Test =>
  sql`${sql.join([...testsOf(matching), ...others], sql` and `)}`

/** Number of orders in each state. Without filters the counts are stored; otherwise an index is counted if the filters allow it. */
export async function countByState(db: Db, matching: Matching): Promise<ReadonlyMap<OrderState, number>> {
  if (!canMatch(matching)) return new Map()
  if (matching.filters.length === 0) return countAll(db, matching.companyId)
  const counts = await db
    .selectFrom('orders')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(allOf(matching))
    .groupBy('state')
    .execute()
  return new Map(counts.map(({ state, count }) => [state, count]))
}

async function countAll(db: Db, companyId: string): Promise<ReadonlyMap<OrderState, number>> {
  const states = [
    'authorizing',
    'requested',
    'unanswered',
    'pending',
    'confirmed',
    'cancelling',
    'changing',
    'cancelled',
    'failed',
  ] as const
  const counts = await db
    .selectFrom('order_counts')
    .select(states)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return new Map(states.map((state) => [state, counts?.[state] ?? 0]))
}

/** References are compared by their bytes, as the indexes do. */
const byReference = sql`orders.reference collate "C"`
const reversed = { asc: 'desc', desc: 'asc' } as const

interface Slice {
  readonly matching: Matching
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** Rows of one order. The inner query reads indexes only, so that the rows before the page are not read. */
const readSlice = (db: Db, { matching, column, direction, skip, limit }: Slice): Promise<ListedOrder[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('reference')
        .where(allOf(matching))
        .orderBy(column, direction)
        .orderBy(byReference, direction)
        .limit(limit)
        .offset(skip)
        .as('page'),
    )
    .innerJoin('orders', 'orders.reference', 'page.reference')
    .select(listedColumns.map((name) => `orders.${name}` as const))
    .orderBy(`orders.${column}`, direction)
    .orderBy(byReference, direction)
    .execute()

/** Consecutive rows of a list in the same sort direction. `isRest` marks the run with all remaining rows. */
interface Run {
  readonly span?: Range
  readonly direction: 'asc' | 'desc'
  readonly isRest?: true
}

const runsOf = ({ column, direction, upcomingFrom }: OrderSort): Run[] => {
  // Every order has these.
  if (column === 'total_halalas' || (upcomingFrom === undefined && column === 'created_at'))
    return [{ direction, isRest: true }]
  const undated: Run = { span: { column, isNull: true }, direction: 'asc' }
  if (upcomingFrom === undefined) return [{ span: { column }, direction, isRest: true }, undated]
  return [
    { span: { column, from: upcomingFrom }, direction: 'asc' },
    // Not counted, because this run has most of the rows.
    { span: { column, before: upcomingFrom }, direction: 'desc', isRest: true },
    undated,
  ]
}

const withRange = ({ companyId, filters }: Matching, span: Range | undefined): Matching => ({
  companyId,
  filters: span ? [...filters, { ranges: [span], isAwaited: false, isNever: false }] : filters,
})

const sum = (counts: ReadonlyMap<OrderState, number>) => [...counts.values()].reduce((all, count) => all + count, 0)

/** Number of rows in each run of a list of `total` rows. */
async function sizesOf(db: Db, matching: Matching, runs: readonly Run[], total: number): Promise<number[]> {
  const sizes: number[] = []
  for (const { span, isRest } of runs) {
    sizes.push(isRest ? 0 : sum(await countByState(db, withRange(matching, span))))
  }
  const counted = sizes.reduce((all, size) => all + size, 0)
  return sizes.map((size, index) => (runs[index]?.isRest ? total - counted : size))
}

/** Rows of a page. The second half of a run is read from its end. */
export async function readPage(
  db: Db,
  matching: Matching,
  sort: OrderSort,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Promise<ListedOrder[]> {
  const rows: ListedOrder[] = []
  if (!canMatch(matching)) return rows
  const runs = runsOf(sort)
  // The first page needs no sizes: it begins with the first run.
  const sizes = offset === 0 ? [] : await sizesOf(db, matching, runs, total)
  let skip = offset
  for (const [index, { span, direction }] of runs.entries()) {
    if (rows.length === limit) break
    const run = { matching: withRange(matching, span), column: sort.column }
    const size = sizes[index] ?? Infinity
    const wanted = Math.min(limit - rows.length, size - skip)
    if (wanted > 0) {
      const isFar = size < Infinity && skip > size / 2
      const slice = await readSlice(db, {
        ...run,
        direction: isFar ? reversed[direction] : direction,
        skip: isFar ? size - skip - wanted : skip,
        limit: wanted,
      })
      rows.push(...(isFar ? slice.toReversed() : slice))
    }
    skip = Math.max(0, skip - size)
  }
  return rows
}

/** The company's tags, each once. Each step looks up the next tag without reading the orders that have it. */
export async function readTags(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      (select tag from order_tags where company_id = ${companyId} order by tag limit 1)
      union all
      select (select tag from order_tags where company_id = ${companyId} and tag > tags.tag order by tag limit 1)
      from tags where tags.tag is not null)
    select tag from tags where tag is not null`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Sums of amounts, and the number of orders without one. Refunds cover cancelled orders, commissions all others. */
export const readSums = (db: Db, matching: Matching) =>
  db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(total_halalas), 0)::bigint`.as('sold'),
      sql<number>`count(*) filter (where state = 'cancelled')`.as('cancelled'),
      sql<number>`coalesce(sum(refunded_halalas) filter (where state = 'cancelled'), 0)::bigint`.as('refunded'),
      sql<number>`count(commission_halalas) filter (where state <> 'cancelled')`.as('with_commission'),
      sql<number>`coalesce(sum(commission_halalas) filter (where state <> 'cancelled'), 0)::bigint`.as('commission'),
    ])
    .where(allOf(matching))
    .executeTakeFirstOrThrow()

/** A page of a company's orders after a key. Ties are sorted by reference, ascending. */
export const listOrders = (db: Db, filter: ListFilter): Promise<ListedOrder[]> => {
  const { column, direction } = filter.sort
  const beyond = direction === 'desc' ? sql`<` : sql`>`
  return db
    .selectFrom('orders')
    .select(listedColumns)
    .where('company_id', '=', filter.companyId)
    .where((eb) => {
      const { clientReference, states, createdFrom, createdBefore, updatedSince, words, after } = filter
      return eb.and([
        ...(clientReference
          ? [eb('user_sub', '=', clientReference.userSub), eb('client_reference', '=', clientReference.key)]
          : []),
        // Abandoned orders are found by key and by change date, so that clients with a stored copy learn about them.
        ...(clientReference || updatedSince ? [] : [isListed]),
        ...(states ? [states.length > 0 ? eb('state', 'in', states) : eb.lit(false)] : []),
        ...(createdFrom ? [eb('created_at', '>=', createdFrom)] : []),
        ...(createdBefore ? [eb('created_at', '<', createdBefore)] : []),
        ...(updatedSince ? [eb('updated_at', '>=', updatedSince)] : []),
        ...words.map((word) => eb('search_text', 'like', containing(word))),
        ...(after
          ? [sql<boolean>`(${sql.ref(column)}, ${byReference}) ${beyond} (${after.value}, ${after.reference})`]
          : []),
      ])
    })
    .orderBy(column, direction)
    .orderBy(byReference, direction)
    .limit(filter.limit)
    .execute()
}
