/** Moves the focus to the heading of the page, from where reading goes on. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus(options)
}
