import { useLayoutEffect } from 'react'

let placeholders = 0

/**
 * Marks the document with `data-loading` while placeholders stand for the content of its page, which keeps the footer below the screen. With `:has()` every
 * change of a page would look through all of its elements.
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
