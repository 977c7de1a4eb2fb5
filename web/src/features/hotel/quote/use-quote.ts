import { products } from '#src/domain/products.ts'
import { type QuotingState, useQuoting } from '#src/data/use-quoting.ts'
import { toChosenRooms } from '../rooms/room-choice.ts'
import type { HotelDetail, RateOption } from '../rooms/room-options.ts'
import { type QuoteHotelMutation, useQuoteHotelMutation } from './quote-hotel.generated.ts'

type Quote = Extract<QuoteHotelMutation['quoteHotel'], { __typename: 'HotelQuoted' }>['quote']

type Refusal =
  | { kind: 'mismatch' }
  | { kind: 'soldOut'; rateIds: readonly string[] }
  | { kind: 'refused'; code: 'unknown' | 'limit' | 'expired' | 'invalid'; message: string }

/** State of the quote for the selected rooms. */
export type QuoteState = QuotingState<Quote, Refusal>

const refusalCodes = { SearchExpired: 'expired', InvalidInput: 'invalid' } as const

/** Requests a quote for the selected rooms and opens its checkout. */
export function useQuote(detail: Pick<HotelDetail, 'searchId' | 'hotel'>) {
  const [quoteHotel] = useQuoteHotelMutation()
  const { request, refuse, ...quoting } = useQuoting<Quote, Refusal>(products.hotels.paths.checkout)
  return {
    ...quoting,
    quote: async (rates: readonly RateOption[]) => {
      if (rates.length === 0) {
        refuse({ kind: 'mismatch' })
        return
      }
      await request(async (signal) => {
        const input = { searchId: detail.searchId, hotelId: detail.hotel.id, rooms: toChosenRooms(rates) }
        const { data } = await quoteHotel({ variables: { input }, context: { fetchOptions: { signal } } })
        const result = data?.quoteHotel
        if (!result) throw new Error('The response has no quote.')
        if (result.__typename === 'HotelQuoted') return result
        const { code, message } = result
        if (result.__typename !== 'HotelUnavailable')
          return { kind: 'refused', code: refusalCodes[result.__typename], message }
        if (code === 'HOLD_LIMIT') return { kind: 'refused', code: 'limit', message }
        // If the supplier does not respond, the rooms may still be available.
        if (code === 'AVAILABILITY_UNKNOWN') return { kind: 'refused', code: 'unknown', message }
        return { kind: 'soldOut', rateIds: rates.map(({ id }) => id) }
      })
    },
  }
}
