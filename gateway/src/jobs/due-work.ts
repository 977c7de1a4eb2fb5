import { setTimeout } from 'node:timers/promises'
import { startBackgroundJob } from './background-job.ts'

/** Maximum time to wait for rows in progress when stopping. Another process redoes unfinished rows, as after a crash. */
const DRAIN_MS = 60_000

export interface DueWork<Row> {
  /** Reads due rows, longest due first, and at least `slotsPerLane` rows of each lane that has that many. */
  readonly read: () => Promise<readonly Row[]>
  /** Returns an id that is unique among the rows. */
  readonly getId: (row: Row) => string
  /** Returns the lane of a row. Rows that may all be slow at the same time share a lane, such as the rows of one supplier. */
  readonly getLane: (row: Row) => string
  /** Claims a row and works on it, unless another process has claimed it. */
  readonly work: (row: Row) => Promise<unknown>
  readonly onError: (error: unknown) => void
  /** Maximum number of rows in progress. */
  readonly slots: number
  /** Maximum number of rows in progress per lane, so that a slow lane leaves slots to the other lanes. */
  readonly slotsPerLane: number
}

/** Works on due rows in parallel: a row waits only for a free slot. */
export function createDueWork<Row>({ read, getId, getLane, work, onError, slots, slotsPerLane }: DueWork<Row>) {
  const running = new Map<string, { readonly lane: string; readonly finished: Promise<void> }>()
  const countRunning = (lane: string) => [...running.values()].filter((row) => row.lane === lane).length

  /** Starts work on due rows while there are free slots, and returns how many it started. */
  const start = async (signal?: AbortSignal): Promise<number> => {
    if (running.size >= slots) return 0
    let started = 0
    for (const row of await read()) {
      if (running.size >= slots || signal?.aborted) break
      const [id, lane] = [getId(row), getLane(row)]
      if (running.has(id) || countRunning(lane) >= slotsPerLane) continue
      const finished = work(row)
        .then(() => {}, onError)
        .finally(() => running.delete(id))
      running.set(id, { lane, finished })
      started += 1
    }
    return started
  }

  /** Waits until the rows in progress are finished. */
  const finish = async (): Promise<void> => {
    await Promise.all([...running.values()].map(({ finished }) => finished))
  }

  return { start, finish }
}

/** Starts due work every `intervalMs` until the returned function is called. That function waits for rows in progress, but at most `drainMs`. */
export function startDueWork<Row>(due: DueWork<Row>, intervalMs: number, drainMs = DRAIN_MS): () => Promise<void> {
  const { start, finish } = createDueWork(due)
  const stopStarting = startBackgroundJob(start, intervalMs, due.onError)
  return async () => {
    await stopStarting()
    await Promise.race([finish(), setTimeout(drainMs, undefined, { ref: false })])
  }
}
