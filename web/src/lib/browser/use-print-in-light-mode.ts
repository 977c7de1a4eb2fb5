import { useEffect } from 'react'

/** Switches to the light theme while printing. Browsers do not print dark backgrounds, so light text would be unreadable. */
export function usePrintInLightMode(): void {
  useEffect(() => {
    const { classList } = document.documentElement
    let wasDark = false
    const lighten = () => {
      wasDark = classList.contains('dark')
      classList.remove('dark')
    }
    const restore = () => void (wasDark && classList.add('dark'))
    addEventListener('beforeprint', lighten)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', lighten)
      removeEventListener('afterprint', restore)
    }
  }, [])
}
