import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Scrolls to the element that the URL hash identifies and focuses it. */
export function useHashTarget(): void {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(decodeFragment(location.hash))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView()
  }, [location])
}
