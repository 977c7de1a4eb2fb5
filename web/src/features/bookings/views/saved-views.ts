/** Saved views of the bookings list in this browser. */
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type BookingsView, readView, writeView } from '../list/bookings-view.ts'

export interface SavedView {
  readonly name: string
  /** Query string without the page. */
  readonly query: string
  /** Opens with the list. */
  readonly isDefault: boolean
}

// The number is raised when the format changes. Data of other versions is left alone.
const storageKey = 'booking-views.1'
export const maxViews = 20
export const maxNameLength = 40

/** Normalizes the query of a view: unknown parameters are omitted. */
export const queryOf = (view: BookingsView): string => writeView({ ...view, page: 1 }).toString()

const normalizeQuery = (query: string) => queryOf(readView(new URLSearchParams(query)))

function readEntry(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, query, isDefault } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof query !== 'string' || name.trim() === '') return []
  return [{ name: name.trim().slice(0, maxNameLength), query: normalizeQuery(query), isDefault: isDefault === true }]
}

/** Parses stored views. Invalid views are dropped, so that they never break the list. */
export function parseViews(stored: unknown): SavedView[] {
  const views = Array.isArray(stored) ? stored.flatMap(readEntry) : []
  const named = views.filter(({ name }, index) => views.findIndex((other) => other.name === name) === index)
  const first = named.findIndex(({ isDefault }) => isDefault)
  return named.slice(0, maxViews).map((view, index) => ({ ...view, isDefault: index === first }))
}

export const readViews = (): SavedView[] => parseViews(readPrivate('browser', storageKey))

export const storeViews = (views: readonly SavedView[]): void => writePrivate('browser', storageKey, views)

export type NameProblem = 'nameRequired' | 'nameTaken' | 'full'

/** Problem of the name of a new view, or of the new name of `renamed`; null if valid. */
export function nameProblem(views: readonly SavedView[], name: string, renamed?: string): NameProblem | null {
  const trimmedName = name.trim()
  if (trimmedName === '') return 'nameRequired'
  if (views.some((view) => view.name === trimmedName && view.name !== renamed)) return 'nameTaken'
  return renamed === undefined && views.length >= maxViews ? 'full' : null
}
