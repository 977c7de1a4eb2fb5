import { useState } from 'react'
import { useIsCompactWindow } from '#src/lib/browser/window-size.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'

/** State of a cell's panel. Back closes the panel if it covers the page. */
export function useCellPanel(name: string): [boolean, (open: boolean) => void] {
  const covering = useHistoryPanel(name)
  const floating = useState(false)
  return useIsCompactWindow() ? covering : floating
}
