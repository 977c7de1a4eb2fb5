import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { searchKey, searchWords } from '#src/values/text.ts'
import { readLocale } from '../list/list-query.ts'
import { toRows } from '../list/rows.ts'
import { type FoundOrder, findOrdersByText } from './repository.ts'
import type { LookupBody, LookupField } from './schemas.ts'

const MAX_RESULTS = 10

/** Finds bookings of the agent's company by reference, passport, tag, document or traveler. */
export async function lookUpOrders(deps: Deps, agent: Agent, { text, cultCode }: LookupBody, acceptLanguage?: string) {
  const { db, clock, settings } = deps
  const words = searchWords(text)
  const { companyId } = agent
  const orders = words.length === 0 ? [] : await findOrdersByText(db, { companyId, text, words, limit: MAX_RESULTS })
  const rows = await toRows(deps, orders, readLocale(cultCode, acceptLanguage), { now: clock(), settings })
  return ok({ results: rows.map((booking, index) => ({ foundBy: matchedField(orders[index], text), booking })) })
}

/**
 * Returns the field that matched. The database compares the agent's reference exactly. This function also accepts a reference with the same search key,
 * which the database reports as a text match.
 */
function matchedField(order: FoundOrder | undefined, text: string): LookupField {
  if (!order || order.found_by !== 'text') return order?.found_by ?? 'text'
  if (searchKey(order.partner_reference ?? '') === searchKey(text)) return 'partnerReferenceNo'
  const lead = searchKey(order.lead_name)
  return searchWords(text).every((word) => lead.includes(word)) ? 'leadName' : 'text'
}
