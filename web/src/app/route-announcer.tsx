import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  // A page that has put the focus somewhere itself, such as into its first field, knows better.
  if (!heading || document.activeElement?.closest('main')) return
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
    shown.current = pathname
    focusHeading()
    setTitle(document.title)
  }, [pathname])

  return <VisuallyHidden as="output">{title}</VisuallyHidden>
}
