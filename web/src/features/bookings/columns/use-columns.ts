import { useState } from 'react'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type ColumnId, readColumns, defaultColumns } from './columns.ts'

// The number is incremented when the format changes. Data in older formats is ignored.
const storageKey = 'booking-columns.1'

function readStoredColumns(): ColumnId[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? readColumns(stored) : []
}

export interface Columns {
  readonly visibleIds: readonly ColumnId[]
  /** Columns to store in a saved view: those in the current view, or else the agent's. Empty for the default columns. */
  readonly chosenIds: readonly ColumnId[]
  choose: (ids: readonly ColumnId[]) => void
}

/** Columns in the view, or else those that the agent has chosen in this browser. */
export function useColumns(viewColumns: readonly ColumnId[], changeView: (ids: readonly ColumnId[]) => void): Columns {
  const [agentColumns, setAgentColumns] = useState(readStoredColumns)
  function choose(ids: readonly ColumnId[]) {
    if (viewColumns.length > 0) return changeView(ids)
    const isDefault = ids.join() === defaultColumns.join()
    const newColumns = isDefault ? [] : readColumns(ids)
    writePrivate('browser', storageKey, newColumns)
    setAgentColumns(newColumns)
  }
  const chosenIds = viewColumns.length > 0 ? viewColumns : agentColumns
  return { visibleIds: chosenIds.length > 0 ? chosenIds : defaultColumns, chosenIds, choose }
}
