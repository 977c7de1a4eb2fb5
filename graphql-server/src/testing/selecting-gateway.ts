/** Responses of a gateway that supports the `select` parameter. */
import type { StubRequest } from './stub-gateway.ts'

type Row = { bookingReferenceNo: string; status: string; tags?: string[] }

/** A requested list. */
export type RequestedList = {
  where: { references?: string[] }[]
  status?: string[]
  sort?: string
  page?: number
  pageSize: number
  with?: string[]
}

/** Reads the requested lists from the URL of a request. */
export const readRequestedLists = ({ query }: Pick<StubRequest, 'query'>) =>
  JSON.parse(query['select'] ?? '{}') as Record<string, RequestedList>

const readStatus = ({ status }: Row) => (status === 'Confirmed' ? 'CONFIRMED' : status.toUpperCase())

/** Selects lists in the order of the rows. Filters only by reference and status. */
export function selectLists(rows: readonly Row[], lists: Record<string, RequestedList>) {
  return Object.fromEntries(
    Object.entries(lists).map(([name, { where, status, page = 1, pageSize, with: extras }]) => {
      const all = rows.filter((row) =>
        where.every(({ references }) => !references || references.includes(row.bookingReferenceNo)),
      )
      const found = all.filter((row) => !status || status.includes(readStatus(row)))
      const counts = Map.groupBy(all, readStatus)
      return [
        name,
        {
          results: found.slice((page - 1) * pageSize, page * pageSize),
          totalCount: found.length,
          page,
          ...(extras?.includes('statuses') && {
            statuses: [...counts].map(([status, { length }]) => ({ status, count: length })),
          }),
          ...(extras?.includes('tags') && { tags: [...new Set(rows.flatMap(({ tags = [] }) => tags))] }),
        },
      ]
    }),
  )
}
