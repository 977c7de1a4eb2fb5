import { flushSync } from 'react-dom'

const canAnimate = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

// The router repeats a transition backward when the agent goes back, which has to be immediate. The theme shows it without animation.
addEventListener('popstate', () => (document.documentElement.dataset.traversal = ''), { capture: true })

/** Options of a navigation that shows how one thing becomes another, such as a card its page. Parts with one `viewTransitionName` move into each other. */
export function becoming() {
  if (!canAnimate()) return {}
  delete document.documentElement.dataset.traversal
  return { viewTransition: true, flushSync: true }
}

/** Renders a change that shows how one thing becomes another, and resolves when it is in the page. */
export async function become(change: () => void): Promise<void> {
  if (!canAnimate()) return flushSync(change)
  delete document.documentElement.dataset.traversal
  await document.startViewTransition(() => flushSync(change)).updateCallbackDone
}
