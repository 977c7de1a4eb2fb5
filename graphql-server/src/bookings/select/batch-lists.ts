import type { Context } from '../../context.ts'
import type { WantedList } from './conditions.ts'
import { type Selected, selectLists } from './select-lists.ts'

/** Lists of several fields that are selected with one call. */
export type ListBatch = {
  /** All lists that were wanted at the same time; null where the gateway cannot select. */
  read: (lists: Record<string, WantedList>) => Promise<Selected | null>
}

/** A gateway may refuse more lists than this in one call. */
const maxLists = 12

/** Collects what the fields of an object want, which all ask before the first one is answered. */
export function batchLists(name: string, context: Context): ListBatch {
  let lists: Record<string, WantedList> = {}
  let answer: Promise<Selected | null> | null = null

  async function select(): Promise<Selected | null> {
    await Promise.resolve()
    answer = null
    const wanted = lists
    lists = {}
    return selectLists(context, { key: JSON.stringify([name, ...Object.keys(wanted)]), lists: wanted })
  }
  return {
    async read(more) {
      if (new Set([...Object.keys(lists), ...Object.keys(more)]).size > maxLists)
        return selectLists(context, { key: JSON.stringify([name, ...Object.keys(more)]), lists: more })
      Object.assign(lists, more)
      return (answer ??= select())
    },
  }
}
