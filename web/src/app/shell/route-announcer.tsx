import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'

/** Document title before the first page sets its own. */
const initialTitle = document.title

/** A page that is still loading has no heading or title. */
const isPageReady = () => document.title !== initialTitle && document.querySelector('h1') !== null

/** Whether the user or the page has already moved the focus into the new page. */
function hasFocusMoved(before: Element | null): boolean {
  const now = document.activeElement
  return Boolean(now?.closest('main')) || (now !== before && now !== document.body)
}

/** Announces each new page to screen readers and focuses its heading, which the router does not do. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announcedPath.current === pathname) return
    const before = document.activeElement
    const announce = () => {
      if (!isPageReady()) return
      announcedPath.current = pathname
      observer.disconnect()
      if (!hasFocusMoved(before)) focusHeading({ preventScroll: true })
      setTitle(document.title)
    }
    const observer = new MutationObserver(announce)
    observer.observe(document.documentElement, { childList: true, subtree: true })
    announce()
    return () => observer.disconnect()
  }, [pathname])

  return <VisuallyHidden as="output">{title}</VisuallyHidden>
}
