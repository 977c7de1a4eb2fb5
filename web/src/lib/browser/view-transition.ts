import { flushSync } from 'react-dom'

const canAnimate = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

// The router repeats a transition when the agent goes back, which must be immediate, so the theme disables its animation.
addEventListener('popstate', () => (document.documentElement.dataset.traversal = ''), { capture: true })

/** Options for a navigation with a view transition, for example from a card to its page. Elements with the same `viewTransitionName` morph into each other. */
export function viewTransitionOptions() {
  if (!canAnimate()) return {}
  delete document.documentElement.dataset.traversal
  return { viewTransition: true, flushSync: true }
}

/** Renders a change with a view transition. Resolves when the change is in the DOM. */
export async function renderWithViewTransition(change: () => void): Promise<void> {
  if (!canAnimate()) return flushSync(change)
  delete document.documentElement.dataset.traversal
  await document.startViewTransition(() => flushSync(change)).updateCallbackDone
}
