import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { sum } from '#src/values/shares.ts'
import { type ListedOrder, listedColumns } from '../repository.ts'
import type { OrderState } from '../tables.ts'
import type { ListFilter } from './list-query.ts'

/** A range of a column. `from` and `to` are inclusive, `before` is exclusive. Rows without a value are outside every range. */
export interface Range {
  readonly column: 'created_at' | 'starts_on' | 'ends_on' | 'free_until' | 'pay_by'
  readonly from?: Date | string
  readonly to?: Date | string
  readonly before?: Date | string
  readonly isNull?: true
}

/** Filter of a company's orders. All its conditions must match. */
export interface OrderFilter {
  readonly states?: readonly OrderState[]
  readonly excludedStates?: readonly OrderState[]
  readonly references?: readonly string[]
  readonly clientReference?: { readonly userSub: string; readonly key: string }
  readonly words?: readonly string[]
  /** Only orders with at least one of these tags, spelled as stored. */
  readonly tags?: readonly string[]
  readonly ranges: readonly Range[]
  /** Only orders that wait for the supplier's response. */
  readonly isAwaitingSupplier: boolean
  /** Only unpaid orders. */
  readonly isUnpaid?: boolean
  /** Whether the filter matches no order at all. */
  readonly matchesNone: boolean
}

type SortColumn = Range['column'] | 'total_halalas'

export interface OrderSort {
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
  /** Rows from this value on come first, ascending. Earlier rows follow, descending. */
  readonly upcomingFrom?: Date | string
}

/** Selects the orders of a company that match all filters. */
export interface OrderSelection {
  readonly companyId: string
  readonly filters: readonly OrderFilter[]
}

type Condition = RawBuilder<SqlBool>

const matchesNothing: Condition = sql`false`
/** Returns a `like` pattern that matches texts containing a word. */
export const containsPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
const isOneOf = (column: string, values: readonly string[]): Condition =>
  values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : matchesNothing

const rangeConditions = ({ column, from, to, before, isNull }: Range): Condition[] => [
  ...(isNull ? [sql<SqlBool>`${sql.ref(column)} is null`] : []),
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${to}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} < ${before}`]),
  ...(from === undefined && to === undefined && before === undefined && !isNull
    ? [sql<SqlBool>`${sql.ref(column)} is not null`]
    : []),
]

const filterConditions = (companyId: string, filter: OrderFilter): Condition[] => [
  ...(filter.matchesNone ? [matchesNothing] : []),
  ...(filter.states ? [isOneOf('state', filter.states)] : []),
  ...(filter.excludedStates?.length ? [sql<SqlBool>`not ${isOneOf('state', filter.excludedStates)}`] : []),
  ...(filter.references ? [isOneOf('reference', filter.references)] : []),
  ...(filter.clientReference
    ? [sql<SqlBool>`user_sub = ${filter.clientReference.userSub} and client_reference = ${filter.clientReference.key}`]
    : []),
  ...(filter.words ?? []).map((word): Condition => sql`search_text like ${containsPattern(word)}`),
  ...(filter.tags
    ? [
        sql<SqlBool>`reference in (select order_reference from order_tags
          where company_id = ${companyId} and ${isOneOf('tag', filter.tags)})`,
      ]
    : []),
  ...filter.ranges.flatMap(rangeConditions),
  ...(filter.isAwaitingSupplier ? [sql<SqlBool>`due_at is not null`] : []),
  // An order whose card page is open is unpaid, too.
  ...(filter.isUnpaid ? [sql<SqlBool>`(pay_by is not null or state = 'authorizing')`] : []),
]

/** Lists omit abandoned orders. */
const isListed: Condition = sql`state <> 'abandoned'`

const buildConditions = ({ companyId, filters }: OrderSelection): Condition[] => [
  sql`company_id = ${companyId}`,
  isListed,
  ...filters.flatMap((filter) => filterConditions(companyId, filter)),
]

const canMatch = ({ filters }: OrderSelection) =>
  filters.every(
    ({ matchesNone, states, references, tags }) =>
      [states, references, tags].every((values) => values === undefined || values.length > 0) && !matchesNone,
  )

const matchesAll = (selection: OrderSelection, ...others: Condition[]): Condition =>
  sql`${sql.join([...buildConditions(selection), ...others], sql` and `)}`

/** Counts orders by state. Without filters, it reads the stored counts. Otherwise it counts rows, with an index if the filters allow one. */
export async function countByState(db: Db, selection: OrderSelection): Promise<ReadonlyMap<OrderState, number>> {
  if (!canMatch(selection)) return new Map()
  if (selection.filters.length === 0) return readStoredCounts(db, selection.companyId)
  const counts = await db
    .selectFrom('orders')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(matchesAll(selection))
    .groupBy('state')
    .execute()
  return new Map(counts.map(({ state, count }) => [state, count]))
}

async function readStoredCounts(db: Db, companyId: string): Promise<ReadonlyMap<OrderState, number>> {
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

/** References are compared by bytes, as in the indexes. */
const referenceColumn = sql`orders.reference collate "C"`
const oppositeDirection = { asc: 'desc', desc: 'asc' } as const

interface Slice {
  readonly selection: OrderSelection
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** Reads rows in one sort direction. The inner query reads only indexes, so that skipped rows are not read. */
const readSlice = (db: Db, { selection, column, direction, skip, limit }: Slice): Promise<ListedOrder[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('reference')
        .where(matchesAll(selection))
        .orderBy(column, direction)
        .orderBy(referenceColumn, direction)
        .limit(limit)
        .offset(skip)
        .as('page'),
    )
    .innerJoin('orders', 'orders.reference', 'page.reference')
    .select(listedColumns.map((name) => `orders.${name}` as const))
    .orderBy(`orders.${column}`, direction)
    .orderBy(referenceColumn, direction)
    .execute()

/** Consecutive rows of a list in the same sort direction. `isRemainder` marks the run that contains all rows outside the other runs. */
interface Run {
  readonly range?: Range
  readonly direction: 'asc' | 'desc'
  readonly isRemainder?: true
}

const splitIntoRuns = ({ column, direction, upcomingFrom }: OrderSort): Run[] => {
  // Every order has a value in these columns.
  if (column === 'total_halalas' || (upcomingFrom === undefined && column === 'created_at'))
    return [{ direction, isRemainder: true }]
  const undatedRun: Run = { range: { column, isNull: true }, direction: 'asc' }
  if (upcomingFrom === undefined) return [{ range: { column }, direction, isRemainder: true }, undatedRun]
  return [
    { range: { column, from: upcomingFrom }, direction: 'asc' },
    // The size of this run is computed from the total, because counting most of the rows would be slow.
    { range: { column, before: upcomingFrom }, direction: 'desc', isRemainder: true },
    undatedRun,
  ]
}

const withRange = ({ companyId, filters }: OrderSelection, range: Range | undefined): OrderSelection => ({
  companyId,
  filters: range ? [...filters, { ranges: [range], isAwaitingSupplier: false, matchesNone: false }] : filters,
})

/** Returns the number of rows in each run of a list of `total` rows. */
async function countRuns(db: Db, selection: OrderSelection, runs: readonly Run[], total: number): Promise<number[]> {
  const sizes: number[] = []
  for (const { range, isRemainder } of runs) {
    sizes.push(isRemainder ? 0 : sum([...(await countByState(db, withRange(selection, range))).values()]))
  }
  const counted = sum(sizes)
  return sizes.map((size, index) => (runs[index]?.isRemainder ? total - counted : size))
}

/** Reads the rows of a page. Rows in the second half of a run are read backward from its end. */
export async function readPage(
  db: Db,
  selection: OrderSelection,
  sort: OrderSort,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Promise<ListedOrder[]> {
  const rows: ListedOrder[] = []
  if (!canMatch(selection)) return rows
  const runs = splitIntoRuns(sort)
  // The first page needs no sizes, because it begins with the first run.
  const sizes = offset === 0 ? [] : await countRuns(db, selection, runs, total)
  let skip = offset
  for (const [index, { range, direction }] of runs.entries()) {
    if (rows.length === limit) break
    const run = { selection: withRange(selection, range), column: sort.column }
    const size = sizes[index] ?? Infinity
    const count = Math.min(limit - rows.length, size - skip)
    if (count > 0) {
      const isInSecondHalf = size < Infinity && skip > size / 2
      const slice = await readSlice(db, {
        ...run,
        direction: isInSecondHalf ? oppositeDirection[direction] : direction,
        skip: isInSecondHalf ? size - skip - count : skip,
        limit: count,
      })
      rows.push(...(isInSecondHalf ? slice.toReversed() : slice))
    }
    skip = Math.max(0, skip - size)
  }
  return rows
}

/** Reads the company's distinct tags. Each step looks up the next tag in the index, without reading the orders that have it. */
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

/** Adds up prices, refunds and commissions, and counts the orders that have them. Refunds are counted for cancelled orders, commissions for all others. */
export const readSums = (db: Db, selection: OrderSelection) =>
  db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(total_halalas), 0)::bigint`.as('total_price'),
      sql<number>`count(*) filter (where state = 'cancelled')`.as('cancelled'),
      sql<number>`coalesce(sum(refunded_halalas) filter (where state = 'cancelled'), 0)::bigint`.as('refunded'),
      sql<number>`count(commission_halalas) filter (where state <> 'cancelled')`.as('with_commission'),
      sql<number>`coalesce(sum(commission_halalas) filter (where state <> 'cancelled'), 0)::bigint`.as('commission'),
    ])
    .where(matchesAll(selection))
    .executeTakeFirstOrThrow()

/** Reads a page of a company's orders after a key. Ties are sorted by reference, in the same direction. */
export const listOrders = (db: Db, filter: ListFilter): Promise<ListedOrder[]> => {
  const { column, direction } = filter.sort
  const afterOperator = direction === 'desc' ? sql`<` : sql`>`
  return db
    .selectFrom('orders')
    .select(listedColumns)
    .where('company_id', '=', filter.companyId)
    .where((eb) => {
      const { clientReference, states, createdFrom, createdBefore, updatedSince, words, startAfter } = filter
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
        ...words.map((word) => eb('search_text', 'like', containsPattern(word))),
        ...(startAfter
          ? [
              sql<boolean>`(${sql.ref(column)}, ${referenceColumn}) ${afterOperator} (${startAfter.value}, ${startAfter.reference})`,
            ]
          : []),
      ])
    })
    .orderBy(column, direction)
    .orderBy(referenceColumn, direction)
    .limit(filter.limit)
    .execute()
}
