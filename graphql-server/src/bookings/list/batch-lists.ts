import { setImmediate as othersHaveAsked } from 'node:timers/promises'
import type { ReadLists, WantedList } from './wanted-list.ts'

type Lists = Record<string, WantedList>
type Read = (lists: Lists) => Promise<ReadLists>

/** Lists of several fields that are read together. */
export type ListBatch = {
  /** All lists that were requested at the same time. */
  read: Read
}

/** Maximum number of lists in one call; gateways may refuse more. */
const maxLists = 12

/** Batches the lists requested by sibling fields: reads them once all resolvers that can run have run. */
export function batchLists(readAll: Read): ListBatch {
  let lists: Lists = {}
  let result: Promise<ReadLists> | null = null

  async function readBatch(): Promise<ReadLists> {
    await othersHaveAsked()
    result = null
    const wanted = lists
    lists = {}
    return readAll(wanted)
  }
  return {
    async read(more) {
      if (new Set([...Object.keys(lists), ...Object.keys(more)]).size > maxLists) return readAll(more)
      Object.assign(lists, more)
      return (result ??= readBatch())
    },
  }
}
