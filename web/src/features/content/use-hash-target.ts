import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Brings the part of the page that the address names into sight and gives it the focus, so that the keyboard goes on from there. */
export function useHashTarget(): void {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(fragmentOf(location.hash))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView()
  }, [location])
}
