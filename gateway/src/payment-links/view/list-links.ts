import type { Agent } from '#src/agents/repository.ts'
import { readSnapshot } from '#src/database/read-snapshot.ts'
import type { Deps } from '#src/deps.ts'
import { type LinkStatus, linkStatuses } from '../link-rules.ts'
import type { ListQuery } from '../schemas.ts'
import { countLinks, type LinkFilter, listLinks } from './repository.ts'
import { findSharedType, viewLink } from './view-link.ts'

/** Supported parameters, listed in each response. */
const supports = ['status', 'page', 'limit']

const readStatuses = (list: string): LinkStatus[] => {
  const requested = new Set(list.split(',').map((status) => status.trim().toUpperCase()))
  return linkStatuses.filter((status) => requested.has(status.toUpperCase()))
}

/** Reads a page of the links that an agent has shared or received. A page number past the end returns the last page. */
export async function listLinksPage(
  { db, clock, settings, products }: Deps,
  viewer: Agent,
  direction: LinkFilter['direction'],
  query: ListQuery,
) {
  const now = clock()
  const limit = query.limit ?? settings.reservationsPageSize
  const statuses = query.status === undefined ? undefined : readStatuses(query.status)
  const filter: LinkFilter = { viewer, direction, statuses, now }
  const { totalCount, pageCount, page, links } = await readSnapshot(db, async (trx) => {
    const count = await countLinks(trx, filter)
    const pages = Math.max(1, Math.ceil(count / limit))
    const requestedPage = Math.min(query.key ?? query.page, pages)
    const rows = await listLinks(trx, filter, { limit, skip: (requestedPage - 1) * limit })
    return { totalCount: count, pageCount: pages, page: requestedPage, links: rows }
  })
  return {
    results: links.map((link) => ({
      ...viewLink(link, now),
      data: { type: findSharedType(products, link.kind), search: link.search, basket: link.basket },
    })),
    paginationKey: page < pageCount ? { page: page + 1 } : null,
    totalCount,
    page,
    supports,
  }
}
