import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { type ListPage, type ListQuery, readListPage } from '../gateway-calls.ts'
import { type ListState, continueList, emptyList, detectOrder, mergeReads } from './list-state.ts'
import { refreshList } from './refresh-list.ts'

export type ListTask = {
  /** `read` reads the whole list, `resume` continues a partial read, `refresh` reads only possible changes. */
  kind: 'read' | 'resume' | 'refresh'
  /** The stored list; undefined before its first page has been read. */
  stored: ListState | undefined
  /** Filters that the gateway applies. */
  filter: ListQuery
  generation: string
  /** The first page, if it has been read already. */
  firstPage?: ListPage | undefined
  /** Returns whether reading can stop early. The remaining pages are read on demand. */
  isEnough: (list: ListState) => boolean
  save: (list: ListState) => Promise<void>
}

/** A list that is being read. */
export type ListJob = {
  /** Returns the part of the list read so far; null before the first page. */
  list: () => ListState | null
  /** Returns the error that stopped the read; null if there is none. */
  failure: () => Failure | null
  startedAt: number
  /** Resolves when the first page has been read, or when reading has failed. */
  firstPage: Promise<void>
  finished: Promise<void>
}

/** Maximum number of pages read for one request; the next request continues. */
const maxPagesPerRun = 1000
const maxPageSize = '100'

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0

/** Parameters that make the whole list cheaper to read, if the gateway supports them. */
const chooseParams = (supports: string[]): ListQuery => ({
  ...(supports.includes('sort') && { sort: '-createdAt' }),
  ...(supports.includes('limit') && { limit: maxPageSize }),
})

/** Merges reread rows with the rows of the previous read that have not appeared yet. */
const mergeWithOlder = (list: ListState, older: ListState): ListState => ({
  ...older,
  rows:
    detectOrder(older.rows) === 'oldest-first'
      ? mergeReads(older.rows, list.rows)
      : mergeReads(mergeReads(list.rows, older.rows), list.rows),
})

/** Starts reading a list. Reading continues after the server has responded to the request that started it. */
export function startListJob(task: ListTask, context: Context): ListJob {
  const { gateway, bookingKinds, clock, logger } = context
  const { stored, generation, save, isEnough } = task
  const firstPageRead = Promise.withResolvers<void>()
  let list: ListState | null = stored ?? null
  let failure: Failure | null = null

  const publish = (state: ListState) => {
    list = state
    firstPageRead.resolve()
  }
  let { firstPage } = task
  const readPage = async (query: ListQuery): Promise<ListPage> => {
    const page = firstPage
    firstPage = undefined
    return page && Object.keys(query).length === 0
      ? page
      : readListPage(gateway, { ...task.filter, ...query }, bookingKinds)
  }

  /** Reads pages until the end, until enough rows are read, or up to the limit of one request. */
  async function readPages(start: ListState, older: ListState | undefined): Promise<void> {
    let reading = continueList(start)
    const visibleList = () => {
      const state = reading.state()
      return older && state.progress === 'reading' ? mergeWithOlder(state, older) : state
    }
    try {
      for (let pages = 1; reading.isReading() && pages <= maxPagesPerRun; pages += 1) {
        const key = reading.nextKey()
        const page = await readPage({ ...start.params, ...(key !== null && { key }) })
        const params = chooseParams(page.supports)
        if (key === null && page.nextKey !== null && !start.params.limit && Object.keys(params).length > 0) {
          // The first response shows that the gateway supports parameters that make reading cheaper, so start over with them.
          return await readPages({ ...start, params }, older)
        }
        reading.add(page)
        publish(visibleList())
        if (isEnough(reading.state())) break
        // Saving after 1, 2, 4, 8 … pages limits the number of writes of a long list.
        if (isPowerOfTwo(pages)) await save(visibleList())
      }
    } catch (error) {
      // If the gateway no longer knows the key, the next read starts with the first page.
      const isKeyUnknown =
        error instanceof Failure && error.code === 'GATEWAY_BAD_RESPONSE' && reading.nextKey() !== null
      if (list) await save(isKeyUnknown ? { ...visibleList(), nextKey: null, keys: [] } : visibleList())
      throw error
    }
    const { progress, rows, unreadable } = reading.state()
    if (unreadable > start.unreadable) {
      const dropped = unreadable - start.unreadable
      logger.warn({ call: '/hotels/reservations', dropped }, 'rows without a reference dropped')
    }
    if (progress !== 'complete' && progress !== 'reading')
      logger.warn({ progress, rows: rows.length }, 'bookings list truncated')
    await save(visibleList())
  }

  async function run(): Promise<void> {
    const now = clock().getTime()
    if (task.kind === 'resume' && stored) return readPages(stored, undefined)
    if (task.kind === 'refresh' && stored) {
      const refreshed = await refreshList(stored, readPage, now)
      if (refreshed) {
        publish({ ...refreshed, generation })
        return save({ ...refreshed, generation })
      }
    }
    return readPages(emptyList(now, generation, stored?.params ?? {}), stored)
  }

  const finished = run()
    .catch((error: unknown) => {
      failure = error instanceof Failure ? error : new Failure('INTERNAL_SERVER_ERROR', { cause: error })
      logger.warn({ code: failure.code, rows: list?.rows.length ?? 0 }, 'bookings list incomplete')
    })
    .finally(() => firstPageRead.resolve())
  return {
    list: () => list,
    failure: () => failure,
    startedAt: performance.now(),
    firstPage: firstPageRead.promise,
    finished,
  }
}
