import { setImmediate as waitForOtherResolvers } from 'node:timers/promises'
import type { ListResults, ListSpec } from './list-spec.ts'

type Lists = Record<string, ListSpec>
type Read = (lists: Lists) => Promise<ListResults>

/** Lists of several fields that are read together. */
export type ListBatch = {
  /** Reads the given lists together with all lists that are requested at the same time. */
  read: Read
}

/** Maximum number of lists in one call. Gateways may refuse more. */
const maxLists = 12

/** Batches the lists requested by sibling fields. Reads them together after every resolver that can run has run. */
export function batchLists(readAll: Read): ListBatch {
  let lists: Lists = {}
  let pendingResult: Promise<ListResults> | null = null

  async function readBatch(): Promise<ListResults> {
    await waitForOtherResolvers()
    pendingResult = null
    const readRequestedLists = lists
    lists = {}
    return readAll(readRequestedLists)
  }
  return {
    async read(additionalLists) {
      if (new Set([...Object.keys(lists), ...Object.keys(additionalLists)]).size > maxLists)
        return readAll(additionalLists)
      Object.assign(lists, additionalLists)
      return (pendingResult ??= readBatch())
    },
  }
}
