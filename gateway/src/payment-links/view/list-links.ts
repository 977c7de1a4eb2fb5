import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type LinkStatus, linkStatuses } from '../link-rules.ts'
import type { ListQuery } from '../schemas.ts'
import { countLinks, type LinkFilter, listLinks } from './repository.ts'
import { sharedType, viewLink } from './view-link.ts'

/** Supported parameters, listed in each answer. */
const supports = ['status', 'page', 'limit']

const statusesOf = (words: string): LinkStatus[] => {
  const wanted = new Set(words.split(',').map((word) => word.trim().toUpperCase()))
  return linkStatuses.filter((status) => wanted.has(status.toUpperCase()))
}

/** A page of the links that an agent has shared or received. A page past the end is the last one. */
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
  const totalCount = await countLinks(db, filter)
  const pageCount = Math.max(1, Math.ceil(totalCount / limit))
  const page = Math.min(query.key ?? query.page, pageCount)
  const links = await listLinks(db, filter, { limit, skip: (page - 1) * limit })
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
