import { useRef, useState } from 'react'
import type { Money } from '#src/domain/money.ts'
import { type DescribedError, describeError } from '#src/lib/errors/describe-error.ts'
import { useRequoteHotelMutation } from './requote-hotel.generated.ts'
import { useLanguageChange } from './use-language-change.ts'

export type RecheckState =
  | { kind: 'idle' | 'checking' | 'searchExpired' }
  | { kind: 'priceChanged'; old: Money; new: Money; quoteId: string }
  | { kind: 'unavailable'; message: string }
  | { kind: 'failed'; error: DescribedError }

/** Asks for price and rooms of a quote again, and holds them anew. */
export function useRecheck(quoteId: string, onHeld: (newQuoteId: string) => void) {
  const [state, setState] = useState<RecheckState>({ kind: 'idle' })
  const [requote] = useRequoteHotelMutation()
  const asking = useRef(false)
  useLanguageChange(() =>
    setState((current) => {
      if (current.kind === 'unavailable') return { ...current, message: '' }
      return current.kind === 'failed' ? { kind: 'idle' } : current
    }),
  )

  async function ask(): Promise<RecheckState> {
    const { data } = await requote({ variables: { quoteId } })
    const result = data?.requoteHotel
    if (!result) throw new Error('The answer to the quote is empty.')
    if (result.__typename === 'SearchExpired') return { kind: 'searchExpired' }
    if (result.__typename !== 'HotelQuoted') return { kind: 'unavailable', message: result.message }
    const { quote, priceChanged } = result
    if (priceChanged)
      return { kind: 'priceChanged', old: priceChanged.previousTotal, new: priceChanged.newTotal, quoteId: quote.id }
    onHeld(quote.id)
    return { kind: 'idle' }
  }

  return {
    state,
    recheck: async () => {
      if (asking.current) return
      asking.current = true
      setState({ kind: 'checking' })
      setState(await ask().catch((error: unknown): RecheckState => ({ kind: 'failed', error: describeError(error) })))
      asking.current = false
    },
  }
}
