export type ColorMode = 'light' | 'dark'

/** `public/color-mode.js` reads it before the page is drawn. */
const storageKey = 'rihla.color-mode'

function apply(mode: ColorMode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  style.colorScheme = mode
}

export const currentColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light'

/** Calls the listener whenever the mode changes, until the returned function is called. */
export function onColorModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** Applies and stores the mode. */
export function setColorMode(mode: ColorMode): void {
  apply(mode)
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Storage may be blocked; the mode then lasts until the page is reloaded.
  }
}
