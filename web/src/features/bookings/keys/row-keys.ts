import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const sameAs: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', x: ' ' }

/** Pressed key, or the Latin letter at the same position of a keyboard for another script. */
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
 * Keyboard shortcuts of the list: move between rows, select, open documents, go to the search box, show all shortcuts. They work only while a row's
 * link has the focus, so that they do not interfere with typing, scrolling or screen reader keys.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { toggle, openHelp }: RowActions): void {
  const link = event.target as HTMLElement
  const id = link.dataset['rowLink']
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const pressed = keyOf(event)
  // On some keyboards, slash and question mark need a modifier key.
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
