import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Money } from '#src/domain/money.ts'
import { type DescribedError, describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { type QuoteHotelMutation, useQuoteHotelMutation } from './quote-hotel.generated.ts'
import { toChosenRooms } from './room-choice.ts'
import type { HotelDetail, RateOption } from './room-options.ts'

type Quoted = Extract<QuoteHotelMutation['quoteHotel'], { __typename: 'HotelQuoted' }>

/** What became of the wish to go on with the chosen rooms. */
export type QuoteState =
  | { kind: 'idle' | 'checking' | 'mismatch' }
  | { kind: 'priceChanged'; old: Money; new: Money; quote: Quoted['quote'] }
  | { kind: 'soldOut'; rateIds: readonly string[] }
  | { kind: 'refused'; code: 'unknown' | 'expired' | 'invalid'; message: string }
  | { kind: 'failed'; error: DescribedError }

const refusals = { HotelUnavailable: 'unknown', SearchExpired: 'expired', InvalidInput: 'invalid' } as const

/** Asks the supplier whether the chosen rooms are still to be had at their price, and goes on to the checkout when they are. */
export function useQuote(detail: Pick<HotelDetail, 'searchId' | 'hotel'>) {
  const [state, setState] = useState<QuoteState>({ kind: 'idle' })
  const [quoteHotel] = useQuoteHotelMutation()
  const navigate = useNavigate()
  const asking = useRef(false)
  const goOn = (quoteId: string) => navigate(`${paths.hotelPayment}?${new URLSearchParams({ quote: quoteId })}`)

  async function ask(rates: readonly RateOption[]): Promise<QuoteState> {
    const input = { searchId: detail.searchId, hotelId: detail.hotel.id, rooms: toChosenRooms(rates) }
    const { data } = await quoteHotel({ variables: { input } })
    const result = data?.quoteHotel
    if (!result) throw new Error('The answer to the quote is empty.')
    // A supplier that gave no answer has not said that it is sold out.
    if (result.__typename === 'HotelUnavailable' && result.code !== 'AVAILABILITY_UNKNOWN')
      return { kind: 'soldOut', rateIds: rates.map(({ id }) => id) }
    if (result.__typename !== 'HotelQuoted')
      return { kind: 'refused', code: refusals[result.__typename], message: result.message }
    const { quote, priceChanged } = result
    if (priceChanged)
      return { kind: 'priceChanged', old: priceChanged.previousTotal, new: priceChanged.newTotal, quote }
    await goOn(quote.id)
    return { kind: 'idle' }
  }

  return {
    state,
    accept: goOn,
    dismiss: () => setState({ kind: 'idle' }),
    quote: async (rates: readonly RateOption[]) => {
      if (asking.current) return
      if (rates.length === 0) {
        setState({ kind: 'mismatch' })
        return
      }
      asking.current = true
      setState({ kind: 'checking' })
      setState(
        await ask(rates).catch((error: unknown): QuoteState => ({ kind: 'failed', error: describeError(error) })),
      )
      asking.current = false
    },
  }
}
