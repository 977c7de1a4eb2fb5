import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What the document is called before the first page has named it. */
const nameless = document.title

/** A page that loads its code or its data has neither heading nor title at first. */
const isThere = () => document.title !== nameless && document.querySelector('h1') !== null

/** Not where the focus has gone on meanwhile, and not on a page that has put it into its first field. */
function focusHeading(before: Element | null): void {
  const heading = document.querySelector<HTMLElement>('h1')
  const now = document.activeElement
  if (!heading || now?.closest('main') || (now !== before && now !== document.body)) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

/** The router leaves both to the app: telling which page is shown now, and moving the focus to it. */
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
      focusHeading(before)
      setTitle(document.title)
    }
    const watch = new MutationObserver(tell)
    watch.observe(document.documentElement, { childList: true, subtree: true })
    tell()
    return () => watch.disconnect()
  }, [pathname])

  return <VisuallyHidden as="output">{title}</VisuallyHidden>
}
