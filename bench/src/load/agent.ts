/** One agent at work: opens bookings, searches, turns pages, filters, and books now and then. */
import { setTimeout as wait } from 'node:timers/promises'
import { post } from '../graphql.ts'
import { bookings, firstPage, hotelDetail, hotelSearch, newSearch } from '../searches.ts'
import { type Agent, authenticatorCode, vatNumber } from './desk.ts'
import type { Tally } from './tally.ts'

const quote = `mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) {
  __typename ... on HotelQuoted { quote { id price { total { amount } } } }
} }`
const book = `mutation ($input: BookHotelInput!) { bookHotel(input: $input) {
  __typename ... on HotelBooked { booking { reference status } }
} }`

/** Sends an operation and counts it: its time, and whether it failed. */
export async function send<T>(
  { url, token, tally }: { url: string; token: string; tally: Tally },
  kind: string,
  query: string,
  variables: object,
): Promise<T | null> {
  const started = performance.now()
  try {
    const { data, errors } = await post<T>(url, token, query, variables)
    if (!data || errors.length > 0) throw new Error(errors.map(({ extensions }) => extensions?.code).join(', '))
    tally.count(kind, performance.now() - started)
    return data
  } catch (error) {
    tally.fail(kind, error instanceof Error ? error.message : String(error))
    return null
  }
}

type Page = { hotelSearch: { searchId: string; pageCount: number; items: { hotel: { id: string } }[] } }
type Detail = {
  hotel: {
    searchId: string
    roomGroups: { bookedTogether: boolean; rooms: { roomIndexes: number[]; rates: { id: string }[] }[] }[]
  } | null
}
type Quoted = { quoteHotel: { __typename: string; quote?: { id: string; price: { total: { amount: string } } } } }
type Booked = { bookHotel: { __typename: string; booking?: { reference: string; status: string } } }

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

const sorts = ['PRICE_ASC', 'PRICE_DESC', 'RATING_DESC', 'DISTANCE_ASC', 'RECOMMENDED']
const filters = [{}, {}, { stars: [4, 5] }, { refundable: true }, { boards: ['BREAKFAST'] }, { name: 'al' }]

/** Works until `until`, against both servers in turn, as behind a balancer. */
export async function work(
  agent: Agent,
  {
    index,
    urls,
    token,
    tally,
    rampMs,
    until,
  }: { index: number; rampMs: number; urls: string[]; token: string; tally: Tally; until: number },
): Promise<void> {
  // Madinah, so that the searches of `front.ts` stay apart; on dates that no more than one other agent wants.
  const search = newSearch('SA4', 40 + (index % 40))
  const { input } = search
  let turn = index
  let page: Page['hotelSearch'] | undefined
  let lastStep = 0
  const act = <T>(kind: string, query: string, variables: object) =>
    send<T>({ url: urls[turn++ % urls.length] ?? '', token, tally }, kind, query, variables)

  async function bookOne(searchId: string, id: string): Promise<void> {
    const { code, step } = authenticatorCode(agent, new Date())
    if (step === lastStep) return
    lastStep = step
    const found = await act<Detail>('hotel', hotelDetail, { id, searchId })
    const rate = found?.hotel?.roomGroups[0]?.rooms[0]?.rates[0]
    if (!rate) return
    const chosen = { searchId, hotelId: id, rooms: [{ roomIndex: 0, rateId: rate.id }] }
    const quoted = (await act<Quoted>('quote', quote, { input: chosen }))?.quoteHotel
    if (!quoted?.quote) return tally.refuse(quoted?.__typename ?? 'no quote')
    const booked = await act<Booked>('book', book, {
      input: {
        quoteId: quoted.quote.id,
        acceptedTotal: quoted.quote.price.total.amount,
        idempotencyKey: `bench-${index}-${step}`,
        payment: { wallet: { authCode: code } },
        lead: {
          salutation: 'MR',
          firstName: 'Bench',
          lastName: 'Traveler',
          email: agent.email,
          phoneCountryCode: '62',
          phone: '8120000000',
        },
        guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MR', firstName: 'Second', lastName: 'Traveler' }],
        vatNumber,
      },
    })
    const { __typename: result = 'no answer', booking } = booked?.bookHotel ?? {}
    if (booking) tally.booked(booking.reference)
    else tally.refuse(result)
  }

  // Agents do not start in the same instant.
  await wait(Math.random() * rampMs)
  while (Date.now() < until) {
    const dice = Math.random()
    const hotel = page && pick(page.items)
    if (!page || dice < 0.03) {
      const found = await act<Page>('search', hotelSearch, search)
      page = found?.hotelSearch ?? page
    } else if (dice < 0.73) {
      const { searchId, pageCount } = page
      const view = { sort: pick(sorts), where: pick(filters), page: 1 + Math.floor(Math.random() * pageCount) }
      await act<Page>('cached page', hotelSearch, { input, searchId, pageSize: 20, ...view })
    } else if (dice < 0.95 || !hotel) {
      await act('bookings', bookings, firstPage)
    } else await bookOne(page.searchId, hotel.hotel.id)
    await wait(400 + Math.random() * 1200)
  }
}
