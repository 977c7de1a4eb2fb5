import { createListeners } from '#src/lib/listeners.ts'

export type Tone = 'success' | 'info' | 'warning' | 'error'

export interface Message {
  tone: Tone
  title: string
  description: string | undefined
}

let show: ((message: Message) => void) | undefined
let pendingMessage: Message | undefined
let isRequested = false
const { subscribe, notify: report } = createListeners()

/** Whether a toast has been requested yet. The code that renders toasts is loaded with the first one. */
export const toastsRequested = {
  current: (): boolean => isRequested,
  subscribe,
}

/** Shows a toast for three seconds. Anything that needs an action must also be on the screen. */
export function notify(tone: Tone, title: string, description?: string): void {
  const message = { tone, title, description }
  if (show) {
    show(message)
    return
  }
  pendingMessage = message
  isRequested = true
  report()
}

/**
 * Sets the function that displays toasts, once their live region is on the page. Also displays a toast that was requested earlier. Returns a
 * function that unsets it.
 */
export function setToastRenderer(next: (message: Message) => void): () => void {
  show = next
  const pending = pendingMessage
  pendingMessage = undefined
  // The live region is ready only after its own effects have run.
  if (pending) setTimeout(() => next(pending))
  return () => {
    show = undefined
  }
}
