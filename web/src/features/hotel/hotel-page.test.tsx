import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HotelSearchInput } from '#src/__generated__/schema.ts'
import { CalendarDate } from '@internationalized/date'
import { parseHotelLink, printHotelLink } from '#src/domain/hotel-search.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { type HotelDetailQueryVariables, HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { HotelLocationsDocument } from '#src/data/hotel-locations.generated.ts'
import { rememberSearch, searchKey } from '#src/data/stored-search.ts'
import { riyals } from '#src/testing/factories.ts'
import {
  type HotelDetail,
  aGroup,
  aHotelDetail,
  aPolicy,
  aRate,
  aRateAt,
  aRoom,
  aTogetherGroup,
  anOccupancy,
} from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, noAnswer, server } from '#src/testing/server.ts'
import { HotelQuoteDocument } from '../hotel-checkout/hotel-quote.generated.ts'
import { type QuoteHotelMutation, QuoteHotelDocument } from './quote-hotel.generated.ts'

const address = (supplier?: 'AGODA' | 'HUDXCONNECT' | 'UMRAHHOLIDAYS', change: object = {}) =>
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
const asked: HotelDetailQueryVariables[] = []

function serveHotel(...details: (HotelDetail | null)[]) {
  asked.length = 0
  server.use(
    answer(HotelLocationsDocument, () => ({
      hotelLocations: [{ __typename: 'HotelLocation' as const, code: 'SA1', name: 'Makkah', haram }],
    })),
    answer(CountriesDocument, () => ({
      countries: [{ __typename: 'Country' as const, code: 'ID', name: 'Indonesia', callingCodes: ['62'] }],
    })),
    answer(HotelDetailDocument, (variables) => {
      asked.push(variables)
      return { hotel: details[Math.min(asked.length, details.length) - 1] ?? null }
    }),
  )
}

/** The quotes whose checkout was opened. */
const opened: string[] = []

function serveQuote(...results: QuoteHotelMutation['quoteHotel'][]) {
  const inputs: unknown[] = []
  opened.length = 0
  server.use(
    answer(QuoteHotelDocument, ({ input }) => {
      inputs.push(input)
      const result = results[Math.min(inputs.length, results.length) - 1]
      if (!result) throw new Error('nothing to answer')
      return { quoteHotel: result }
    }),
    // The checkout that opens is not looked at here.
    answer(HotelQuoteDocument, ({ id }) => {
      opened.push(id)
      return new Promise<never>(() => {})
    }),
  )
  return inputs
}

const aQuoted = (change: Partial<Extract<QuoteHotelMutation['quoteHotel'], { __typename: 'HotelQuoted' }>> = {}) =>
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

/** The tab as the listing leaves it: the search is kept under its id. */
function rememberListing() {
  const link = parseHotelLink(new URLSearchParams(address().split('?')[1]), new CalendarDate(2026, 11, 21))
  if (typeof link === 'string') throw new Error(link)
  // Kept for this user: another one's is forgotten when the app starts.
  sessionStorage.setItem('rihla.private.owner', 'user-a')
  rememberSearch(searchKey(link.search), 'search-of-listing')
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
  test('opens with the cheapest rooms, and the lines of the summary add up to the total', async () => {
    serveHotel(aHotelDetail())
    await renderApp(address())
    expect(await screen.findByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Choose 2 rooms' })).toBeInTheDocument()
    expect(total()).toMatch(/6,150\.00/)
    expect(within(summary()).getByText('VAT and municipality fee')).toBeInTheDocument()
    expect(rate(/Breakfast included.*hudxconnect.*3,900/)).toBeChecked()
    expect(rate(/Breakfast included.*hudxconnect.*2,250/)).toBeChecked()
  })

  test('opens with the supplier the address names', async () => {
    serveHotel(aHotelDetail())
    await renderApp(address('UMRAHHOLIDAYS'))
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/umrahholidays.*3,950/)).toBeChecked()
    expect(total()).toMatch(/6,250\.00/)
  })

  test('a rate of another supplier takes the other room along and says so', async () => {
    serveHotel(aHotelDetail())
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(rate(/umrahholidays.*3,950/))
    expect(rate(/umrahholidays.*2,300/)).toBeChecked()
    const moved = /other rooms now come from .*umrahholidays.* too/
    expect(within(summary()).getByText(moved)).toBeVisible()
    expect(within(summary()).getByText('umrahholidays')).toBeVisible()
    expect(screen.getAllByText(moved).some((text) => text.closest('[aria-live=polite]'))).toBe(true)
    expect(total()).toMatch(/6,250\.00/)
    // The bar of phones, out of sight on this wide screen, lets it be put away.
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
    expect(screen.queryByText(moved)).not.toBeInTheDocument()
  })

  test('an offer for all rooms is one choice, and a single rate takes its place', async () => {
    serveHotel(aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aTogetherGroup('t', '6000.00')] }))
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/agoda.*6,000/)).toBeChecked()
    await user.click(rate(/hudxconnect.*4,300/))
    expect(rate(/agoda.*6,000/)).not.toBeChecked()
    expect(rate(/hudxconnect.*2,250/)).toBeChecked()
  })

  test('a card shows its three cheapest rates and what is chosen; the others on demand, with the focus on the first', async () => {
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
    const { user } = await renderApp(address('AGODA'))
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

  test('four offers for all rooms come first', async () => {
    const groups = [6000, 6100, 6200, 6300, 6400].map((price) => aTogetherGroup(`t${price}`, `${price}.00`))
    serveHotel(aHotelDetail({ roomGroups: groups }))
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Show all 5 offers' }))
    expect(rate(/agoda.*6,400/)).toHaveFocus()
  })

  test('the card of the stay numbers its rooms and leads to what cancelling costs', async () => {
    serveHotel(aHotelDetail())
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(within(summary()).getByText('Room 1 · Breakfast included')).toBeVisible()
    expect(within(summary()).getByText('Room 2 · Breakfast included')).toBeVisible()
    await user.click(within(summary()).getByRole('button', { name: 'Free until 10 Dec' }))
    expect(screen.getByRole('heading', { name: 'If plans change' })).toHaveFocus()
  })

  test('a rate that cannot be booked is seen with the reason', async () => {
    const detail = aHotelDetail()
    const groups = detail.roomGroups.filter(({ id }) => id !== 'g4')
    serveHotel({ ...detail, roomGroups: groups })
    await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/umrahholidays.*3,950/)).toBeDisabled()
    expect(rate(/umrahholidays.*3,950/)).toHaveAccessibleDescription(
      'This supplier does not have all the rooms of your search.',
    )
  })

  test('a fixed fee of two rooms alike is due for both, and the whole of it is no refund', async () => {
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
    await renderApp(address())
    const terms = within(await screen.findByRole('region', { name: 'If plans change' }))
    expect(terms.getByText('SAR 600.00 fee')).toBeInTheDocument()
    expect(terms.getByText('No refund')).toBeInTheDocument()
  })

  test('the choice is there again after a reload', async () => {
    serveHotel(aHotelDetail())
    const { user, router } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(rate(/hudxconnect.*4,300/))
    const { state } = router.state.location
    document.body.replaceChildren()
    await renderApp(address(), { state })
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/hudxconnect.*4,300/)).toBeChecked()
  })

  test('a hotel without rooms says so and has nothing to go on with', async () => {
    serveHotel(aHotelDetail({ roomGroups: [] }))
    await renderApp(address())
    expect(await screen.findByText('No rooms can be booked for these dates')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  test('without a supplier that has every room nothing can be continued', async () => {
    const detail = aHotelDetail()
    const inputs = serveQuote(aQuoted())
    serveHotel({ ...detail, roomGroups: detail.roomGroups.filter(({ id }) => id === 'g1' || id === 'g4') })
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not match the rooms and guests/)
    expect(inputs).toEqual([])
  })
})

describe('going on to the checkout', () => {
  test('sends one rate for each room, once, and opens the checkout of the quote', async () => {
    serveHotel(aHotelDetail())
    const inputs = serveQuote(aQuoted())
    const { user, address: shown } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.dblClick(continueButton())
    await waitFor(() => expect(opened).toEqual(['quote-1']))
    expect(shown()).toBe('/payment-hotel?quote=quote-1')
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

  test('a new price is agreed to first', async () => {
    serveHotel(aHotelDetail())
    serveQuote(
      aQuoted({
        priceChanged: { __typename: 'PriceDifference', previousTotal: riyals('6150.00'), newTotal: riyals('6334.50') },
      }),
    )
    const { user, address: shown } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The price rose by SAR 184.50')
    expect(shown()).toMatch(/^\/hotel\?/)
    await user.click(within(dialog).getByRole('button', { name: 'Choose another room' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(continueButton())
    await user.click(await screen.findByRole('button', { name: /^Accept SAR\s6,334\.50$/ }))
    await waitFor(() => expect(opened).toEqual(['quote-1']))
    expect(shown()).toBe('/payment-hotel?quote=quote-1')
  })

  test('rooms that are gone are said once, marked, and the agent chooses others', async () => {
    serveHotel(aHotelDetail())
    const inputs = serveQuote(
      refusal('HotelUnavailable', 'This hotel is not available. Please try other hotels or dates.'),
      aQuoted(),
    )
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByText('These rooms are no longer available')).toBeInTheDocument()
    expect(screen.queryByText(/This hotel is not available/)).not.toBeInTheDocument()
    await waitFor(() => expect(rate(/hudxconnect.*3,900/)).toBeDisabled())
    expect(rate(/hudxconnect.*3,900/)).toHaveAccessibleDescription(/^Sold out/)
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(continueButton()).toBeDisabled()

    await user.click(screen.getByRole('button', { name: 'Choose another room' }))
    expect(screen.queryByText(/no longer available$/)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Choose 2 rooms' })).toHaveFocus()

    await user.click(rate(/hudxconnect.*4,300/))
    expect(rate(/hudxconnect.*2,700/)).not.toBeChecked()
    expect(within(summary()).getByText('Choose a room')).toBeVisible()
    expect(continueButton()).toBeDisabled()
    await user.click(rate(/hudxconnect.*2,700/))
    await user.click(continueButton())
    await waitFor(() => expect(opened).toEqual(['quote-1']))
    expect(inputs[1]).toMatchObject({ rooms: [{ rateId: 'h-0-hb' }, { rateId: 'h-1-hb' }] })
  })

  test('rooms that are gone stay gone after a reload', async () => {
    serveHotel(aHotelDetail())
    serveQuote(refusal('HotelUnavailable', 'Gone.'))
    const { user, router } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    await waitFor(() => expect(rate(/hudxconnect.*3,900/)).toBeDisabled())
    const { state } = router.state.location
    document.body.replaceChildren()
    await renderApp(address(), { state })
    await screen.findByRole('heading', { level: 1 })
    expect(rate(/hudxconnect.*3,900/)).toBeDisabled()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  test('a supplier that gives no answer has not said that the rooms are gone', async () => {
    serveHotel(aHotelDetail())
    serveQuote(
      { __typename: 'HotelUnavailable', code: 'AVAILABILITY_UNKNOWN', message: 'Availability could not be checked.' },
      aQuoted(),
    )
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Availability could not be checked.')
    expect(rate(/hudxconnect.*3,900/)).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(opened).toEqual(['quote-1']))
  })

  test.each(['a search of the listing', 'a search of its own'])(
    '%s that has expired is made again, the same rooms chosen',
    async (origin) => {
      if (origin === 'a search of the listing') rememberListing()
      const again = aHotelDetail({
        id: 'detail-2',
        searchId: 'search-2',
        roomGroups: aHotelDetail().roomGroups.map((group) => ({
          ...group,
          rooms: group.rooms.map((room) => ({
            ...room,
            rates: room.rates.map((one) => ({ ...one, id: `${one.id}-new` })),
          })),
        })),
      })
      serveHotel(aHotelDetail(), again)
      const inputs = serveQuote(refusal('SearchExpired', 'The search has expired.'), aQuoted())
      const { user, address: shown } = await renderApp(address())
      await screen.findByRole('heading', { level: 1 })
      await user.click(rate(/hudxconnect.*4,300/))
      await user.click(continueButton())
      await user.click(await screen.findByRole('button', { name: 'Search again' }))
      expect(screen.getByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
      await waitFor(() => expect(asked).toHaveLength(2))
      expect(asked.map(({ searchId }) => searchId)).toEqual([
        origin === 'a search of the listing' ? 'search-of-listing' : undefined,
        undefined,
      ])
      await waitFor(() => expect(rate(/hudxconnect.*4,300/)).toBeChecked())
      await user.click(continueButton())
      await waitFor(() => expect(opened).toEqual(['quote-1']))
      expect(shown()).toBe('/payment-hotel?quote=quote-1')
      expect(inputs[1]).toMatchObject({
        searchId: 'search-2',
        rooms: [{ rateId: 'h-0-hb-new' }, { rateId: 'h-1-bb-new' }],
      })
    },
  )

  test('without an answer the page stays and says that nothing was booked', async () => {
    serveHotel(aHotelDetail())
    server.use(answer(QuoteHotelDocument, () => failure('GATEWAY_TIMEOUT', 'The supplier did not answer in time.')))
    const { user } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    await user.click(continueButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Nothing was booked and nothing was charged.')
    expect(alert).toHaveTextContent('req-1')
  })
})

describe('reading the hotel', () => {
  test('the kept search of a reload is read by its id', async () => {
    serveHotel(aHotelDetail())
    await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(asked[0]?.searchId).toBe(undefined)
    const input: HotelSearchInput | null | undefined = asked[0]?.input
    expect(input).toMatchObject({ locationCode: 'SA1', checkIn: '2026-12-13', nationality: 'ID' })
    document.body.replaceChildren()
    await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(asked[1]?.searchId).toBe('search-1')
  })

  test('a hotel the search does not have is said to be not available', async () => {
    serveHotel(null)
    await renderApp(address())
    expect(await screen.findByText('This hotel is not available')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hotel-listing\?locationCode=SA1&checkInDate=2026-12-13/),
    )
  })

  test('a fault leads to the error page with GHDC and the time', async () => {
    serveHotel(null)
    server.use(answer(HotelDetailDocument, () => failure('INTERNAL_SERVER_ERROR', 'Something failed.')))
    const { address: shown } = await renderApp(address())
    await waitFor(() => expect(shown()).toBe('/error'))
    expect(await screen.findByText(/GHDC · 2026-11-21 \d\d:\d\d:\d\d/)).toBeInTheDocument()
  })

  test('without a network the page offers another try', async () => {
    serveHotel(aHotelDetail())
    let reachable = false
    server.use(answer(HotelDetailDocument, () => (reachable ? { hotel: aHotelDetail() } : noAnswer())))
    const { user } = await renderApp(address())
    await screen.findByText('The hotel could not be loaded')
    reachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Court of Lanterns Hotel' })).toBeInTheDocument()
  })

  test.each([
    ['/hotel', 'The address is incomplete or damaged.'],
    [address(undefined, { checkIn: '2026-11-01' }), 'The check-in date has passed.'],
    [`${address()}&guests=1`, 'The address is incomplete or damaged.'],
  ])('an address that cannot be searched asks nobody: %s', async (bad, text) => {
    serveHotel(aHotelDetail())
    await renderApp(bad)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  test('a supplier that was too late is named', async () => {
    serveHotel(
      aHotelDetail({
        warnings: [
          { __typename: 'Warning', code: 'SUPPLIER_FAILED', message: 'did not answer in time.', supplier: 'AGODA' },
        ],
      }),
    )
    await renderApp(address())
    expect(await screen.findByText('agoda')).toBeInTheDocument()
    expect(screen.getByText('did not answer in time.')).toBeInTheDocument()
  })
})

describe('the search over the hotel', () => {
  test('is told, and changing it searches the same hotel', async () => {
    serveHotel(aHotelDetail())
    const { user, address: shown } = await renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('Makkah')).toBeInTheDocument()
    expect(screen.getByText('Indonesia')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit search' }))
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    await waitFor(() => expect(shown()).toMatch(/^\/hotel\?n=ID&hotel-code=4900000101&check-in=2026-12-13/))
    expect(await screen.findByRole('button', { name: 'Edit search' })).toBeInTheDocument()
  })
})

describe('photos', () => {
  test('are shown one at a time, by key and by button, with their number', async () => {
    serveHotel(aHotelDetail({ images: ['/media/a.svg', '/media/b.svg', '/media/c.svg'] }))
    const { user } = await renderApp(address())
    await user.click(await screen.findByRole('button', { name: '3 photos' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Photo 1 of 3')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(within(dialog).getByText('Photo 2 of 3')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    expect(within(dialog).getByText('Photo 3 of 3')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test('in Arabic the page reads from the right and figures keep their form', async () => {
  serveHotel(aHotelDetail({ images: ['/media/a.svg', '/media/b.svg'] }))
  const { user } = await renderApp(address(), { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { name: 'اختيار غرفتين' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(i18n.dir()).toBe('rtl')
  expect(screen.getAllByText(/3,900/)[0]?.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  // Forwards is where the language reads to.
  await user.click(screen.getByRole('button', { name: 'صورتان' }))
  await screen.findByText('الصورة 1 من 2')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('الصورة 2 من 2')).toBeInTheDocument()
})
