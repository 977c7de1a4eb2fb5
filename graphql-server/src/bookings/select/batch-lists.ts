import { setImmediate as othersHaveAsked } from 'node:timers/promises'
import type { WantedList } from './conditions.ts'
import type { Selected } from './select-lists.ts'

type Lists = Record<string, WantedList>
type Select = (lists: Lists) => Promise<Selected | null>

/** Lists of several fields that are selected with one call. */
export type ListBatch = {
  /** All lists that were wanted at the same time; null where the gateway cannot select. */
  read: Select
}

/** A gateway may refuse more lists than this in one call. */
const maxLists = 12

/** Collects what the fields of an object want, and selects it once all resolvers that can run have run. */
export function batchLists(select: Select): ListBatch {
  let lists: Lists = {}
  let answer: Promise<Selected | null> | null = null

  async function selectAll(): Promise<Selected | null> {
    await othersHaveAsked()
    answer = null
    const wanted = lists
    lists = {}
    return select(wanted)
  }
  return {
    async read(more) {
      if (new Set([...Object.keys(lists), ...Object.keys(more)]).size > maxLists) return select(more)
      Object.assign(lists, more)
      return (answer ??= selectAll())
    },
  }
}
