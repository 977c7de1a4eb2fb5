/** Lists that the gateway filters, sorts, counts and pages, if it supports selected lists. */
import { createHash } from 'node:crypto'
import { readCompanyId } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Context } from '../../context.ts'
import { Failure, isAccessDenied } from '../../errors/failure.ts'
import type { GatewayFindings } from '../../gateway/client.ts'
import { readSelection } from '../gateway-calls.ts'
import { readCompanyBookings } from './company-bookings.ts'
import { toListRequest } from './conditions.ts'
import { withLaggingChanges, findLaggingChanges } from './lagging-changes.ts'
import { sortStatusCounts, sortTags } from './list-rows.ts'
import type { SelectedList } from './read-selected.ts'
import { readGeneration, readRecentChanges } from './recent-changes.ts'
import { readRecentTags, withRecentTags } from './recent-tags.ts'
import type { ListResults, ListSpecs } from './list-spec.ts'

type CachedLists = { lists: Record<string, SelectedList>; generation: string; readAt: number }

const storedSeconds = 900
const freshMs = 30_000
/** Approximate memory usage of a row in bytes. */
const rowBytes = 700
/** Name of the list of recently changed bookings. */
const changedListName = 'changed'

async function requestLists(
  context: Context,
  company: string,
  { lists }: ListSpecs,
): Promise<Record<string, SelectedList> | null> {
  const changes = await readRecentChanges(context, company)
  const now = context.clock()
  const requests = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, toListRequest(list, now)]))
  const references = [...new Set(changes.map(({ reference }) => reference))]
  const result = await readSelection(
    context.gateway,
    {
      ...requests,
      ...(references.length > 0 && { [changedListName]: { where: [{ references }], pageSize: references.length } }),
    },
    context.bookingKinds,
  )
  if (result.selected === null) {
    // The gateway ignored the selection and sent the first page of the whole list.
    await readCompanyBookings(context, { firstPage: result.page })
    return null
  }
  const recent = await readRecentTags(context, company)
  const taggedLists = Object.entries(result.selected).map(
    ([name, list]) => [name, { ...list, rows: withRecentTags(list.rows, recent) }] as const,
  )
  const { [changedListName]: changed, ...selected }: Record<string, SelectedList> = Object.fromEntries(taggedLists)
  if (!changed) return selected
  const lagging = findLaggingChanges(changed.rows, changes)
  const entries = Object.entries(lists).flatMap(([name, spec]) => {
    const list = selected[name]
    return list ? [[name, withLaggingChanges({ changes, lagging }, list, spec, now)] as const] : []
  })
  return Object.fromEntries(entries)
}

/**
 * Whether the gateway can select the lists. A gateway reports separately whether it supports sorting by total and selections in a body. Text typed
 * by agents must not appear in a URL.
 */
function canSelect({ selects, supports }: GatewayFindings, { lists }: ListSpecs): boolean {
  if (selects !== true) return selects === undefined
  return Object.values(lists).every(({ sort, where: { text, tag } }) => {
    const isByTotal = sort === 'TOTAL_ASC' || sort === 'TOTAL_DESC'
    const hasTypedText = text != null || tag != null
    return (!isByTotal || supports.includes('select.totalPrice')) && (!hasTypedText || supports.includes('select.post'))
  })
}

/** Sorts the gateway's lists as the schema requires. */
function toLists({ lists }: Pick<CachedLists, 'lists'>, complete: boolean, { locale }: Context): ListResults {
  const ordered = Object.entries(lists).map(([name, list]) => [
    name,
    { ...list, statusCounts: sortStatusCounts(list.statusCounts), tags: sortTags(list.tags, locale) },
  ])
  const unreadable = Math.max(0, ...Object.values(lists).map((list) => list.unreadable))
  return { lists: Object.fromEntries(ordered), complete, loading: false, unreadable }
}

/**
 * Selects lists in at most one call; null if the gateway does not support it. The caller then reads the whole list, starting with the first
 * page, which the gateway has already sent.
 */
export async function selectLists(context: Context, specs: ListSpecs): Promise<ListResults | null> {
  const { store, locale, clock, gateway } = context
  const { findings } = gateway
  if (!canSelect(findings, specs)) return null
  const company = await readCompanyId(context)
  if (findings.selects === undefined) {
    const trial = findings.trials.get(company)
    if (trial) {
      await trial
      return findings.selects === true ? selectLists(context, specs) : null
    }
  }

  const digest = createHash('sha256').update(specs.key).digest('base64url')
  const key: CacheKey = `bookings-selected:${company}:${locale}:${digest}`
  const [generation, stored] = await Promise.all([readGeneration(context, company), store.get<CachedLists>(key)])
  const now = clock().getTime()
  if (stored && stored.generation === generation && now - stored.readAt <= freshMs) {
    return toLists(stored, true, context)
  }

  let isOwnCall = false
  async function readAndCache(): Promise<CachedLists | null> {
    isOwnCall = true
    const lists = await requestLists(context, company, specs)
    if (lists === null) return null
    const rows = Object.values(lists).reduce((sum, list) => sum + list.rows.length, 0)
    const value: CachedLists = { lists, generation, readAt: now }
    await store.set(key, value, { seconds: storedSeconds, bytes: rows * rowBytes + 1000 })
    return value
  }
  const isTrial = findings.selects === undefined
  const running = shareRunning(findings.running, `${key}:${generation}`, readAndCache) as Promise<CachedLists | null>
  if (isTrial) void shareRunning(findings.trials, company, () => waitUntilSettled(running))
  try {
    const result = await running
    return result && toLists(result, true, context)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // A gateway may refuse the parameter if it does not support it.
    if (isTrial && (error.code === 'GATEWAY_BAD_RESPONSE' || error.code === 'GATEWAY_UNAVAILABLE')) return null
    // The failure may concern only the colleague who started the call.
    if (!stored || (isOwnCall && isAccessDenied(error))) throw error
    context.logger.warn({ code: error.code }, 'returning cached bookings after a failure')
    return toLists(stored, false, context)
  }
}

const waitUntilSettled = (running: Promise<unknown>): Promise<void> =>
  running.then(
    () => {},
    () => {},
  )

/** Starts work unless it is already running, and returns the shared promise. */
function shareRunning<Result>(running: Map<string, Promise<Result>>, key: string, start: () => Promise<Result>) {
  const runningTask = running.get(key)
  if (runningTask) return runningTask
  const newTask = start()
  running.set(key, newTask)
  void waitUntilSettled(newTask).then(() => running.delete(key))
  return newTask
}
