import { useEffect } from 'react'

/** Browsers leave the dark ground away when they print, and light words on white paper cannot be read. */
export function useLightPrint(): void {
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
