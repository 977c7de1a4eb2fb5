import { createListeners } from '#src/lib/listeners.ts'

export type Tone = 'success' | 'info' | 'warning' | 'error'

export interface Message {
  tone: Tone
  title: string
  description: string | undefined
}

let show: ((message: Message) => void) | undefined
let waiting: Message | undefined
let isWanted = false
const { subscribe, notify: report } = createListeners()

/** Whether any toast was shown yet: the code of toasts is loaded with the first one. */
export const toastsWanted = {
  current: (): boolean => isWanted,
  subscribe,
}

/** Shows a toast for three seconds. Anything to act on must also be on the screen. */
export function notify(tone: Tone, title: string, description?: string): void {
  const message = { tone, title, description }
  if (show) {
    show(message)
    return
  }
  waiting = message
  isWanted = true
  report()
}

/**
 * Passes messages on once the live region for them is on the page, where screen readers notice what is added. Returns a function that
 * stops it.
 */
export function showMessagesWith(next: (message: Message) => void): () => void {
  show = next
  const first = waiting
  waiting = undefined
  // The region listens only after its own effects have run.
  if (first) setTimeout(() => next(first))
  return () => {
    show = undefined
  }
}
