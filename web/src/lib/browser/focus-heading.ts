/** Focuses the page's heading, so that screen readers and Tab continue from there. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus(options)
}

/** Scrolls to the top of the page and focuses the heading. */
export function goToTop(): void {
  globalThis.scrollTo({ top: 0 })
  focusHeading({ preventScroll: true })
}
