import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'lookup-shortcut'

export const isShortcutEnabled = (): boolean => readPrivate('browser', storageKey) !== false

export const setShortcutEnabled = (isEnabled: boolean): void => writePrivate('browser', storageKey, isEnabled)

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key event opens the lookup: Ctrl+K or Command+K, unless the shortcut is disabled or the focus is in a text field. */
export const isLookupShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  !isTextInput(target) &&
  isShortcutEnabled()
