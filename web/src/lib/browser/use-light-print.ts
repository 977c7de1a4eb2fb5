import { useEffect } from 'react'

/** Prints in the light theme: browsers omit dark backgrounds, and light text on white cannot be read. */
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
