/** Saved views of the bookings list in this browser. */
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type BookingsView, readView, writeView } from '../list/bookings-view.ts'

export interface SavedView {
  readonly name: string
  /** Query string without the page. */
  readonly query: string
  /** Whether the list opens with this view. */
  readonly isDefault: boolean
}

// The number is incremented when the format changes. Data in older formats is ignored.
const storageKey = 'booking-views.1'
export const maxViews = 20
export const maxNameLength = 40

/** Returns the normalized query of a view. */
export const toQuery = (view: BookingsView): string => writeView({ ...view, page: 1 }).toString()

const normalizeQuery = (query: string) => toQuery(readView(new URLSearchParams(query)))

function parseEntry(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, query, isDefault } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof query !== 'string' || name.trim() === '') return []
  return [{ name: name.trim().slice(0, maxNameLength), query: normalizeQuery(query), isDefault: isDefault === true }]
}

/** Parses stored views. Invalid views are dropped, so that they never break the list. */
export function parseViews(stored: unknown): SavedView[] {
  const views = Array.isArray(stored) ? stored.flatMap(parseEntry) : []
  const uniqueViews = views.filter(({ name }, index) => views.findIndex((other) => other.name === name) === index)
  const defaultIndex = uniqueViews.findIndex(({ isDefault }) => isDefault)
  return uniqueViews.slice(0, maxViews).map((view, index) => ({ ...view, isDefault: index === defaultIndex }))
}

export const readViews = (): SavedView[] => parseViews(readPrivate('browser', storageKey))

export const storeViews = (views: readonly SavedView[]): void => writePrivate('browser', storageKey, views)

export type NameProblem = 'nameRequired' | 'nameTaken' | 'full'

/** Returns why a name cannot be used for a new view or for renaming the view `currentName`; null if it can. */
export function findNameProblem(views: readonly SavedView[], name: string, currentName?: string): NameProblem | null {
  const trimmedName = name.trim()
  if (trimmedName === '') return 'nameRequired'
  if (views.some((view) => view.name === trimmedName && view.name !== currentName)) return 'nameTaken'
  return currentName === undefined && views.length >= maxViews ? 'full' : null
}
