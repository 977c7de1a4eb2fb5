/** Where a checkout stands in the browser's history, as its entries remember it. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Navigation state of an entry with so many others of the same checkout behind it. */
export const atDepth = (checkoutDepth: number) => ({ checkoutDepth })

/** How many entries of the checkout lie behind the one with this navigation state. */
export const depthOf = (state: unknown): number =>
  typeof state === 'object' &&
  state !== null &&
  'checkoutDepth' in state &&
  typeof state.checkoutDepth === 'number' &&
  state.checkoutDepth > 0
    ? state.checkoutDepth
    : 0

/** What to navigate with inside the checkout: to another step, or to another address of the same one. */
export function useCheckoutDepth() {
  const depth = depthOf(useLocation().state)
  return { deeper: { state: atDepth(depth + 1) }, inPlace: { replace: true, state: atDepth(depth) } }
}

/**
 * Once there is nothing more to be changed in the steps, goes back to where the checkout began, so that one step further back
 * leads out of it. Answers whether it is there.
 */
export function useUnwound(finished: boolean): boolean {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const depth = depthOf(state)
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (!finished || depth === 0 || left.current === key) return
    left.current = key
    void navigate(-depth)
  }, [depth, finished, key, navigate])
  return depth === 0
}
