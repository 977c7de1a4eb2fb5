/** Reads a company's bookings page by page in the background, and caches and refreshes them. */
import { setTimeout as wait } from 'node:timers/promises'
import { readCompanyId } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Store } from '../../cache/store.ts'
import type { Context } from '../../context.ts'
import { Failure, isAccessDenied } from '../../errors/failure.ts'
import type { BookingRow } from '../booking-row.ts'
import type { ListQuery } from '../gateway-calls.ts'
import { type ListJob, type ListTask, startListJob } from './list-job.ts'
import type { ListState } from './list-state.ts'
import { readGeneration, readRecentChanges, withChanges } from './recent-changes.ts'
import { readRecentTags, withRecentTags } from './recent-tags.ts'

/** The bookings of a company that have been read so far. */
export type BookingsRead = {
  rows: BookingRow[]
  /** Whether the gateway's list was read to its end. */
  complete: boolean
  /** Whether older bookings are being read right now. */
  loading: boolean
  /** Number of entries without a reference. */
  unreadable: number
  /** Parameters that the gateway honors. */
  supports: string[]
}

export type ReadOptions = {
  /** Maximum time since the newest bookings were last read. */
  maxAgeMs?: number
  /** Filters that the gateway applies. */
  filter?: ListQuery
  /** Returns whether the rows read so far are enough, so that reading can stop. */
  isEnough?: ListTask['isEnough']
  /** First page of the whole list, if it was read already. */
  firstPage?: ListTask['firstPage']
}

const storedSeconds = 900
const freshMs = 30_000
/** A list with fewer pages than this is reread as a whole instead of refreshed. */
const maxSmallPages = 5
/**
 * Maximum age before the whole list is reread. Whether a booking can be cancelled changes with time alone, and a gateway may not report which
 * older bookings have changed.
 */
const rereadMs = 5 * 60_000
/** `rereadMs` for a long list, if the gateway reports changed bookings. */
const rereadLongMs = 60 * 60_000
/** Maximum time that a request waits for the remaining pages of a long list. */
const maxWaitMs = 1500
/** Approximate memory usage of a row in bytes. */
const rowBytes = 700

/** Returns the kind of the next read; null if the stored list is fresh enough. */
function chooseNextTask(
  list: ListState | undefined,
  options: Required<Pick<ReadOptions, 'maxAgeMs' | 'isEnough'>>,
  moment: Moment,
) {
  if (!list) return 'read'
  const ageMs = moment.now - list.refreshedAt
  const isStale = list.generation !== moment.generation || ageMs > options.maxAgeMs
  if (!isStale && options.isEnough(list)) return null
  if (list.supports.includes('updatedSince') && list.progress !== 'reading') {
    const isOld = moment.now - list.startedAt > (list.keys.length < maxSmallPages ? rereadMs : rereadLongMs)
    return isStale ? (isOld ? 'read' : 'refresh') : null
  }
  if (isStale && list.keys.length < maxSmallPages) return 'read'
  if (list.progress === 'reading') return 'resume'
  if (moment.now - list.startedAt > rereadMs) return 'read'
  return isStale ? 'refresh' : null
}

type Moment = { now: number; generation: string }

const jobsOfStores = new WeakMap<Store, Map<string, ListJob>>()

/** Starts reading a list, or joins a read in progress. Concurrent readers share one read. */
function joinJob({ store }: Context, key: string, start: () => ListJob): ListJob {
  const jobs = jobsOfStores.get(store) ?? new Map<string, ListJob>()
  jobsOfStores.set(store, jobs)
  const running = jobs.get(key)
  if (running) return running
  const job = start()
  jobs.set(key, job)
  void job.finished.then(() => jobs.delete(key))
  return job
}

/** Waits for the first page, then briefly for the others. */
async function waitFor(job: ListJob): Promise<void> {
  if (!job.list()) await job.firstPage
  const remainingMs = maxWaitMs - (performance.now() - job.startedAt)
  if (remainingMs > 0) await Promise.race([job.finished, wait(remainingMs, undefined, { ref: false })])
}

/** Returns the company's bookings. For a long list, returns the pages read so far and continues in the background. */
export async function readCompanyBookings(context: Context, options: ReadOptions = {}): Promise<BookingsRead> {
  const { store, locale, clock } = context
  const { maxAgeMs = freshMs, filter = {}, isEnough = () => false, firstPage } = options
  const company = await readCompanyId(context)
  // Hotel names are in the language of the caller.
  const key: CacheKey = `bookings:${company}:${locale}:${JSON.stringify(filter)}`
  const [generation, changes, tags, stored] = await Promise.all([
    readGeneration(context, company),
    readRecentChanges(context, company),
    readRecentTags(context, company),
    store.get<ListState>(key),
  ])
  const kind = chooseNextTask(stored, { maxAgeMs, isEnough }, { now: clock().getTime(), generation })
  const save = (list: ListState) =>
    store.set(key, list, { seconds: storedSeconds, bytes: list.rows.length * rowBytes + 1000 })
  let isOwnJob = false
  const job =
    kind &&
    joinJob(context, `${key}:${generation}`, () => {
      isOwnJob = true
      return startListJob({ kind, stored, filter, generation, save, isEnough, firstPage }, context)
    })
  if (job) await waitFor(job)
  const list = job ? job.list() : stored
  const failure = job?.failure() ?? null
  if (!list) throw failure ?? new Failure('GATEWAY_UNAVAILABLE')
  // The failure may concern only the colleague whose request started the job.
  if (failure && isOwnJob && isAccessDenied(failure)) throw failure
  return {
    rows: withRecentTags(Object.keys(filter).length > 0 ? list.rows : withChanges(list.rows, changes), tags),
    complete: list.progress === 'complete' && failure === null,
    loading: list.progress === 'reading' && failure === null,
    unreadable: list.unreadable,
    supports: list.supports,
  }
}
