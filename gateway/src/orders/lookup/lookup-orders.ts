import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { searchKey, searchWords } from '#src/values/text.ts'
import { readLocale } from '../list/list-query.ts'
import { toRows } from '../list/rows.ts'
import { type FoundOrder, findByText } from './repository.ts'
import type { LookupBody, LookupField } from './schemas.ts'

const MAX_FOUND = 10

/** Finds bookings of the agent's company by reference, passport, tag, document or traveler. */
export async function lookUpOrders(deps: Deps, agent: Agent, { text, cultCode }: LookupBody, acceptLanguage?: string) {
  const { db, clock, settings } = deps
  const words = searchWords(text)
  const { companyId } = agent
  const found = words.length === 0 ? [] : await findByText(db, { companyId, text, words, limit: MAX_FOUND })
  const rows = await toRows(deps, found, readLocale(cultCode, acceptLanguage), { now: clock(), settings })
  return ok({ results: rows.map((booking, index) => ({ foundBy: fieldOf(found[index], text), booking })) })
}

/** The field that matched. The database compares references exactly; this compares search keys. */
function fieldOf(order: FoundOrder | undefined, typed: string): LookupField {
  if (!order || order.found_by !== 'text') return order?.found_by ?? 'text'
  if (searchKey(order.partner_reference ?? '') === searchKey(typed)) return 'partnerReferenceNo'
  const lead = searchKey(order.lead_name)
  return searchWords(typed).every((word) => lead.includes(word)) ? 'leadName' : 'text'
}
