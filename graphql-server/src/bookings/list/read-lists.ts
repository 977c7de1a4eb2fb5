import type { Context } from '../../context.ts'
import { listsFromPages } from './lists-from-pages.ts'
import { selectLists } from './select-lists.ts'
import type { ListResults, ListSpecs } from './list-spec.ts'

/** Reads lists by name, in one call if the gateway supports selections, otherwise from the pages of its whole list. */
export const readLists = async (context: Context, specs: ListSpecs): Promise<ListResults> =>
  (await selectLists(context, specs)) ?? listsFromPages(context, specs.lists)
