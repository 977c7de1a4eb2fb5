import { useLayoutEffect } from 'react'

/** A bar at the bottom edge: the total of a stay, the chosen vehicles, or the buttons of a step in place of the tabs. */
type Bar = 'total' | 'choice' | 'steps'

/**
 * Names the bar in the attribute `data-bar` of the document, which the footer, the tabs and the scrolling follow. With `:has()` every change of a page would
 * compute the styles of the whole document again.
 */
export function useBarMark(bar: Bar, shown = true): void {
  useLayoutEffect(() => {
    if (!shown) return undefined
    const { dataset } = document.documentElement
    dataset.bar = bar
    return () => {
      delete dataset.bar
    }
  }, [bar, shown])
}
