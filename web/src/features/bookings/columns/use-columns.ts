import { useState } from 'react'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type ColumnId, readColumns, standardColumns } from './columns.ts'

// The number is raised when the format changes. Data of other versions is left alone.
const storageKey = 'booking-columns.1'

function storedColumns(): ColumnId[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? readColumns(stored) : []
}

export interface Columns {
  readonly visible: readonly ColumnId[]
  /** Columns to store in a saved view: the view's, or else the agent's; empty for the default columns. */
  readonly chosen: readonly ColumnId[]
  choose: (ids: readonly ColumnId[]) => void
}

/** Columns of the view, or else the ones that the agent has chosen in this browser. */
export function useColumns(ofView: readonly ColumnId[], changeView: (ids: readonly ColumnId[]) => void): Columns {
  const [own, setOwn] = useState(storedColumns)
  function choose(ids: readonly ColumnId[]) {
    if (ofView.length > 0) return changeView(ids)
    const isStandard = ids.join() === standardColumns.join()
    const next = isStandard ? [] : readColumns(ids)
    writePrivate('browser', storageKey, next)
    setOwn(next)
  }
  const chosen = ofView.length > 0 ? ofView : own
  return { visible: chosen.length > 0 ? chosen : standardColumns, chosen, choose }
}
