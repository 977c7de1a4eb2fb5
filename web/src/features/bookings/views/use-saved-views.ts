import { useState } from 'react'
import { type SavedView, readViews, storeViews } from './saved-views.ts'

export interface SavedViews {
  readonly views: readonly SavedView[]
  save: (name: string, query: string) => void
  rename: (name: string, newName: string) => void
  remove: (name: string) => void
  /** Makes a view the default, or clears the default if the view is already the default. */
  toggleDefault: (name: string) => void
}

export function useSavedViews(): SavedViews {
  const [views, setViews] = useState(readViews)
  function storeAll(nextViews: readonly SavedView[]) {
    storeViews(nextViews)
    setViews([...nextViews])
  }
  return {
    views,
    save: (name, query) => storeAll([...views, { name: name.trim(), query, isDefault: false }]),
    rename: (name, newName) =>
      storeAll(views.map((view) => (view.name === name ? { ...view, name: newName.trim() } : view))),
    remove: (name) => storeAll(views.filter((view) => view.name !== name)),
    toggleDefault: (name) =>
      storeAll(views.map((view) => ({ ...view, isDefault: view.name === name ? !view.isDefault : false }))),
  }
}

/** Reads the query of the default view; null if there is none. */
export const readDefaultQuery = (): string | null => readViews().find(({ isDefault }) => isDefault)?.query ?? null
