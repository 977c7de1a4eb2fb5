/** Lists that the gateway filters, sorts, counts and pages, where it can. */
import { createHash } from 'node:crypto'
import { companyIdOf } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Context } from '../../context.ts'
import { Failure, isNoAccess } from '../../errors/failure.ts'
import { readSelection } from '../gateway-calls.ts'
import { companyBookings } from '../list/company-bookings.ts'
import { generationOf, recentChanges } from '../list/recent-changes.ts'
import { recentTags, withRecentTags } from '../list/recent-tags.ts'
import type { WantedList } from './conditions.ts'
import { correctedBy, laggingChanges } from './lagging-changes.ts'
import type { SelectedList } from './read-selected.ts'

export type Selected = {
  lists: Record<string, SelectedList>
  /** False when the gateway fails and this is an earlier answer. */
  complete: boolean
}

type Wanted = {
  /** Names what is asked for, whatever the time: answers are cached under it. */
  key: string
  lists: Record<string, WantedList>
}

type Cached = { lists: Record<string, SelectedList>; generation: string; readAt: number }

const storedSeconds = 900
const freshMs = 30_000
/** Memory of a row, roughly. */
const rowBytes = 700
/** Name of the list of bookings that were changed a moment ago. */
const changedName = 'changed'

async function askGateway(
  context: Context,
  company: string,
  { lists }: Wanted,
): Promise<Record<string, SelectedList> | null> {
  const changes = await recentChanges(context, company)
  const requests = Object.fromEntries(Object.entries(lists).map(([name, { request }]) => [name, request]))
  const references = [...new Set(changes.map(({ reference }) => reference))]
  const answer = await readSelection(
    context.gateway,
    {
      ...requests,
      ...(references.length > 0 && { [changedName]: { where: [{ references }], pageSize: references.length } }),
    },
    context.bookingKinds,
  )
  if (answer.selected === null) {
    // An answer to other parameters is the first page of the whole list.
    await companyBookings(context, { firstPage: answer.page })
    return null
  }
  const recent = await recentTags(context, company)
  const shown = Object.entries(answer.selected).map(
    ([name, list]) => [name, { ...list, rows: withRecentTags(list.rows, recent) }] as const,
  )
  const { [changedName]: changed, ...selected }: Record<string, SelectedList> = Object.fromEntries(shown)
  if (!changed) return selected
  const lagging = laggingChanges(changed.rows, changes)
  const entries = Object.entries(lists).flatMap(([name, wanted]) => {
    const list = selected[name]
    return list ? [[name, correctedBy({ changes, lagging }, list, wanted, context.clock())] as const] : []
  })
  return Object.fromEntries(entries)
}

/**
 * Selects lists with one call at most. Null where the gateway cannot: then the whole list is read, from the first page on that the
 * gateway sent instead.
 */
export async function selectLists(context: Context, wanted: Wanted): Promise<Selected | null> {
  const { store, locale, clock, gateway } = context
  const { findings } = gateway
  if (findings.selects === false) return null
  const company = await companyIdOf(context)
  if (findings.selects === undefined) {
    const trial = findings.trials.get(company)
    if (trial) {
      await trial
      return findings.selects === true ? selectLists(context, wanted) : null
    }
  }

  const digest = createHash('sha256').update(wanted.key).digest('base64url')
  const key: CacheKey = `bookings-selected:${company}:${locale}:${digest}`
  const [generation, stored] = await Promise.all([generationOf(context, company), store.get<Cached>(key)])
  const now = clock().getTime()
  if (stored && stored.generation === generation && now - stored.readAt <= freshMs) {
    return { lists: stored.lists, complete: true }
  }

  let isOwnCall = false
  async function ask(): Promise<Selected | null> {
    isOwnCall = true
    const lists = await askGateway(context, company, wanted)
    if (lists === null) return null
    const rows = Object.values(lists).reduce((sum, list) => sum + list.rows.length, 0)
    const value: Cached = { lists, generation, readAt: now }
    await store.set(key, value, { seconds: storedSeconds, bytes: rows * rowBytes + 1000 })
    return { lists, complete: true }
  }
  const isTrial = findings.selects === undefined
  const running = joined(findings.running, `${key}:${generation}`, ask) as Promise<Selected | null>
  if (isTrial) void joined(findings.trials, company, () => settled(running))
  try {
    return await running
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // A gateway that knows no such parameter may refuse it.
    if (isTrial && (error.code === 'GATEWAY_BAD_RESPONSE' || error.code === 'GATEWAY_UNAVAILABLE')) return null
    // A call that a colleague started says nothing about this caller.
    if (!stored || (isOwnCall && isNoAccess(error))) throw error
    context.logger.warn({ code: error.code }, 'earlier bookings shown')
    return { lists: stored.lists, complete: false }
  }
}

const settled = (running: Promise<unknown>): Promise<void> =>
  running.then(
    () => {},
    () => {},
  )

/** Starts something unless it is running already. */
function joined<Result>(running: Map<string, Promise<Result>>, key: string, start: () => Promise<Result>) {
  const known = running.get(key)
  if (known) return known
  const started = start()
  running.set(key, started)
  void settled(started).then(() => running.delete(key))
  return started
}
