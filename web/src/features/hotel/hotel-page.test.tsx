import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode, HotelSearchInput } from '#src/__generated__/schema.ts'
import { CalendarDate } from '@internationalized/date'
import { parseHotelLink, printHotelLink } from '#src/domain/search/hotel-search.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { tolerateTranslation } from '#src/lib/browser/translated-page.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { type HotelDetailQueryVariables, HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { HotelLocationsDocument } from '#src/data/hotel-locations.generated.ts'
import { storeSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { aSupplier } from '#src/testing/factories.ts'
import { riyals } from '#src/testing/factories.ts'
import {
  type HotelDetail,
  aGroup,
  aHotelDetail,
  aPolicy,
  aPrice,
  aRate,
  aRateAt,
  aRoom,
  aGroupBookedTogether,
  anOccupancy,
} from '#src/testing/hotel-detail-factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { translatePage } from '#src/testing/translate-page.ts'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { HotelQuoteDocument } from '../checkout/adapters/hotel/hotel-quote.generated.ts'
import { type QuoteHotelMutation, QuoteHotelDocument } from './quote/quote-hotel.generated.ts'

const hotelUrl = (supplier?: 'AGODA' | 'HUDXCONNECT' | 'UMRAHHOLIDAYS', change: object = {}) =>
  `/hotel?${printHotelLink({
    hotelId: '4900000101',
    supplier,
    search: {
      locationCode: 'SA1',
      checkIn: '2026-12-13',
      checkOut: '2026-12-18',
      rooms: [
        { adults: 2, childAges: [5] },
        { adults: 1, childAges: [] },
      ],
      nationality: 'ID',
      hotelPromoCode: undefined,
      specialCode: undefined,
      ...change,
    },
  })}`

const haram = { __typename: 'GeoPoint', latitude: 21.4225, longitude: 39.8262 } as const
const requests: HotelDetailQueryVariables[] = []

function serveHotel(...details: (HotelDetail | null)[]) {
  requests.length = 0
  server.use(
    respondTo(HotelLocationsDocument, () => ({
      hotelLocations: [{ __typename: 'HotelLocation' as const, code: 'SA1', name: 'Makkah', haram }],
    })),
    respondTo(CountriesDocument, () => ({
      countries: [{ __typename: 'Country' as const, code: 'ID', name: 'Indonesia', callingCodes: ['62'] }],
    })),
    respondTo(HotelDetailDocument, (variables) => {
      requests.push(variables)
      return { hotel: details[Math.min(requests.length, details.length) - 1] ?? null }
    }),
  )
}

/** Ids of the quotes whose checkout was opened. */
const openedQuoteIds: string[] = []

function serveQuote(...results: QuoteHotelMutation['quoteHotel'][]) {
  const inputs: unknown[] = []
  openedQuoteIds.length = 0
  server.use(
    respondTo(QuoteHotelDocument, ({ input }) => {
      inputs.push(input)
      const result = results[Math.min(inputs.length, results.length) - 1]
      if (!result) throw new Error('no result to serve')
      return { quoteHotel: result }
    }),
    // The checkout has its own tests.
    respondTo(HotelQuoteDocument, ({ id }) => {
      openedQuoteIds.push(id)
      return new Promise<never>(() => {})
    }),
  )
  return inputs
}

const hotelQuoted = (change: Partial<Extract<QuoteHotelMutation['quoteHotel'], { __typename: 'HotelQuoted' }>> = {}) =>
  ({
    __typename: 'HotelQuoted',
    quote: {
      __typename: 'HotelQuote',
      id: 'quote-1',
      price: { __typename: 'Price', commission: riyals('20.00') },
      cancellationPolicy: aPolicy(),
    },
    priceChanged: null,
    ...change,
  }) as const

const refusal = (__typename: 'HotelUnavailable' | 'SearchExpired' | 'InvalidInput', message: string) =>
  ({ __typename, code: 'HOTEL_NOT_AVAILABLE', message }) as const

/** Stores a search as the listing does. */
function storeListingSearch() {
  const link = parseHotelLink(new URLSearchParams(hotelUrl().split('?')[1]), new CalendarDate(2026, 11, 21))
  if (typeof link === 'string') throw new Error(link)
  // When the app starts, it clears the private storage of any other user.
  sessionStorage.setItem('rihla.private.owner', 'user-a')
  storeSearchId(searchKey(link.search), 'search-of-listing')
}

/** Returns a hotel where two suppliers sell room 1 with breakfast and free cancellation. umrahholidays sells room 2 at `rateForRoom2`. */
function withUmrahRoom(rateForRoom2: HotelDetail['roomGroups'][number]['rooms'][number]['rates'][number]) {
  const detail = aHotelDetail()
  return {
    ...detail,
    roomGroups: [
      ...detail.roomGroups.filter(({ id }) => id !== 'g3' && id !== 'g4'),
      aGroup('u', [
        aRoom('Quadruple room', [0], [aRateAt('u-0', 'UMRAHHOLIDAYS', 3950)]),
        aRoom('Double room', [1], [rateForRoom2]),
      ]),
    ],
  }
}

const summary = () => screen.getByRole('region', { name: 'Your stay' })
const total = () => within(summary()).getByText('Total').closest('div')?.parentElement?.textContent ?? ''
const continueButton = () => within(summary()).getByRole('button', { name: /^Continue/ })
const rate = (name: RegExp) => screen.getByRole('radio', { name })

beforeEach(() => {
  vi.setSystemTime('2026-11-21T08:00:00Z')
  return () => vi.useRealTimers()
})

describe('choosing rooms', () => {
  test('selects the cheapest rooms, with price lines that add up to the total', async () => {
    serveHotel(aHotelDetail())
    await renderApp(hotelUrl())
    expect(await screen.findByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Choose 2 rooms' })).toBeInTheDocument()
    expect(total()).toMatch(/6,150\.00/)
    expect(within(summary()).getByText('VAT and municipality fee')).toBeInTheDocument()
    expect(rate(/Breakfast included.*hudxconnect.*3,900/)).toBeChecked()
    expect(rate(/Breakfast included.*hudxconnect.*2,250/)).toBeChecked()
  })

  test('selects rooms from the supplier in the URL', async () => {
    serveHotel(aHotelDetail())
    await renderApp(hotelUrl('UMRAHHOLIDAYS'))
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/umrahholidays.*3,950/)).toBeChecked()
    expect(total()).toMatch(/6,250\.00/)
  })

  test('updates the total on a page that the browser has translated', async () => {
    tolerateTranslation()
    const choose = async (isTranslated: boolean) => {
      serveHotel(withUmrahRoom(aRateAt('u-1', 'UMRAHHOLIDAYS', 2300)))
      const { user } = await renderApp(hotelUrl())
      await screen.findByRole('heading', { level: 1 })
      if (isTranslated) translatePage()
      await user.click(rate(/umrahholidays.*3,950/))
      const { textContent } = summary()
      cleanup()
      return textContent
    }
    const expected = await choose(false)
    expect(expected).toMatch(/6,250\.00/)
    expect(await choose(true)).toBe(expected)
  })

  test('moves the other room to the same supplier with the same board and terms, and shows a note', async () => {
    serveHotel(withUmrahRoom(aRateAt('u-1', 'UMRAHHOLIDAYS', 2300)))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(rate(/umrahholidays.*3,950/))
    expect(rate(/umrahholidays.*2,300/)).toBeChecked()
    const movedNote = /your other rooms were switched to .*umrahholidays/
    expect(within(summary()).getByText(movedNote)).toBeVisible()
    expect(within(summary()).getByText('umrahholidays')).toBeVisible()
    expect(screen.getAllByText(movedNote).some((text) => text.closest('[aria-live=polite]'))).toBe(true)
    expect(total()).toMatch(/6,250\.00/)
    // The total bar for phones is hidden on this wide screen.
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
    expect(screen.queryByText(movedNote)).not.toBeInTheDocument()
  })

  test('asks for confirmation before another room loses its board and its free cancellation', async () => {
    const nonRefundable = aPolicy({ refundable: false, freeUntil: null, steps: [] })
    serveHotel(
      withUmrahRoom({ ...aRateAt('u-1', 'UMRAHHOLIDAYS', 2300, 'ROOM_ONLY'), cancellationPolicy: nonRefundable }),
    )
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(rate(/umrahholidays.*3,950/))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Room 2 · Double room')
    expect(dialog).toHaveTextContent('Breakfast included → Room only')
    expect(dialog).toHaveTextContent('Free cancellation until 10 Dec → Non-refundable')
    expect(dialog).toHaveTextContent(/Difference in the total.*\+SAR 100\.00/)
    await user.click(within(dialog).getByRole('button', { name: 'Keep my rooms' }))
    expect(rate(/hudxconnect.*3,900/)).toBeChecked()
    expect(rate(/hudxconnect.*2,250/)).toBeChecked()

    await user.click(rate(/umrahholidays.*3,950/))
    await user.click(await screen.findByRole('button', { name: 'Change all rooms' }))
    expect(rate(/umrahholidays.*3,950/)).toBeChecked()
    expect(rate(/umrahholidays.*2,300/)).toBeChecked()
  })

  test('counts a room’s stock across all rooms in the search', async () => {
    const rooms = [0, 1].map((index) =>
      aRoom('Triple', [index], [aRateAt(`t-${index}`, 'AGODA', 900)], { roomsLeft: 1 }),
    )
    const quads = [0, 1].map((index) => aRoom('Quad', [index], [aRateAt(`q-${index}`, 'AGODA', 1400)]))
    serveHotel(aHotelDetail({ roomGroups: [aGroup('a', [...rooms, ...quads])] }))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    for (const button of screen.getAllByRole('button', { name: 'Show 1 more room type' })) await user.click(button)
    const [first, second] = screen.getAllByRole('radio', { name: /900/ })
    expect(first).toBeChecked()
    expect(second).toBeDisabled()
    expect(second).toHaveAccessibleDescription('Only 1 room left, and you’ve chosen it for another room.')
    const [quad] = screen.getAllByRole('radio', { name: /1,400/ })
    if (quad) await user.click(quad)
    expect(second).toBeEnabled()
  })

  test('replaces an offer for all rooms when the agent selects a separate rate', async () => {
    serveHotel(aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aGroupBookedTogether('t', '6000.00')] }))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/agoda.*6,000/)).toBeChecked()
    await user.click(rate(/hudxconnect.*4,300/))
    expect(rate(/agoda.*6,000/)).not.toBeChecked()
    expect(rate(/hudxconnect.*2,250/)).toBeChecked()
  })

  test('shows three rates and the selected one, and focuses the first additional rate when all are shown', async () => {
    const rates = [1000, 1100, 1200, 1300, 1400, 1500].map((price) => aRateAt(`r-${price}`, 'HUDXCONNECT', price))
    serveHotel(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2)],
        roomGroups: [
          aGroup('g', [aRoom('Double room', [0], rates)]),
          aGroup('a', [aRoom('Double room', [0], [aRateAt('a', 'AGODA', 1450)])]),
        ],
      }),
    )
    const { user } = await renderApp(hotelUrl('AGODA'))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(rate(/agoda.*1,450/)).toBeChecked()
    await user.click(rate(/hudxconnect.*1,100/))
    expect(rate(/agoda.*1,450/)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Show all 7 offers' }))
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    expect(rate(/hudxconnect.*1,300/)).toHaveFocus()
    expect(rate(/hudxconnect.*1,100/)).toBeChecked()
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument()
  })

  test('shows four offers for all rooms together, and the others on request', async () => {
    const groups = [6000, 6100, 6200, 6300, 6400].map((price) => aGroupBookedTogether(`t${price}`, `${price}.00`))
    serveHotel(aHotelDetail({ roomGroups: groups }))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Show all 5 offers' }))
    expect(rate(/agoda.*6,400/)).toHaveFocus()
  })

  test('numbers the rooms in the summary, with price per person and cancellation policy', async () => {
    serveHotel(aHotelDetail())
    await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(within(summary()).getByText('Room 1 · Breakfast included')).toBeVisible()
    expect(within(summary()).getByText('Room 2 · Breakfast included')).toBeVisible()
    expect(within(summary()).getByText('SAR 1,537.50 per person')).toBeVisible()
    expect(within(summary()).getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
    expect(within(summary()).getByText(/^until Thu 10 Dec/)).toBeVisible()
  })

  test('opens the price details from the total bar on phones', async () => {
    serveHotel(aHotelDetail())
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: /Price details.*6,150\.00/, hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Your stay' })
    expect(within(dialog).getByText('VAT and municipality fee')).toBeVisible()
    expect(within(dialog).getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  test('labels each rate with room, board, supplier, terms and price', async () => {
    serveHotel(aHotelDetail())
    await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(
      rate(/^Quadruple room Breakfast included.*hudxconnect.*Free cancellation until 10\sDec.*SAR 3,900\.00/),
    ).toBeChecked()
    expect(rate(/^Double room Breakfast included.*hudxconnect.*SAR 2,250\.00/)).toBeChecked()
  })

  test('shows only the selected type for each room until the agent requests others', async () => {
    const types = ['Quad', 'Family room', 'Suite'].map((name, index) =>
      aGroup(name, [aRoom(name, [0, 1], [aRateAt(name, 'AGODA', 900 + index)])]),
    )
    serveHotel(aHotelDetail({ roomGroups: types }))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    const first = within(screen.getByRole('group', { name: /^Room 1 of 2/ }))
    expect(first.getAllByRole('radio')).toHaveLength(1)
    await user.click(first.getByRole('button', { name: 'Show 2 more room types' }))
    expect(first.getByRole('radio', { name: /^Family room/ })).toHaveFocus()
    await user.click(first.getByRole('radio', { name: /^Suite/ }))
    await user.click(first.getByRole('button', { name: 'Show only my selection' }))
    expect(first.getAllByRole('radio')).toEqual([first.getByRole('radio', { name: /^Suite/, checked: true })])
  })

  test('shows why a rate cannot be booked', async () => {
    const detail = aHotelDetail()
    const groups = detail.roomGroups.filter(({ id }) => id !== 'g4')
    serveHotel({ ...detail, roomGroups: groups })
    await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/umrahholidays.*3,950/)).toBeDisabled()
    expect(rate(/umrahholidays.*3,950/)).toHaveAccessibleDescription(
      'This supplier doesn’t have all the rooms you searched for.',
    )
  })

  test('adds up the fixed fees for two rooms, and shows a fee equal to the total as no refund', async () => {
    const fee = (from: string, amount: string) =>
      ({
        __typename: 'CancellationStep',
        from,
        to: null,
        percent: null,
        amount: riyals(amount),
        noShow: false,
      }) as const
    const policy = aPolicy({
      steps: [fee('2026-12-10T14:00:00+03:00', '300.00'), fee('2026-12-12T14:00:00+03:00', '1200.00')],
    })
    const room = (name: string, roomIndex: number) =>
      aRoom(name, [roomIndex], [aRate(`rate-${roomIndex}`, { cancellationPolicy: policy })])
    serveHotel(aHotelDetail({ roomGroups: [aGroup('group-1', [room('Twin', 0), room('Single', 1)])] }))
    await renderApp(hotelUrl())
    const terms = within(await screen.findByRole('region', { name: 'Your stay' }))
    expect(terms.getByText('SAR 600.00 fee')).toBeInTheDocument()
    expect(terms.getByText('Non-refundable')).toBeInTheDocument()
  })

  test('keeps the selected rates after a reload', async () => {
    serveHotel(aHotelDetail())
    const { user, router } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(rate(/hudxconnect.*4,300/))
    const { state } = router.state.location
    document.body.replaceChildren()
    await renderApp(hotelUrl(), { state })
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/hudxconnect.*4,300/)).toBeChecked()
  })

  test('proposes smaller rooms in the same hotel when none is large enough for the party', async () => {
    serveHotel(aHotelDetail({ roomGroups: [] }))
    await renderApp(hotelUrl(undefined, { rooms: [{ adults: 7, childAges: [5] }] }))
    const rooms = [
      { adults: 4, childAges: [] },
      { adults: 3, childAges: [5] },
    ]
    const proposal = await screen.findByRole('link', { name: '2 rooms: 4 + 4 guests' })
    expect(screen.getByText('No room for a party this size on these dates')).toBeVisible()
    expect(screen.queryByText('No rooms available for these dates')).toBeNull()
    expect(proposal).toHaveAttribute('href', hotelUrl(undefined, { rooms }))
  })

  test('says that a hotel has no rooms', async () => {
    serveHotel(aHotelDetail({ roomGroups: [] }))
    await renderApp(hotelUrl())
    expect(await screen.findByText('No rooms available for these dates')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show other hotels' })).toHaveAttribute(
      'href',
      expect.stringContaining('/hotel-listing?locationCode=SA1'),
    )
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  test('requests no quote when no supplier has all rooms', async () => {
    const detail = aHotelDetail()
    const inputs = serveQuote(hotelQuoted())
    serveHotel({ ...detail, roomGroups: detail.roomGroups.filter(({ id }) => id === 'g1' || id === 'g4') })
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/don’t match the rooms and guests/)
    expect(inputs).toEqual([])
  })
})

describe('continuing to the checkout', () => {
  test('requests one quote with a rate for each room and opens its checkout', async () => {
    serveHotel(aHotelDetail())
    const inputs = serveQuote(hotelQuoted())
    const { user, currentUrl } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.dblClick(continueButton())
    await waitFor(() => expect(openedQuoteIds).toEqual(['quote-1']))
    expect(currentUrl()).toBe('/payment-hotel?quote=quote-1')
    expect(inputs).toEqual([
      {
        searchId: 'search-1',
        hotelId: '4900000101',
        rooms: [
          { roomIndex: 0, rateId: 'h-0-bb' },
          { roomIndex: 1, rateId: 'h-1-bb' },
        ],
      },
    ])
  })

  test('locks the rates during a quote request, and opens no checkout when the agent has left', async () => {
    serveHotel(aHotelDetail())
    serveQuote()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      respondTo(QuoteHotelDocument, async () => {
        await released
        return { quoteHotel: hotelQuoted() }
      }),
    )
    const { user, router, currentUrl } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
    await act(() => router.navigate('/elsewhere'))
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(currentUrl()).toBe('/elsewhere')
    expect(openedQuoteIds).toEqual([])
  })

  test('shows the commission below the total, unless the agent hides it', async () => {
    const rooms = [0, 1].map((index) =>
      aGroup(`g${index}`, [
        aRoom('Double room', [index], [aRate(`r-${index}`, { price: aPrice('900.00', '100.00', '1000.00', '31.50') })]),
      ]),
    )
    serveHotel({ ...aHotelDetail(), roomGroups: rooms })
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(summary()).toHaveTextContent(/Your commission\s*SAR 63\.00/)
    await user.click(screen.getByRole('button', { name: 'Show commission' }))
    expect(summary()).not.toHaveTextContent(/ommission|63\.00/)
    expect(total()).toMatch(/2,000\.00/)
  })

  test('asks the agent to accept a new price for the rooms', async () => {
    serveHotel(aHotelDetail())
    serveQuote(
      hotelQuoted({
        priceChanged: { __typename: 'PriceDifference', previousTotal: riyals('6150.00'), newTotal: riyals('6334.50') },
      }),
    )
    const { user, currentUrl } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The price went up by SAR 184.50')
    expect(dialog).toHaveTextContent(/Difference\s*\+SAR 184\.50\s*Your commission\s*SAR 20\.00/)
    expect(currentUrl()).toMatch(/^\/hotel\?/)
    await user.click(within(dialog).getByRole('button', { name: 'Choose another room' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Show commission' }))
    await user.click(continueButton())
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(/ommission/)
    await user.click(await screen.findByRole('button', { name: /^Accept SAR\s6,334\.50$/ }))
    await waitFor(() => expect(openedQuoteIds).toEqual(['quote-1']))
    expect(currentUrl()).toBe('/payment-hotel?quote=quote-1')
  })

  test('marks sold-out rates and lets the agent select others', async () => {
    serveHotel(aHotelDetail())
    const inputs = serveQuote(
      refusal('HotelUnavailable', 'This hotel is not available. Please try other hotels or dates.'),
      hotelQuoted(),
    )
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByText('These offers are no longer available')).toBeInTheDocument()
    expect(screen.getByText(/^Nothing was booked or charged\. Choose from the offers below/)).toBeInTheDocument()
    expect(screen.queryByText(/hotel is not available/)).not.toBeInTheDocument()
    await waitFor(() => expect(rate(/hudxconnect.*3,900/)).toBeDisabled())
    expect(rate(/hudxconnect.*3,900/)).toHaveAccessibleDescription(/^Sold out/)
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(continueButton()).toBeDisabled()

    await user.click(screen.getByRole('button', { name: 'Choose other offers' }))
    expect(screen.queryByText(/no longer available$/)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Choose 2 rooms' })).toHaveFocus()

    await user.click(rate(/hudxconnect.*4,300/))
    expect(rate(/hudxconnect.*2,700/)).not.toBeChecked()
    expect(within(summary()).getByText('Choose a room')).toBeVisible()
    expect(continueButton()).toBeDisabled()
    await user.click(rate(/hudxconnect.*2,700/))
    await user.click(continueButton())
    await waitFor(() => expect(openedQuoteIds).toEqual(['quote-1']))
    expect(inputs[1]).toMatchObject({ rooms: [{ rateId: 'h-0-hb' }, { rateId: 'h-1-hb' }] })
  })

  test('keeps rates marked as sold out after a reload', async () => {
    serveHotel(aHotelDetail())
    serveQuote(refusal('HotelUnavailable', 'Gone.'))
    const { user, router } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    await waitFor(() => expect(rate(/hudxconnect.*3,900/)).toBeDisabled())
    const { state } = router.state.location
    document.body.replaceChildren()
    await renderApp(hotelUrl(), { state })
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/hudxconnect.*3,900/)).toBeDisabled()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  test.each([
    ['the supplier did not respond', 'AVAILABILITY_UNKNOWN'],
    ['the agent holds too many rooms', 'HOLD_LIMIT'],
  ] as const)('does not mark rates as sold out when %s', async (_reason, code) => {
    serveHotel(aHotelDetail())
    serveQuote({ __typename: 'HotelUnavailable', code, message: 'Availability could not be checked.' }, hotelQuoted())
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Availability could not be checked.')
    expect(rate(/hudxconnect.*3,900/)).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(openedQuoteIds).toEqual(['quote-1']))
  })

  test('says that the search has expired once its time is up, and searches again on request', async () => {
    const inHalfAMinute = new Date(Date.now() + 30_000).toISOString()
    serveHotel(aHotelDetail({ expiresAt: inHalfAMinute }), aHotelDetail({ id: 'detail-2', searchId: 'search-2' }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('This search has expired')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByText('This search has expired')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Search again' }))
    await waitFor(() => expect(screen.queryByText('This search has expired')).toBeNull())
    expect(requests).toHaveLength(2)
  })

  test('runs a new search even if the hotel was first loaded without a stored search', async () => {
    const hotelNamed = (name: string, searchId: string) => {
      const detail = aHotelDetail({ id: searchId, searchId })
      return { ...detail, hotel: { ...detail.hotel, name } }
    }
    serveHotel(
      hotelNamed('Loaded first', 'search-1'),
      hotelNamed('From the listing', 'search-of-listing'),
      hotelNamed('Latest', 'search-3'),
    )
    serveQuote(refusal('SearchExpired', 'The search has expired.'))
    const { user, router } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1, name: 'Loaded first' })
    await act(() => router.navigate('/contact-us'))
    storeListingSearch()
    await act(() => router.navigate(hotelUrl()))
    await screen.findByRole('heading', { level: 1, name: 'From the listing' })
    await user.click(continueButton())
    await user.click(await screen.findByRole('button', { name: 'Search again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Latest' })).toBeVisible()
    expect(requests.at(-1)?.searchId).toBeUndefined()
  })

  test.each(['the listing', 'the hotel page'])(
    'reruns an expired search from %s and keeps the selected rooms',
    async (origin) => {
      if (origin === 'the listing') storeListingSearch()
      const newDetail = aHotelDetail({
        id: 'detail-2',
        searchId: 'search-2',
        roomGroups: aHotelDetail().roomGroups.map((group) => ({
          ...group,
          rooms: group.rooms.map((room) => ({
            ...room,
            rates: room.rates.map((oldRate) => ({ ...oldRate, id: `${oldRate.id}-new` })),
          })),
        })),
      })
      serveHotel(aHotelDetail(), newDetail)
      const inputs = serveQuote(refusal('SearchExpired', 'The search has expired.'), hotelQuoted())
      const { user, currentUrl } = await renderApp(hotelUrl())
      await screen.findByRole('heading', { level: 1 })
      await user.click(rate(/hudxconnect.*4,300/))
      await user.click(continueButton())
      await user.click(await screen.findByRole('button', { name: 'Search again' }))
      expect(screen.getByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
      await waitFor(() => expect(requests).toHaveLength(2))
      expect(requests.map(({ searchId }) => searchId)).toEqual([
        origin === 'the listing' ? 'search-of-listing' : undefined,
        undefined,
      ])
      await waitFor(() => expect(rate(/hudxconnect.*4,300/)).toBeChecked())
      await user.click(continueButton())
      await waitFor(() => expect(openedQuoteIds).toEqual(['quote-1']))
      expect(currentUrl()).toBe('/payment-hotel?quote=quote-1')
      expect(inputs[1]).toMatchObject({
        searchId: 'search-2',
        rooms: [{ rateId: 'h-0-hb-new' }, { rateId: 'h-1-bb-new' }],
      })
    },
  )

  test('says that nothing was booked when the quote fails', async () => {
    serveHotel(aHotelDetail())
    server.use(respondTo(QuoteHotelDocument, () => failure('GATEWAY_TIMEOUT', 'The supplier did not respond in time.')))
    const { user } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Nothing was booked or charged.')
    expect(alert).toHaveTextContent('req-1')
  })
})

describe('loading the hotel', () => {
  test('requests the stored search by its id after a reload', async () => {
    serveHotel(aHotelDetail())
    await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(requests[0]?.searchId).toBe(undefined)
    const input: HotelSearchInput | null | undefined = requests[0]?.input
    expect(input).toMatchObject({ locationCode: 'SA1', checkIn: '2026-12-13', nationality: 'ID' })
    document.body.replaceChildren()
    await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    expect(requests[1]?.searchId).toBe('search-1')
  })

  test('says that the search does not include the hotel', async () => {
    serveHotel(null)
    await renderApp(hotelUrl())
    expect(await screen.findByText('This hotel isn’t available')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hotel-listing\?locationCode=SA1&checkInDate=2026-12-13/),
    )
  })

  test('opens the error page with GHDC and the time when a hotel fails to load', async () => {
    serveHotel(null)
    server.use(respondTo(HotelDetailDocument, () => failure('INTERNAL_SERVER_ERROR', 'Something failed.')))
    const { currentUrl } = await renderApp(hotelUrl())
    await waitFor(() => expect(currentUrl()).toBe('/error'))
    expect(await screen.findByText('GHDC')).toBeInTheDocument()
    expect(screen.getByText(/^2026-11-21 \d\d:\d\d:\d\d/)).toBeInTheDocument()
  })

  test('lets the agent retry when a network error prevents a hotel from loading', async () => {
    serveHotel(aHotelDetail())
    let isReachable = false
    server.use(respondTo(HotelDetailDocument, () => (isReachable ? { hotel: aHotelDetail() } : networkError())))
    const { user } = await renderApp(hotelUrl())
    await screen.findByText('The hotel couldn’t be loaded')
    isReachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
  })

  test.each([
    ['/hotel', 'This link is incomplete or damaged. Start a new search.'],
    [hotelUrl(undefined, { checkIn: '2026-11-01' }), 'The check-in date has passed (Makkah time).'],
    [`${hotelUrl()}&guests=1`, 'This link is incomplete or damaged. Start a new search.'],
  ])('does not search for an invalid hotel URL: %s', async (url, text) => {
    serveHotel(aHotelDetail())
    await renderApp(url)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  test('does not search with a nationality that does not exist', async () => {
    serveHotel(aHotelDetail())
    servePlaces()
    await renderApp(hotelUrl(undefined, { nationality: 'XX' }))
    expect(
      await screen.findByText('This link contains an unknown nationality. Start a new search.'),
    ).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  test('lists suppliers that have not responded yet, and refetches the rooms on request', async () => {
    const pendingSuppliers = [aSupplier('agoda')]
    serveHotel(aHotelDetail({ pendingSuppliers }), aHotelDetail())
    const { user } = await renderApp(hotelUrl())
    expect(await screen.findByText('Not yet included: agoda. Check again for more rooms.')).toBeVisible()
    expect(requests).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText(/Not yet included/)).not.toBeInTheDocument())
    expect(requests).toHaveLength(2)
  })

  const aWarning = (code: ErrorCode, message: string) => ({
    __typename: 'Warning' as const,
    code,
    message,
    supplier: aSupplier('agoda'),
  })
  const supplierFailed = aWarning('SUPPLIER_FAILED', 'agoda did not respond. Some offers may be missing.')
  const rowUnreadable = aWarning('ROW_UNREADABLE', 'Some entries from agoda couldn’t be read and aren’t shown.')
  const priceRounded = aWarning('PRICE_ROUNDED', 'Some price breakdowns from agoda differ from the total by SAR 0.01.')

  test.each([
    ['a supplier that did not respond in time', [supplierFailed], 'Some suppliers did not respond', true],
    ['rates that could not be read', [rowUnreadable], 'Some rates are missing or can’t be booked', false],
    [
      'a failed supplier and unreadable rates',
      [supplierFailed, rowUnreadable],
      'Some rates are missing or can’t be booked',
      true,
    ],
    ['rounded prices', [priceRounded], undefined, false],
  ])('reports %s, and suggests another search only if it helps', async (_name, warnings, heading, offersSearch) => {
    serveHotel(aHotelDetail({ warnings }))
    await renderApp(hotelUrl())
    const notice = (await screen.findByText(warnings[0]?.message ?? '')).closest('[role=status]')
    expect(notice).toHaveTextContent(
      `${heading ?? ''}${warnings.map(({ message }) => message).join('')}${offersSearch ? 'Search again' : ''}`,
    )
  })
})

test('truncates a long hotel name in the browser tab, and shows the full name in a tooltip', async () => {
  const name = 'W'.repeat(5000)
  const detail = aHotelDetail()
  serveHotel({ ...detail, hotel: { ...detail.hotel, name } })
  await renderApp(hotelUrl())
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveAttribute('title', name)
  await waitFor(() => expect(document.title).toBe(`${'W'.repeat(80)}… · Rihla`))
})

describe('search bar', () => {
  test('shows the current search and searches the same hotel again', async () => {
    serveHotel(aHotelDetail())
    const { user, currentUrl } = await renderApp(hotelUrl())
    await screen.findByRole('heading', { level: 1 })
    // In the search bar and in the heading.
    expect(screen.getAllByText('Makkah')).toHaveLength(2)
    expect(screen.getByText('Indonesia')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit search' }))
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    await waitFor(() => expect(currentUrl()).toMatch(/^\/hotel\?n=ID&hotel-code=4900000101&check-in=2026-12-13/))
    expect(await screen.findByRole('button', { name: 'Edit search' })).toBeInTheDocument()
  })
})

describe('photos', () => {
  test('shows photos one at a time, with their position, and moves between them by keyboard and button', async () => {
    serveHotel(aHotelDetail({ images: ['/media/a.svg', '/media/b.svg', '/media/c.svg'] }))
    const { user } = await renderApp(hotelUrl())
    await user.click(await screen.findByRole('button', { name: '3 photos' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Photo 1 of 3')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(within(dialog).getByText('Photo 2 of 3')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    expect(within(dialog).getByText('Photo 3 of 3')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Photo 1 of 3' }))
    expect(within(dialog).getByText('Photo 1 of 3')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Photo 1 of 3' })).toHaveAttribute('aria-current', 'true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test('lays out the hotel page from right to left in Arabic and keeps figures left to right', async () => {
  serveHotel(aHotelDetail({ images: ['/media/a.svg', '/media/b.svg'] }))
  const { user } = await renderApp(hotelUrl(), { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { name: 'اختيار غرفتين' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(i18n.dir()).toBe('rtl')
  expect(screen.getAllByText(/3,900/)[0]?.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  // In Arabic, the next photo is to the left.
  await user.click(screen.getByRole('button', { name: 'صورتان' }))
  await screen.findByText('الصورة 1 من 2')
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('الصورة 2 من 2')).toBeInTheDocument()
})
