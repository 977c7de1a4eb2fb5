import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { latinDigits } from '#src/wire-text.ts'
import { readLocale } from '../list/list-query.ts'
import { toRows } from '../list/rows.ts'
import { searchWords } from '../list/search-text.ts'
import { findByText } from './repository.ts'
import type { LookupBody } from './schemas.ts'

const MAX_FOUND = 10

/** Bookings of the agent's company that a text names: a reference, a passport, a tag, a document, a traveler. */
export async function lookUpOrders(deps: Deps, agent: Agent, { text, cultCode }: LookupBody, acceptLanguage?: string) {
  const { db, clock, settings } = deps
  const typed = text
    .split(/\s+/)
    .map((word) => latinDigits(word))
    .join(' ')
  const words = searchWords(typed)
  const { companyId } = agent
  const found = words.length === 0 ? [] : await findByText(db, { companyId, text: typed, words, limit: MAX_FOUND })
  const rows = await toRows(deps, found, readLocale(cultCode, acceptLanguage), { now: clock(), settings })
  return ok({ results: rows.map((booking, index) => ({ foundBy: found[index]?.found_by ?? 'text', booking })) })
}
