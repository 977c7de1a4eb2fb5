import type { KeyboardEvent } from 'react'

/** Index of the row to focus for each key. */
const moves: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const aliases: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', x: ' ' }

/** Returns the pressed key. On a keyboard for another script, returns the Latin letter at the same position. */
function readKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherScript = key.length === 1 && key > '~'
  const letter = (isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]) || key
  return letter.length === 1 ? letter.toLowerCase() : letter
}

interface RowActions {
  toggle: (id: string) => void
  openHelp: () => void
}

/**
 * Handles the list's keyboard shortcuts: move between rows, select a row, open its documents, go to the search box and show all shortcuts. They work
 * only while a row's link has the focus, so that they do not interfere with typing, scrolling or screen readers.
 */
export function handleRowShortcut(event: KeyboardEvent<HTMLElement>, { toggle, openHelp }: RowActions): void {
  const link = event.target as HTMLElement
  const id = link.dataset['rowLink']
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const pressed = readKey(event)
  // On some keyboards, slash and question mark need a modifier key.
  if (event.shiftKey && pressed !== '/' && pressed !== '?') return
  const key = aliases[pressed] ?? pressed
  const move = moves[key]
  if (key === ' ') toggle(id)
  else if (key === 'd') link.closest('tr')?.querySelector<HTMLElement>('[data-row-documents]')?.click()
  else if (key === '?') openHelp()
  else if (key === '/') link.closest('main')?.querySelector<HTMLElement>('input[type=search]')?.focus()
  else if (move) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
    links[move(links.indexOf(link), links.length - 1)]?.focus()
  } else return
  event.preventDefault()
}
