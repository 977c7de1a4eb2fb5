/** Views of the list that the agent has saved in this browser. */
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type BookingsView, readView, writeView } from '../list/bookings-view.ts'

export interface SavedView {
  readonly name: string
  /** Query of the address, without the page. */
  readonly query: string
  /** Opens with the list. */
  readonly isDefault: boolean
}

// Raised whenever the shape changes; what another version has stored is left alone.
const storageKey = 'booking-views.1'
export const maxViews = 20
export const maxNameLength = 40

/** Query of a view as it is stored: what the list does not know is left out. */
export const queryOf = (view: BookingsView): string => writeView({ ...view, page: 1 }).toString()

const normalized = (query: string) => queryOf(readView(new URLSearchParams(query)))

function readEntry(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, query, isDefault } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof query !== 'string' || name.trim() === '') return []
  return [{ name: name.trim().slice(0, maxNameLength), query: normalized(query), isDefault: isDefault === true }]
}

/** What was stored, as far as it can be read: a broken view never breaks the list. */
export function parseViews(stored: unknown): SavedView[] {
  const views = Array.isArray(stored) ? stored.flatMap(readEntry) : []
  const named = views.filter(({ name }, index) => views.findIndex((other) => other.name === name) === index)
  const first = named.findIndex(({ isDefault }) => isDefault)
  return named.slice(0, maxViews).map((view, index) => ({ ...view, isDefault: index === first }))
}

export const readViews = (): SavedView[] => parseViews(readPrivate('browser', storageKey))

export const storeViews = (views: readonly SavedView[]): void => writePrivate('browser', storageKey, views)

export type NameProblem = 'nameRequired' | 'nameTaken' | 'full'

/** What is wrong with the name of a new view, or with the new name of `renamed`; null when nothing is. */
export function nameProblem(views: readonly SavedView[], name: string, renamed?: string): NameProblem | null {
  const wanted = name.trim()
  if (wanted === '') return 'nameRequired'
  if (views.some((view) => view.name === wanted && view.name !== renamed)) return 'nameTaken'
  return renamed === undefined && views.length >= maxViews ? 'full' : null
}
