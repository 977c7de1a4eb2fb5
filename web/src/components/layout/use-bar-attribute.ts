import { useLayoutEffect } from 'react'

/** Bar at the bottom edge, which replaces the tabs: a stay's total, the selected vehicles, or the buttons of a checkout step. */
type Bar = 'total' | 'choice' | 'steps'

/**
 * Sets `data-bar` on the document to the current bar, which styles of the footer, the tabs and scroll padding depend on. A `:has()` selector would
 * restyle the whole document on every change.
 */
export function useBarAttribute(bar: Bar, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const { dataset } = document.documentElement
    dataset.bar = bar
    return () => {
      delete dataset.bar
    }
  }, [bar, isShown])
}
