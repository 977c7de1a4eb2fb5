import { useLayoutEffect } from 'react'

let placeholders = 0

/**
 * Sets `data-loading` on the document while the page shows placeholders. The theme then keeps the footer below the screen. A `:has()` selector
 * would be matched against all elements on every change.
 */
export function useLoadingAttribute(): void {
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
