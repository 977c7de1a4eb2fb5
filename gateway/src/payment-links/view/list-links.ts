import type { Agent } from '#src/agents/repository.ts'
import { readSnapshot } from '#src/database/read-snapshot.ts'
import type { Deps } from '#src/deps.ts'
import { type LinkStatus, linkStatuses } from '../link-rules.ts'
import type { ListQuery } from '../schemas.ts'
import { countLinks, type LinkFilter, listLinks } from './repository.ts'
import { sharedType, viewLink } from './view-link.ts'

/** Supported parameters, listed in each response. */
const supports = ['status', 'page', 'limit']

const statusesOf = (words: string): LinkStatus[] => {
  const wanted = new Set(words.split(',').map((word) => word.trim().toUpperCase()))
  return linkStatuses.filter((status) => wanted.has(status.toUpperCase()))
}

/** A page of the links that an agent has shared or received. A page past the end returns the last page. */
export async function listPage(
  { db, clock, settings, products }: Deps,
  viewer: Agent,
  whose: LinkFilter['whose'],
  query: ListQuery,
) {
  const now = clock()
  const limit = query.limit ?? settings.reservationsPageSize
  const statuses = query.status === undefined ? undefined : statusesOf(query.status)
  const filter: LinkFilter = { viewer, whose, statuses, now }
  const { totalCount, pageCount, page, links } = await readSnapshot(db, async (trx) => {
    const count = await countLinks(trx, filter)
    const pages = Math.max(1, Math.ceil(count / limit))
    const wanted = Math.min(query.key ?? query.page, pages)
    const listed = await listLinks(trx, filter, { limit, skip: (wanted - 1) * limit })
    return { totalCount: count, pageCount: pages, page: wanted, links: listed }
  })
  return {
    results: links.map((link) => ({
      ...viewLink(link, now),
      data: { type: sharedType(products, link.kind), search: link.search, basket: link.basket },
    })),
    paginationKey: page < pageCount ? { page: page + 1 } : null,
    totalCount,
    page,
    supports,
  }
}
