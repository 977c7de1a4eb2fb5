export type ColorMode = 'light' | 'dark'

const storageKey = 'rihla.color-mode'

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function apply(mode: ColorMode): void {
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  style.colorScheme = mode
}

export const currentColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light'

/** Applies the stored mode, else that of the device. */
export function startColorMode(): void {
  const chosen = stored()
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  apply(chosen === 'dark' || chosen === 'light' ? chosen : preferred)
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
