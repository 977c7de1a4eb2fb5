import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'lookup-shortcut'

export const isShortcutOn = (): boolean => readPrivate('browser', storageKey) !== false

export const setShortcut = (on: boolean): void => writePrivate('browser', storageKey, on)

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key opens the lookup: Ctrl+K or Command+K, unless it is switched off or text is being typed. */
export const opensLookup = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !typesText(target) && isShortcutOn()
