import type { Context } from '../../context.ts'
import { listsFromPages } from './lists-from-pages.ts'
import { selectLists } from './select-lists.ts'
import type { ReadLists, WantedLists } from './wanted-list.ts'

/** Reads lists by name, in one call if the gateway supports selections, otherwise from the pages of its whole list. */
export const readLists = async (context: Context, wanted: WantedLists): Promise<ReadLists> =>
  (await selectLists(context, wanted)) ?? listsFromPages(context, wanted.lists)
