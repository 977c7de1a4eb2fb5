import { useEffect } from 'react'

/** Describes the page to search engines and link previews while it is shown. Other pages use the description in `index.html`. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const defaultDescription = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', text)
    return () => meta?.setAttribute('content', defaultDescription)
  }, [text])
}
