import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/**
 * Moves between the links of the rows with the arrow keys, Home and End, and selects with the space bar. The keys work only while the link of
 * a row has the focus, so that they never disturb typing, scrolling or a screen reader's own keys.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, toggle: (id: string) => void): void {
  const link = event.target as HTMLElement
  const id = link.dataset['rowLink']
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key === ' ') {
    event.preventDefault()
    toggle(id)
    return
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  links[step(links.indexOf(link), links.length - 1)]?.focus()
}
