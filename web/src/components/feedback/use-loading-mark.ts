import { useLayoutEffect } from 'react'

let placeholders = 0

/**
 * Names a page whose content is loading in the attribute `data-loading` of the document, by which the footer stays below the screen. With `:has()` every change
 * of a page would look through all of its elements.
 */
export function useLoadingMark(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    placeholders += 1
    dataset.loading = ''
    return () => {
      placeholders -= 1
      if (placeholders === 0) delete dataset.loading
    }
  }, [])
}
