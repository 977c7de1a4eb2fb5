import { z } from 'zod'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import type { ListedOrder } from '../repository.ts'
import {
  type ListQuery,
  type ListSort,
  readCreatedBefore,
  readCreatedFrom,
  readLocale,
  readPosition,
  readSort,
  readStates,
  supportedParameters,
} from './list-query.ts'
import { listOrders } from './repository.ts'
import { toRows } from './rows.ts'
import { searchWords } from '#src/values/text.ts'
import { wireText } from '#src/wire-text.ts'
import { selectReservations } from './select-orders.ts'
import { readSelection, selection } from './selection.ts'

/** Body of a selection. It is not a query string, because search text may be a passport number, which must not appear in a URL. */
export const selectBody = z.object({ select: selection, cultCode: wireText.max(10).optional() })

/** Returns the lists that the body of a call selects. */
export const selectLists = async (
  deps: Deps,
  agent: Agent,
  { select, cultCode }: z.infer<typeof selectBody>,
  acceptLanguage?: string,
) => selectedResponse(await selectReservations(deps, agent, select, readLocale(cultCode, acceptLanguage)))

const selectedResponse = (selected: Awaited<ReturnType<typeof selectReservations>>) => ({
  results: [],
  paginationKey: null,
  selected,
  supports: [...supportedParameters],
})

/** Returns a page of the company's orders or, if the query has `select`, the selected lists. */
export async function listReservations(deps: Deps, agent: Agent, query: ListQuery, acceptLanguage?: string) {
  const { db, clock, settings } = deps
  const locale = readLocale(query.cultCode, acceptLanguage)
  if (query.select !== undefined) {
    return selectedResponse(await selectReservations(deps, agent, readSelection(query.select), locale))
  }
  const limit = query.limit ?? settings.reservationsPageSize
  const sort = readSort(query.sort)
  const { clientReference } = query
  // One extra row shows whether there is another page.
  const orders = await listOrders(db, {
    companyId: agent.companyId,
    clientReference: clientReference === undefined ? undefined : { userSub: agent.sub, key: clientReference },
    states: readStates(query.status),
    createdFrom: readCreatedFrom(query.createdFrom),
    createdBefore: readCreatedBefore(query.createdTo),
    updatedSince: query.updatedSince ? new Date(query.updatedSince) : undefined,
    words: searchWords(query.text ?? ''),
    sort,
    startAfter: readPosition(query.key, sort),
    limit: limit + 1,
  })
  const page = orders.slice(0, limit)
  const last = page.at(-1)
  const context = { now: clock(), settings }
  return {
    results: await toRows(deps, page, locale, context),
    paginationKey: last && orders.length > limit ? buildPaginationKey(last, sort) : null,
    supports: [...supportedParameters],
  }
}

const buildPaginationKey = (order: ListedOrder, { field, column }: ListSort): Record<string, string> => {
  const value = order[column]
  return { [field]: typeof value === 'string' ? value : value.toISOString(), bookingReferenceNo: order.reference }
}
