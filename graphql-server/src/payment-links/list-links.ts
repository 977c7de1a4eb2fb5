import type { PaymentLinkStatus, SharedReservationPage } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { type AcceptedResult, requireAccepted } from '../gateway/envelope.ts'
import { count, field, list, texts } from '../gateway/wire.ts'
import { pageRange } from '../input/page-range.ts'
import { paginate } from '../values/page.ts'
import { readLinks } from './gateway-calls.ts'
import { readSharedRow, type Shareables, type SharedRow } from './read-link.ts'
import { withNames } from './service-names.ts'

const paging = { pageSize: 20, maxPageSize: 100 }

/** Maximum number of pages read from a gateway that does not filter. */
const maxPages = 20

type ListRequest = {
  shareables: Shareables
  isMine: boolean
  statuses: readonly PaymentLinkStatus[] | null
  page: number
  pageSize: number
}

type Args = {
  tab: 'MINE' | 'WITH_ME'
  status?: readonly PaymentLinkStatus[] | null
  page?: number | null
  pageSize?: number | null
}

/** Returns a page of shared reservations; null if the gateway does not support payment links. */
export async function listLinks(
  shareables: Shareables,
  args: Args,
  context: Context,
): Promise<SharedReservationPage | null> {
  const isMine = args.tab === 'MINE'
  const request: ListRequest = { shareables, isMine, statuses: args.status ?? null, ...pageRange(args, paging) }
  const result = await requestPage(request, context, {})
  if (!result) return null
  const supported = new Set(texts(field(result.body, 'supports')))
  const isSelectedByGateway = ['status', 'page', 'limit'].every((parameter) => supported.has(parameter))
  const page = isSelectedByGateway
    ? toSelectedPage(result, request, context)
    : await readWholeList(result, request, context)
  return { ...page, items: await withNames(shareables, page.items, context) }
}

type Page = Omit<SharedReservationPage, 'items'> & { items: SharedRow[] }

async function requestPage(
  { isMine, statuses, page, pageSize }: ListRequest,
  { gateway }: Context,
  position: { key?: string },
): Promise<AcceptedResult | null> {
  const result = await readLinks(gateway, isMine, {
    page: String(page),
    limit: String(pageSize),
    ...(statuses && { status: statuses.join() }),
    ...position,
  })
  return result && requireAccepted(result)
}

const readRows = ({ body }: AcceptedResult, { shareables, isMine }: ListRequest, context: Context): SharedRow[] =>
  list(Array.isArray(body) ? body : field(body, 'results'))
    .map((row) => readSharedRow(row, shareables, { isMine, context }))
    .filter((row) => row !== undefined)

/** Returns a page that the gateway selected. */
function toSelectedPage(result: AcceptedResult, request: ListRequest, context: Context): Page {
  const items = readRows(result, request, context)
  const totalCount = count(field(result.body, 'totalCount')) ?? items.length
  return {
    items,
    totalCount,
    page: count(field(result.body, 'page')) ?? request.page,
    pageCount: Math.ceil(totalCount / request.pageSize),
    complete: true,
  }
}

const readPageKey = ({ body }: AcceptedResult): string | undefined => {
  const key = field(body, 'paginationKey')
  return key === undefined || key === null || key === false || key === '' ? undefined : JSON.stringify(key)
}

/** Reads, filters and sorts the whole list, and returns one page. */
async function readWholeList(first: AcceptedResult, request: ListRequest, context: Context): Promise<Page> {
  const rows = new Map(readRows(first, request, context).map((row) => [row.id, row]))
  const seenKeys = new Set<string>()
  let key = readPageKey(first)
  while (key !== undefined && !seenKeys.has(key) && seenKeys.size < maxPages) {
    seenKeys.add(key)
    const next = await requestPage(request, context, { key })
    if (!next) break
    for (const row of readRows(next, request, context)) rows.set(row.id, rows.get(row.id) ?? row)
    key = readPageKey(next)
  }
  const { statuses } = request
  const matchingRows = [...rows.values()]
    .filter(({ status }) => !statuses || statuses.includes(status))
    .toSorted((a, b) => newestFirst(a.createdAt ?? '', b.createdAt ?? ''))
  return { ...paginate(matchingRows, request), complete: key === undefined }
}

/** Compares instants in UTC, which sort correctly as strings. */
const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
