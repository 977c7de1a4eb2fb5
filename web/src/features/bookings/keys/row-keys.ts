import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const sameAs: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', x: ' ' }

/** The key, or the Latin letter in its place on a keyboard of another script. */
function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherScript = key.length === 1 && key > '~'
  const letter = (isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]) || key
  return letter.length === 1 ? letter.toLowerCase() : letter
}

interface RowActions {
  toggle: (id: string) => void
  openHelp: () => void
}

/**
 * Moves between the links of the rows, selects, opens the documents, goes to the search box and opens the list of keys. The keys work only while the link of a row
 * has the focus, so that they never disturb typing, scrolling or a screen reader's own keys.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { toggle, openHelp }: RowActions): void {
  const link = event.target as HTMLElement
  const id = link.dataset['rowLink']
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const pressed = keyOf(event)
  // Some keyboards have the slash and the question mark on the second level.
  if (event.shiftKey && pressed !== '/' && pressed !== '?') return
  const key = sameAs[pressed] ?? pressed
  const step = steps[key]
  if (key === ' ') toggle(id)
  else if (key === 'd') link.closest('tr')?.querySelector<HTMLElement>('[data-row-documents]')?.click()
  else if (key === '?') openHelp()
  else if (key === '/') link.closest('main')?.querySelector<HTMLElement>('input[type=search]')?.focus()
  else if (step) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
    links[step(links.indexOf(link), links.length - 1)]?.focus()
  } else return
  event.preventDefault()
}
