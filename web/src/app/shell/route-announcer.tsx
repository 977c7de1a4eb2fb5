import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'

/** Title of the document before the first page sets its own. */
const nameless = document.title

/** A page that is still loading has neither a heading nor a title. */
const isThere = () => document.title !== nameless && document.querySelector('h1') !== null

/** Whether the user has moved the focus, or the page has focused a field. */
function hasFocusMoved(before: Element | null): boolean {
  const now = document.activeElement
  return Boolean(now?.closest('main')) || (now !== before && now !== document.body)
}

/** Announces each new page and moves the focus to its heading, which the router does not do. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    const before = document.activeElement
    const tell = () => {
      if (!isThere()) return
      shown.current = pathname
      watch.disconnect()
      if (!hasFocusMoved(before)) focusHeading({ preventScroll: true })
      setTitle(document.title)
    }
    const watch = new MutationObserver(tell)
    watch.observe(document.documentElement, { childList: true, subtree: true })
    tell()
    return () => watch.disconnect()
  }, [pathname])

  return <VisuallyHidden as="output">{title}</VisuallyHidden>
}
