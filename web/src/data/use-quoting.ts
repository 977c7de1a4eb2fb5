import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Money } from '#src/domain/money.ts'
import { type DescribedError, describeError } from '#src/lib/errors/describe-error.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'

interface PriceDifference {
  readonly previousTotal: Money
  readonly newTotal: Money
}

/** Result of a successful quote request. */
export type QuoteResult<Quote> = { quote: Quote; priceChanged: PriceDifference | null }

/** State of a quote request. `Refusal` is the union of the product's refusals. */
export type QuotingState<Quote, Refusal> =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'priceChanged'; change: PriceDifference; quote: Quote }
  | { kind: 'failed'; error: DescribedError }
  | Refusal

/** Requests quotes one at a time and opens the checkout, unless the agent has navigated away. */
export function useQuoting<Quote extends { id: string }, Refusal extends { kind: string }>(checkoutPath: string) {
  const [state, setState] = useState<QuotingState<Quote, Refusal>>({ kind: 'idle' })
  const navigate = useNavigate()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  // Drops server messages, which are in the previous language.
  useLanguageChange(() => setState((current) => ('message' in current ? { ...current, message: '' } : current)))

  const openCheckout = (quote: { id: string }) =>
    void navigate(`${checkoutPath}?${new URLSearchParams({ quote: quote.id })}`)

  function settle(result: QuoteResult<Quote> | Refusal): QuotingState<Quote, Refusal> {
    if (!('quote' in result)) return result
    const { quote, priceChanged } = result
    if (priceChanged) return { kind: 'priceChanged', change: priceChanged, quote }
    openCheckout(quote)
    return { kind: 'idle' }
  }

  return {
    state,
    accept: openCheckout,
    dismiss: () => setState({ kind: 'idle' }),
    refuse: (refusal: Refusal) => setState(refusal),
    request: async (send: (signal: AbortSignal) => Promise<QuoteResult<Quote> | Refusal>) => {
      if (request.current) return
      const controller = new AbortController()
      request.current = controller
      setState({ kind: 'checking' })
      try {
        const result = await send(controller.signal)
        if (!controller.signal.aborted) setState(settle(result))
      } catch (error) {
        if (!controller.signal.aborted) setState({ kind: 'failed', error: describeError(error) })
      } finally {
        if (request.current === controller) request.current = undefined
      }
    },
  }
}
