import { useRef, useState } from 'react'
import { useIsMounted } from '#src/lib/browser/use-is-mounted.ts'
import { type DescribedError, describeError } from '#src/lib/errors/describe-error.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import type { Purchase, RequoteOutcome } from '../purchase.ts'
import type { PurchaseQuery } from '../product-adapter.ts'

export type RequoteState =
  | { readonly kind: 'idle' | 'checking' }
  | Exclude<RequoteOutcome, { kind: 'quoted' }>
  | { readonly kind: 'failed'; readonly error: DescribedError }

/** Checks price and availability again. Calls `onQuoted` with the new quote if the price is unchanged. */
export function useRequote(purchase: Purchase, requote: PurchaseQuery['requote'], onQuoted: (quoteId: string) => void) {
  const [state, setState] = useState<RequoteState>({ kind: 'idle' })
  const isMounted = useIsMounted()
  const isChecking = useRef(false)
  useLanguageChange(() =>
    setState((current) => {
      if (current.kind === 'unavailable') return { ...current, message: '' }
      return current.kind === 'failed' ? { kind: 'idle' } : current
    }),
  )

  async function requestQuote() {
    if (isChecking.current) return
    isChecking.current = true
    setState({ kind: 'checking' })
    try {
      const outcome = await requote(purchase)
      // Does not navigate if the agent has left the checkout.
      if (outcome.kind === 'quoted' && isMounted()) onQuoted(outcome.quoteId)
      setState(outcome.kind === 'quoted' ? { kind: 'idle' } : outcome)
    } catch (error) {
      setState({ kind: 'failed', error: describeError(error) })
    } finally {
      isChecking.current = false
    }
  }
  return { state, checkPrice: () => void requestQuote() }
}
