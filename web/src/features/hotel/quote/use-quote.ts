import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type DescribedError, describeError } from '#src/lib/errors/describe-error.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { toChosenRooms } from '../rooms/room-choice.ts'
import type { HotelDetail, RateOption } from '../rooms/room-options.ts'
import { type QuoteHotelMutation, useQuoteHotelMutation } from './quote-hotel.generated.ts'

type Quoted = Extract<QuoteHotelMutation['quoteHotel'], { __typename: 'HotelQuoted' }>

/** The state of the quote for the chosen rooms. */
export type QuoteState =
  | { kind: 'idle' | 'checking' | 'mismatch' }
  | { kind: 'priceChanged'; change: NonNullable<Quoted['priceChanged']>; quote: Quoted['quote'] }
  | { kind: 'soldOut'; rateIds: readonly string[]; message: string }
  | { kind: 'refused'; code: 'unknown' | 'expired' | 'invalid'; message: string }
  | { kind: 'failed'; error: DescribedError }

const refusals = { HotelUnavailable: 'unknown', SearchExpired: 'expired', InvalidInput: 'invalid' } as const

/** Requests a quote for the chosen rooms and opens its checkout, unless the agent has left the page meanwhile. */
export function useQuote(detail: Pick<HotelDetail, 'searchId' | 'hotel'>) {
  const [state, setState] = useState<QuoteState>({ kind: 'idle' })
  const [quoteHotel] = useQuoteHotelMutation()
  const navigate = useNavigate()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  // Server messages stay in the language they were requested in.
  useLanguageChange(() =>
    setState((current) =>
      current.kind === 'soldOut' || current.kind === 'refused' ? { ...current, message: '' } : current,
    ),
  )

  const openCheckout = (quoteId: string) =>
    void navigate(`${paths.hotelPayment}?${new URLSearchParams({ quote: quoteId })}`)

  async function requestQuote(rates: readonly RateOption[], signal: AbortSignal) {
    const input = { searchId: detail.searchId, hotelId: detail.hotel.id, rooms: toChosenRooms(rates) }
    const { data } = await quoteHotel({ variables: { input }, context: { fetchOptions: { signal } } })
    if (!data) throw new Error('The response has no quote.')
    return data.quoteHotel
  }

  function settle(result: QuoteHotelMutation['quoteHotel'], rates: readonly RateOption[]): QuoteState {
    // Without an answer from the supplier it is not known whether the rooms are sold out.
    if (result.__typename === 'HotelUnavailable' && result.code !== 'AVAILABILITY_UNKNOWN')
      return { kind: 'soldOut', rateIds: rates.map(({ id }) => id), message: result.message }
    if (result.__typename !== 'HotelQuoted')
      return { kind: 'refused', code: refusals[result.__typename], message: result.message }
    const { quote, priceChanged } = result
    if (priceChanged) return { kind: 'priceChanged', change: priceChanged, quote }
    openCheckout(quote.id)
    return { kind: 'idle' }
  }

  return {
    state,
    accept: openCheckout,
    dismiss: () => setState({ kind: 'idle' }),
    quote: async (rates: readonly RateOption[]) => {
      if (request.current) return
      if (rates.length === 0) {
        setState({ kind: 'mismatch' })
        return
      }
      const controller = new AbortController()
      request.current = controller
      setState({ kind: 'checking' })
      try {
        const result = await requestQuote(rates, controller.signal)
        if (!controller.signal.aborted) setState(settle(result, rates))
      } catch (error) {
        if (!controller.signal.aborted) setState({ kind: 'failed', error: describeError(error) })
      } finally {
        if (request.current === controller) request.current = undefined
      }
    },
  }
}
