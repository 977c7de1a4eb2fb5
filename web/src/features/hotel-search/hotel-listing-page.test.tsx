import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { aListing, aResult, anOffer, servePlaces } from '#src/testing/hotel-factories.ts'
import { aSupplier, riyals } from '#src/testing/factories.ts'
import { goOffline } from '#src/testing/network.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { HotelSearchDocument, type HotelSearchQueryVariables } from './hotel-search.generated.ts'
import {
  FoundHotelsDocument,
  type FoundHotelsQuery,
  type FoundHotelsQueryVariables,
} from './states/found-hotels.generated.ts'

type SearchResults = ReturnType<typeof aListing>

const search = new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: '2026-12-13',
  checkOutDate: '2026-12-18',
  rooms: '[{"adults":2,"childAges":[5]}]',
  cultCode: 'en-US',
  nationality: 'ID',
})
const listingAt = (view = '') => `/hotel-listing?${search}${view}`

/** Serves searches. Returns the variables of each request. */
function serveSearch(
  resolve: (variables: HotelSearchQueryVariables) => SearchResults | Response | Promise<SearchResults | Response>,
) {
  const requests: HotelSearchQueryVariables[] = []
  server.use(
    respondTo(HotelSearchDocument, async (variables) => {
      requests.push(variables)
      const result = await resolve(variables)
      return result instanceof Response ? result : { hotelSearch: result }
    }),
  )
  return requests
}

const nuzul = aSupplier('nuzul-direct', 'Nuzul Direct')
const unreadableWarning = (count: number) =>
  ({ __typename: 'Warning', code: 'ROW_UNREADABLE', message: 'Some entries could not be read.', count }) as const

const findHotelNames = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)
const viewOf = (url: string) => {
  const parameters = new URL(url, 'http://localhost').searchParams
  for (const name of search.keys()) parameters.delete(name)
  return Object.fromEntries(parameters)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
})
const { matchMedia } = globalThis
afterEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('matchMedia', matchMedia)
})

test('shows the four facilities that matter most to a group of pilgrims', async () => {
  const result = aResult('Sidra Heights')
  const facilityCodes = ['ROOM_SERVICE', 'PARKING', 'ELEVATOR', 'RESTAURANT', 'FREE_WIFI', 'HARAM_SHUTTLE'] as const
  serveSearch(() => aListing([{ ...result, hotel: { ...result.hotel, facilityCodes: [...facilityCodes] } }]))
  await renderApp(listingAt())
  const card = within(await screen.findByRole('article', { name: 'Sidra Heights' }))
  const list = card.getByText('Shuttle to the Haram').closest('ul')
  expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual([
    'Shuttle to the Haram',
    'Restaurant',
    'Free Wi-Fi',
    'Elevator',
  ])
})

test('places the page heading before the filters', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Sidra Heights' })
  const [first] = screen.getAllByRole('heading')
  expect(first).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible()
})

test('shows supplier, terms and total for each offer, with a link to the rooms with that offer selected', async () => {
  const offers = [
    anOffer({ total: '9842.50', tax: '1640.74', board: 'HALF_BOARD', roomsLeft: 2 }),
    anOffer({
      total: '9990.75',
      supplierInfo: aSupplier('hudxconnect'),
      refundable: false,
      freeCancellationUntil: null,
    }),
    anOffer({ total: '10215.00', bookable: false }),
    anOffer({ total: '11000.00' }),
  ]
  serveSearch(() => aListing([aResult('Sidra Heights', { offers })]))
  await renderApp(listingAt())
  const card = within(await screen.findByRole('article', { name: 'Sidra Heights' }))
  expect(card.getByRole('img', { name: '4 stars' })).toBeVisible()
  expect(card.getByText('420 m')).toBeVisible()
  expect(card.getByText(/to the Haram/).parentElement).toHaveTextContent('420 m to the Haram about 6 min walk')

  const first = card.getByRole('link', { name: /Half board/ })
  expect(first).toHaveTextContent(
    /agoda.*Free cancellation until 10 Dec.*2 left.*SAR 9,842\.50.*SAR 1,968\.50 per night SAR 3,280\.83 per person.*Incl\. 1,640\.74 tax Commission 52\.00/,
  )
  const { pathname, searchParams } = new URL(first.getAttribute('href') ?? '', 'http://localhost')
  expect(pathname).toBe('/hotel')
  expect(Object.fromEntries(searchParams)).toEqual({
    n: 'ID',
    'hotel-code': 'hotel-Sidra Heights',
    'check-in': '2026-12-13',
    'check-out': '2026-12-18',
    provider: 'agoda',
    'location-code': 'SA1',
    guests: '[{"adults":2,"childAges":[5]}]',
  })
  expect(card.getByRole('link', { name: /hudxconnect.*Non-refundable/ })).toBeVisible()
  expect(card.getByText('Can’t be booked: price unclear').closest('a')).toBeNull()
  expect(card.getByRole('link', { name: '1 more offer' })).toBeVisible()
})

test('shows no price per night for a one-night stay', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights', { offers: [anOffer({ total: '900.00' })] })]))
  await renderApp(listingAt().replace('checkOutDate=2026-12-18', 'checkOutDate=2026-12-14'))
  const card = within(await screen.findByRole('article', { name: 'Sidra Heights' }))
  expect(card.getByText(/ per person$/)).toBeVisible()
  expect(card.queryByText(/ per night$/)).not.toBeInTheDocument()
})

test('shows no commission on hotel cards while the agent hides commissions', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights', { offers: [anOffer({ total: '9842.50' })] })]))
  const { user } = await renderApp(listingAt())
  const card = await screen.findByRole('article', { name: 'Sidra Heights' })
  expect(card).toHaveTextContent('Commission 52.00')
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  expect(card).not.toHaveTextContent(/ommission|52\.00/)
  expect(card).toHaveTextContent(/9,842\.50.*tax/)
})

test('shows the number of rooms and nights on every card', async () => {
  serveSearch(() =>
    aListing([
      aResult('Single'),
      aResult('Unclear', { offers: [anOffer({ bookable: false })] }),
      aResult('Several', { offers: [anOffer(), anOffer()] }),
    ]),
  )
  await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Single' })
  const cards = screen.getAllByRole('article').map((card) => within(card).queryByText('1 room · 5 nights') !== null)
  expect(cards).toEqual([true, true, true])
})

test('opens a hotel without a page load, unless a modifier key is pressed', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  // This test checks only the URL of the hotel.
  server.use(respondTo(HotelDetailDocument, () => new Promise<never>(() => {})))
  const { user, router, currentUrl } = await renderApp(listingAt())
  const link = await screen.findByRole('link', { name: 'Sidra Heights' })
  // jsdom cannot load a page.
  const onUnhandledClick = vi.fn((event: Event) => event.preventDefault())
  addEventListener('click', onUnhandledClick, { once: true })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(onUnhandledClick).toHaveBeenCalledOnce()
  expect(currentUrl()).toBe(listingAt())

  await user.click(link)
  await waitFor(() => expect(currentUrl()).toMatch(/^\/hotel\?/))
  expect(router.state.location.state).toEqual({ from: 'hotel-listing' })
})

test('focuses the heading when the list with the focused card is replaced', async () => {
  serveSearch(({ where }) => aListing([aResult(where?.refundable ? 'Sidra Heights' : 'Manazil')]))
  server.use(respondTo(HotelDetailDocument, () => new Promise<never>(() => {})))
  const { router, user } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Manazil' })
  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  const card = await screen.findByRole('article', { name: 'Sidra Heights' })
  within(card).getAllByRole('link')[0]?.focus()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('article')).toHaveAccessibleName('Manazil'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('reads the view from the URL, writes it back, and restores it on Back', async () => {
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')], { totalCount: 120, pageCount: 3, page: 2 }))
  const { user, currentUrl, router } = await renderApp(listingAt('&sort=DISTANCE&stars=5,4&max=9000&page=2'))
  await screen.findByRole('heading', { level: 1, name: '120 hotels in Makkah' })
  expect(requests[0]).toMatchObject({
    input: { locationCode: 'SA1', checkIn: '2026-12-13', nationality: 'ID', rooms: [{ adults: 2, childAges: [5] }] },
    where: { stars: [5, 4], priceMax: '9000.00' },
    sort: 'DISTANCE_ASC',
    page: 2,
  })

  const board = within(screen.getByRole('group', { name: 'Board' }))
  await user.click(board.getByRole('checkbox', { name: /Breakfast/ }))
  expect(viewOf(currentUrl())).toEqual({ sort: 'DISTANCE', stars: '5,4', max: '9000', boards: 'BREAKFAST' })
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 1, where: { boards: ['BREAKFAST'] } }))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low')
  expect(viewOf(currentUrl())).toMatchObject({ sort: 'DESCENDING' })
  await user.click(screen.getByRole('button', { name: 'Remove filter: 4, 5 stars' }))
  expect(viewOf(currentUrl())).toEqual({ sort: 'DESCENDING', max: '9000', boards: 'BREAKFAST' })

  await act(() => router.navigate(-3))
  expect(viewOf(currentUrl())).toEqual({ sort: 'DISTANCE', stars: '5,4', max: '9000', page: '2' })
  expect(
    within(screen.getByRole('group', { name: 'Board' })).getByRole('checkbox', { name: /Breakfast/ }),
  ).not.toBeChecked()
})

test('searches once, and uses the cached search for filters and a reload', async () => {
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article')
  expect(requests).toHaveLength(1)
  expect(requests[0]).not.toHaveProperty('searchId')
  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toMatchObject({ searchId: 'search-1', where: { refundable: true } })

  await renderApp(listingAt())
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests[2]).toMatchObject({ searchId: 'search-1' })
})

test('restores the unfiltered price when a filter that raises it is removed', async () => {
  serveSearch(({ where }) => {
    const total = where?.boards ? '12400.00' : '9842.50'
    return aListing([aResult('Sidra Heights', { offers: [{ ...anOffer({ total }), id: 'offer-1' }] })])
  })
  const { user } = await renderApp(listingAt())
  const card = await screen.findByRole('article', { name: 'Sidra Heights' })
  expect(card).toHaveTextContent('9,842.50')
  const halfBoard = screen.getByRole('checkbox', { name: /^Half board/ })
  await user.click(halfBoard)
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('12,400.00'))
  await user.click(halfBoard)
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('9,842.50'))
})

test('searches all suppliers again on "Search again", and discards the earlier results', async () => {
  let search = 0
  const requests = serveSearch(({ searchId }) => {
    if (!searchId) search += 1
    return aListing([aResult(`Hotel ${search}`)], {
      searchId: `search-${search}`,
      complete: search > 1,
      warnings:
        search > 1
          ? []
          : [{ __typename: 'Warning', code: 'SUPPLIER_FAILED', message: 'agoda did not respond.', count: null }],
    })
  })
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Hotel 1' })
  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  await waitFor(() => expect(requests).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Search again' }))
  expect(await screen.findByRole('article', { name: 'Hotel 2' })).toBeVisible()
  expect(requests[2]).not.toHaveProperty('searchId')
  expect(requests[2]).toMatchObject({ where: { refundable: true } })

  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  await waitFor(() => expect(requests).toHaveLength(4))
  expect(requests[3]).toMatchObject({ searchId: 'search-2', where: {} })
  expect(await screen.findByRole('article', { name: 'Hotel 2' })).toBeVisible()
})

test('ignores a search response that arrives after the agent has left', async () => {
  let respond = (_listing: SearchResults) => {}
  serveSearch(() => new Promise<SearchResults>((resolve) => (respond = resolve)))
  const { router, currentUrl } = await renderApp(listingAt())
  await screen.findByText('Waiting for suppliers…')
  await act(() => router.navigate('/error'))
  await act(async () => respond(aListing([aResult('Late')])))
  expect(currentUrl()).toMatch(/^\/error/)
  expect(screen.queryByText('Late')).not.toBeInTheDocument()
})

test('keeps the latest response when requests finish out of order', async () => {
  const pending: Record<string, (results: SearchResults) => void> = {}
  serveSearch(({ where }) => {
    const key = JSON.stringify(where)
    if (key === '{}') return aListing([aResult('All')])
    return new Promise<SearchResults>((resolve) => {
      pending[key] = resolve
    })
  })
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'All' })
  await user.click(screen.getByRole('checkbox', { name: /5 stars/ }))
  await waitFor(() => expect(pending).toHaveProperty(['{"stars":[5]}']))
  expect(screen.getByRole('article', { name: 'All' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('checkbox', { name: /4 stars/ }))
  await waitFor(() => expect(pending).toHaveProperty(['{"stars":[5,4]}']))

  await act(async () => pending['{"stars":[5,4]}']?.(aListing([aResult('Newer')])))
  expect(await screen.findByRole('article', { name: 'Newer' })).toBeVisible()
  await act(async () => pending['{"stars":[5]}']?.(aListing([aResult('Older')])))
  expect(await findHotelNames()).toEqual(['Newer'])
})

test('searches for a hotel name after a pause in typing, with a single history entry', async () => {
  serveSearch(() => aListing([aResult('Palm')]))
  const { user, currentUrl, router } = await renderApp(listingAt())
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox', { name: 'Hotel name' }), 'palm')
  await waitFor(() => expect(viewOf(currentUrl())).toEqual({ name: 'palm' }))
  await act(() => router.navigate('/error'))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('searchbox', { name: 'Hotel name' })).toHaveValue('palm')
})

test('accepts a price limit in any digits', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, currentUrl } = await renderApp(listingAt())
  await screen.findByRole('article')
  await user.type(screen.getByRole('textbox', { name: 'Highest price' }), '٩٠٠٠{Enter}')
  expect(viewOf(currentUrl())).toEqual({ max: '9000' })
  expect(await screen.findByRole('button', { name: 'Remove filter: Up to SAR 9,000' })).toBeVisible()
})

test('swaps price limits in the wrong order', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, currentUrl } = await renderApp(listingAt())
  await screen.findByRole('article')
  await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '5000{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Highest price' }), '100{Enter}')
  expect(viewOf(currentUrl())).toEqual({ min: '100', max: '5000' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveDisplayValue('5000'))
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveDisplayValue('100')
})

test('applies a typed price together with a filter that is clicked next', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, currentUrl } = await renderApp(listingAt())
  await screen.findByRole('article')
  const highest = screen.getByRole('textbox', { name: 'Highest price' })
  await user.type(highest, '5000')
  act(() => {
    highest.blur()
    screen.getByRole('checkbox', { name: /^300 – 700 m/ }).click()
  })
  await waitFor(() => expect(viewOf(currentUrl())).toEqual({ max: '5000', distances: 'UP_TO_700_M' }))
})

test('removes a price limit when its field is cleared, and ignores invalid prices', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, currentUrl } = await renderApp(listingAt('&min=1200&max=9000'))
  await screen.findByRole('article')
  const highest = screen.getByRole('textbox', { name: 'Highest price' })
  expect(highest).toHaveDisplayValue('9,000')

  await user.click(highest)
  await user.keyboard('-5')
  expect(highest).toBeInvalid()
  await user.tab()
  expect(highest).toHaveDisplayValue('9,000')

  await user.click(highest)
  await user.keyboard('8.500,20{Tab}')
  expect(highest).toHaveDisplayValue('8,501')
  expect(viewOf(currentUrl())).toEqual({ min: '1200', max: '8501' })

  await user.clear(highest)
  await user.tab()
  expect(highest).toHaveDisplayValue('')
  expect(viewOf(currentUrl())).toEqual({ min: '1200' })
})

test('shows an amount instead of a slider when all results have the same price, and keeps a limit removable', async () => {
  const { facets, ...listing } = aListing([aResult('Sidra Heights')])
  const price = { __typename: 'PriceFacet' as const, histogram: [1], min: riyals('6148.20'), max: riyals('6148.20') }
  serveSearch(() => ({ ...listing, facets: { ...facets, price } }))
  const { router } = await renderApp(listingAt())
  await screen.findByRole('article')
  const filters = within(screen.getByRole('complementary'))
  expect(filters.getByText('6,148')).toBeVisible()
  expect(filters.queryByRole('slider')).toBeNull()
  await act(() => router.navigate(listingAt('&max=9000')))
  expect(await filters.findByRole('textbox', { name: 'Highest price' })).toHaveDisplayValue('9,000')
})

test('shows the same price limit at the handle and in its field while the handle moves', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { currentUrl } = await renderApp(listingAt('&max=8503'))
  await screen.findByRole('article')
  const box = (name: string) => screen.getByRole('textbox', { name })
  const handle = (name: string) => screen.getByRole('slider', { name })
  expect(handle('Lowest price')).toHaveValue('1000')
  expect(box('Lowest price')).toHaveAttribute('placeholder', '1,000')
  // A typed limit between two stops.
  expect(handle('Highest price')).toHaveValue('8503')
  expect(box('Highest price')).toHaveDisplayValue('8,503')

  fireEvent.change(handle('Lowest price'), { target: { value: '1250' } })
  expect(handle('Lowest price')).toHaveValue('1250')
  expect(box('Lowest price')).toHaveDisplayValue('1,250')
  fireEvent.keyUp(handle('Lowest price'))
  expect(viewOf(currentUrl())).toEqual({ min: '1250', max: '8503' })

  fireEvent.change(handle('Highest price'), { target: { value: '9000' } })
  fireEvent.keyUp(handle('Highest price'))
  expect(viewOf(currentUrl())).toEqual({ min: '1250' })
  expect(handle('Highest price')).toHaveValue('9000')
  expect(box('Highest price')).toHaveAttribute('placeholder', '9,000')
})

test('searches automatically when the device is back online', async () => {
  const goOnline = goOffline()
  serveSearch(networkError)
  await renderApp(listingAt())
  expect(await screen.findByRole('alert')).toHaveTextContent('The search starts again when you’re back online.')
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')]))
  goOnline()
  expect(await screen.findByRole('article')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('uses the same name for a sort order on the button and in the list', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  await renderApp(listingAt())
  await screen.findByRole('article')
  const [chosen] = within(screen.getByRole('combobox', { name: 'Sort' })).getAllByRole('option', { selected: true })
  expect(screen.getAllByText(chosen?.textContent ?? '', { selector: 'span' })).toHaveLength(1)
})

test('limits the page field to existing pages and announces the page', async () => {
  serveSearch(({ page }) => aListing([aResult('Sidra Heights')], { totalCount: 120, page: page ?? 1, pageCount: 3 }))
  const { user, currentUrl } = await renderApp(listingAt())
  await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '٩٩{Enter}')
  expect(viewOf(currentUrl())).toEqual({ page: '3' })
  await waitFor(() => expect(screen.getAllByText('Page 3 of 3')).toHaveLength(2))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('hides a group of filters that no hotel matches', async () => {
  const results = aListing([aResult('Sidra Heights')])
  serveSearch(() => ({
    ...results,
    facets: { ...results.facets, boards: [{ __typename: 'BoardFacet', board: 'ROOM_ONLY', count: 1 }] },
  }))
  await renderApp(listingAt('&suppliers=agoda'))
  expect(await screen.findByRole('group', { name: 'Board' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('group', { name: /Distance/ })).toBeNull())
  // An active filter must always be removable.
  expect(screen.getByRole('group', { name: 'Supplier' })).toBeVisible()
})

test('explains what the board and cancellation filters cover', async () => {
  const listing = aListing([aResult('Sidra Heights')])
  serveSearch(() => ({ ...listing, facets: { ...listing.facets, coverage: 'LOWEST_RATES' } }))
  await renderApp(listingAt())
  const group = within(await screen.findByRole('group', { name: 'Cancellation' }))
  expect(await group.findByText(/report only their lowest rate here/)).toBeVisible()
})

test('shows an unknown supplier under its own name', async () => {
  const listing = aListing([aResult('Sidra Heights', { offers: [anOffer({ supplierInfo: nuzul })] })])
  const requests = serveSearch(() => ({
    ...listing,
    suppliers: [{ __typename: 'SupplierAnswer', supplierInfo: nuzul, offerCount: 7, state: 'ANSWERED' }],
    facets: {
      ...listing.facets,
      boards: [{ __typename: 'BoardFacet', board: 'BREAKFAST', count: 1 }],
      suppliers: [{ __typename: 'SupplierFacet', supplierInfo: nuzul, count: 1 }],
    },
  }))
  const { user, currentUrl } = await renderApp(listingAt())
  const card = within(await screen.findByRole('article', { name: 'Sidra Heights' }))
  expect(card.getByRole('link', { name: /Nuzul Direct/ })).toHaveAttribute(
    'href',
    expect.stringContaining('provider=nuzul-direct'),
  )
  await user.click(screen.getByRole('checkbox', { name: /Nuzul Direct/ }))
  expect(viewOf(currentUrl())).toEqual({ suppliers: 'nuzul-direct' })
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ where: { supplierKeys: ['nuzul-direct'] } }))
  expect(screen.getByRole('button', { name: 'Remove filter: Nuzul Direct' })).toBeVisible()
})

test('offers "nearest first" only when a distance is known', async () => {
  const far = aResult('Unmapped')
  far.hotel.distanceToHaram = null
  serveSearch(() => aListing([far]))
  await renderApp(listingAt())
  await screen.findByRole('article')
  expect(screen.queryByRole('option', { name: 'Nearest first' })).not.toBeInTheDocument()
})

test('shows the number of hotels that could not be read', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')], { warnings: [unreadableWarning(3)] }))
  await renderApp(listingAt())
  expect(await screen.findByText('3 hotels couldn’t be read and aren’t listed.')).toBeVisible()
})

test('does not suggest other dates when all found hotels were unreadable', async () => {
  serveSearch(() => aListing([], { totalCount: 0, pageCount: 0, warnings: [unreadableWarning(144)] }))
  await renderApp(listingAt())
  expect(await screen.findByRole('heading', { name: '144 hotels couldn’t be read and aren’t listed.' })).toBeVisible()
  expect(screen.getByText(/Changing the dates won’t help/)).toBeVisible()
  expect(screen.queryByText(/No hotels found/)).not.toBeInTheDocument()
})

test('shows how many hotels would match without each filter when none is left', async () => {
  serveSearch(({ where }) =>
    where?.stars ? aListing([], { totalCount: 0, pageCount: 0 }) : aListing([aResult('Back')]),
  )
  server.use(
    respondTo(FoundHotelsDocument, ({ where }): FoundHotelsQuery => ({
      hotelSearch: {
        __typename: 'HotelSearchResult',
        searchId: 'search-1',
        revision: 1,
        searching: false,
        totalCount: where?.stars ? 0 : 25,
        items: where?.stars
          ? []
          : [{ __typename: 'HotelResult', id: 'x', price: { __typename: 'Price', total: riyals('2410.50') } }],
      },
    })),
  )
  const { user, currentUrl } = await renderApp(listingAt('&stars=5&max=100'))
  expect(await screen.findByRole('heading', { name: 'No hotels match your filters' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hotels in Makkah')
  const relaxation = within((await screen.findByText('Without “5 stars”')).closest('li')!)
  expect(relaxation.getByText(/25 hotels from/)).toHaveTextContent('SAR 2,410.50')
  expect(screen.queryByText('Without “Up to SAR 100”')).not.toBeInTheDocument()
  await user.click(relaxation.getByRole('button', { name: 'Remove filter' }))
  expect(viewOf(currentUrl())).toEqual({ max: '100' })
  expect(await screen.findByRole('article', { name: 'Back' })).toBeVisible()
})

test('proposes smaller rooms when no single room is large enough, and shows their hotels without a new search', async () => {
  const requests: FoundHotelsQueryVariables[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    respondTo(FoundHotelsDocument, async (variables): Promise<FoundHotelsQuery> => {
      requests.push(variables)
      const rooms = variables.input.rooms.length
      if (rooms === 3) await released
      return {
        hotelSearch: {
          __typename: 'HotelSearchResult',
          searchId: `split-${rooms}`,
          revision: 1,
          searching: false,
          totalCount: rooms === 4 ? 0 : 60 / rooms,
          items:
            rooms === 4
              ? []
              : [
                  {
                    __typename: 'HotelResult',
                    id: 'x',
                    price: { __typename: 'Price', total: riyals(`${rooms}500.00`) },
                  },
                ],
        },
      }
    }),
  )
  const searches = serveSearch(({ input }) =>
    input.rooms.length === 1 ? aListing([], { totalCount: 0, pageCount: 0 }) : aListing([aResult('Roomy')]),
  )
  const party = new URLSearchParams({ ...Object.fromEntries(search), rooms: '[{"adults":7,"childAges":[5]}]' })
  const { user, currentUrl } = await renderApp(`/hotel-listing?${party}`)
  expect(await screen.findByText('2 rooms: 4 + 4 guests')).toBeVisible()
  expect(screen.getByText('30 hotels from SAR 2,500.00')).toBeVisible()
  expect(screen.queryByText(/3 rooms/)).not.toBeInTheDocument()
  release()
  expect(await screen.findByText('3 rooms: 3 + 3 + 2 guests')).toBeVisible()
  expect(screen.queryByText(/4 rooms/)).not.toBeInTheDocument()
  expect(requests.every(({ input }) => input.rooms.every(({ adults }) => adults > 0))).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Show hotels with 2 rooms: 4 + 4 guests' }))
  expect(await screen.findByRole('article', { name: 'Roomy' })).toBeVisible()
  expect(new URL(currentUrl(), 'http://localhost').searchParams.get('rooms')).toBe(
    '[{"adults":4,"childAges":[]},{"adults":3,"childAges":[5]}]',
  )
  expect(searches.at(-1)).toMatchObject({ searchId: 'split-2' })
})

test('uses the agent’s last sort order unless the URL has another one', async () => {
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')]))
  const first = await renderApp(listingAt())
  await screen.findByRole('article')
  expect(requests.at(-1)?.sort).toBe('PRICE_ASC')
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Recommended')
  await waitFor(() => expect(requests.at(-1)?.sort).toBe('RECOMMENDED'))
  expect(screen.getByText(/Recommended order weighs distance/)).toBeVisible()
  cleanup()

  await renderApp(listingAt())
  await screen.findByRole('article')
  expect(requests.at(-1)?.sort).toBe('RECOMMENDED')
  cleanup()

  await renderApp(listingAt('&sort=DISTANCE'))
  await screen.findByRole('article')
  expect(requests.at(-1)?.sort).toBe('DISTANCE_ASC')
})

test('shows whether each code in the search was recognized', async () => {
  serveSearch(() =>
    aListing([aResult('Sidra Heights')], {
      codes: [
        { __typename: 'SearchCode', kind: 'HOTEL_PROMO', code: 'NOBODYS', state: 'NOT_RECOGNIZED', price: null },
        { __typename: 'SearchCode', kind: 'SPECIAL', code: 'S-7', state: 'NOT_STATED', price: null },
      ],
    }),
  )
  await renderApp(listingAt('&subpcc=NOBODYS&specialCode=S-7'))
  expect(await screen.findByText('Hotel promo code NOBODYS not recognized')).toBeVisible()
  expect(screen.getByText('Special code S-7: acceptance not stated')).toBeVisible()
})

test('shows the hotel that a hotel promo code applies to, with its old and new price', async () => {
  const price = {
    __typename: 'SearchCodePrice' as const,
    hotelName: 'Sidra Heights',
    total: riyals('1140.00'),
    fullTotal: riyals('1200.00'),
  }
  serveSearch(() =>
    aListing([aResult('Sidra Heights')], {
      codes: [{ __typename: 'SearchCode', kind: 'HOTEL_PROMO', code: 'WINTER26', state: 'ACCEPTED', price }],
    }),
  )
  await renderApp(listingAt('&subpcc=WINTER26'))
  const code = await screen.findByText('Hotel promo code WINTER26 accepted')
  expect(code.closest('li')).toHaveTextContent('Sidra Heights SAR 1,200.00 SAR 1,140.00')
})

test('lists fewer hotels per page on phones', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('width < 768px'), media }),
  )
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')]))
  await renderApp(listingAt())
  await screen.findByRole('article')
  expect(requests[0]?.pageSize).toBe(20)
})

test('shows no price range while no price is known', async () => {
  serveSearch(() => aListing([], { totalCount: 0, facets: { ...aListing([]).facets, price: null } }))
  server.use(
    respondTo(FoundHotelsDocument, (): FoundHotelsQuery => ({
      hotelSearch: {
        __typename: 'HotelSearchResult',
        searchId: 'search-1',
        revision: 1,
        searching: false,
        totalCount: 25,
        items: [{ __typename: 'HotelResult', id: 'x', price: { __typename: 'Price', total: riyals('2410.50') } }],
      },
    })),
  )
  await renderApp(listingAt('&name=nowhere'))
  expect(await screen.findByText('Without “nowhere”')).toBeVisible()
  await screen.findByRole('heading', { name: /No hotels match/ })
  const group = within(screen.getByRole('group', { name: 'Price per stay (SAR)' }))
  expect(group.queryByRole('slider')).not.toBeInTheDocument()
  for (const box of group.getAllByRole('textbox')) expect(box).not.toHaveAttribute('placeholder')
})

test('lists suppliers that have not responded when nothing is found, and suggests other dates', async () => {
  serveSearch(() =>
    aListing([], {
      totalCount: 0,
      pageCount: 0,
      complete: false,
      suppliers: [{ __typename: 'SupplierAnswer', supplierInfo: aSupplier('agoda'), offerCount: 0, state: 'FAILED' }],
      warnings: [{ __typename: 'Warning', code: 'SUPPLIER_FAILED', message: 'agoda did not respond.', count: null }],
    }),
  )
  const { user } = await renderApp(listingAt())
  expect(
    await screen.findByRole('heading', { name: /^No hotels found in Makkah for Sun\s13\sDec\s– Fri\s18\sDec$/ }),
  ).toBeVisible()
  expect(screen.getByText(/may still have rooms/)).toHaveTextContent('agoda')
  expect(screen.getByText('agoda did not respond.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change dates' }))
  expect(await screen.findByRole('form', { name: 'Hotel search' })).toBeVisible()
})

test('says that nothing was booked when a search fails, with the request id and a retry', async () => {
  let isBroken = true
  serveSearch(() =>
    isBroken
      ? failure('GATEWAY_TIMEOUT', 'No supplier responded in time.', { requestId: '8f2c-41d7' })
      : aListing([aResult('Sidra Heights')]),
  )
  const { user } = await renderApp(listingAt())
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('No supplier responded in time. Nothing was booked and nothing was charged.')).toBeVisible()
  for (const fact of ['GATEWAY_TIMEOUT', '8f2c-41d7', /^2026-11-21 \d\d:\d\d:\d\d Makkah time$/])
    expect(alert.getByText(fact)).toBeVisible()
  isBroken = false
  await user.click(alert.getByRole('button', { name: 'Search again' }))
  expect(await screen.findByRole('article', { name: 'Sidra Heights' })).toBeVisible()
})

test('marks prices older than half an hour', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')], { expiresAt: '2026-11-21T08:59:00Z' }))
  await renderApp(listingAt())
  expect(await screen.findByText(/more than 30 minutes old/)).toBeVisible()
})

test.each([
  ['rooms=x', /can’t be read/],
  ['checkInDate=2026-11-20', /has passed \(Makkah time\)\. Select new dates/],
  ['checkOutDate=2026-12-12', /must be after check-in\. Select new dates/],
])('prefills the form from a URL with %s, without searching', async (change, explanation) => {
  const requests = serveSearch(() => aListing([]))
  const parameters = new URLSearchParams(search)
  const [name = '', value = ''] = change.split('=')
  parameters.set(name, value)
  await renderApp(`/hotel-listing?${parameters}`)
  expect(await screen.findByText(explanation)).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'Nationality' })).toHaveValue('Indonesia')
  expect(requests).toHaveLength(0)
})

test('marks fields that are missing from an incomplete URL', async () => {
  await renderApp('/hotel-listing?locationCode=SA1')
  expect(await screen.findByText('Check-in and check-out dates are required')).toBeVisible()
  expect(screen.getByText('A nationality is required')).toBeVisible()
})

test('does not search with a nationality that does not exist', async () => {
  const requests = serveSearch(() => aListing([]))
  const parameters = new URLSearchParams(search)
  parameters.set('nationality', 'XX')
  await renderApp(`/hotel-listing?${parameters}`)
  expect(await screen.findByText(/unknown nationality/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveValue('')
  expect(requests).toHaveLength(0)
})

test('asks for another city when the URL has an unknown one', async () => {
  serveSearch(() => aListing([]))
  const parameters = new URLSearchParams(search)
  parameters.set('locationCode', 'SA9')
  await renderApp(`/hotel-listing?${parameters}`)
  expect(await screen.findByText(/city in this link is unknown/)).toBeVisible()
})

test('shows filters, order and suppliers while the nationality is being validated', async () => {
  const requests = serveSearch(() => aListing([aResult('Sidra Heights')]))
  server.use(respondTo(CountriesDocument, () => new Promise<never>(() => undefined)))
  await renderApp(listingAt())
  expect(await screen.findByRole('heading', { level: 1, name: 'Searching for hotels in Makkah…' })).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  expect(screen.getByText('Waiting for suppliers…')).toBeVisible()
  expect(screen.getByText('Indonesia')).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('offers no filters when the search has failed', async () => {
  serveSearch(networkError)
  await renderApp(listingAt())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
})

test('edits the search in place and keeps the filters', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, currentUrl } = await renderApp(listingAt('&stars=5'))
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Edit search' }))
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Edit search' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Edit search' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Madinah')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(currentUrl()).toContain('locationCode=SA4')
  expect(viewOf(currentUrl())).toEqual({ stars: '5' })
  expect(await screen.findByRole('heading', { level: 1, name: '1 hotel in Madinah' })).toBeVisible()
})

test('shows the hotel chosen on the map as a card', async () => {
  const near = aResult('Near')
  const far = aResult('Far')
  near.hotel.location = { __typename: 'GeoPoint', latitude: 21.4235, longitude: 39.8272 }
  serveSearch(() => aListing([near, far]))
  const { user, currentUrl } = await renderApp(listingAt())
  await screen.findAllByRole('article')
  await user.click(screen.getByRole('button', { name: 'Map' }))
  expect(viewOf(currentUrl())).toEqual({ view: 'map' })
  expect(await screen.findByRole('img', { name: 'Map of 1 hotel around the Haram in Makkah' })).toBeVisible()
  expect(screen.getByTitle(/^Near.*SAR\s1,000\.00$/)).toHaveTextContent(/^1,000$/)
  expect(screen.getByText('Prices in SAR. Select a dot to see its price.')).toBeVisible()
  expect(screen.getByText('1 hotel isn’t on the map because its location isn’t available.')).toBeVisible()
  expect(await findHotelNames()).toEqual(['Near'])
  await user.click(screen.getByRole('button', { name: /^Far/ }))
  expect(await findHotelNames()).toEqual(['Far'])
})

test('lays out the listing from right to left in Arabic and keeps figures left to right', async () => {
  serveSearch(() => aListing([aResult('Sidra Heights')], { totalCount: 3 }))
  await renderApp(listingAt('&max=9000'), { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: /^3 فنادق في/ })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  const total = screen.getByText('1,000').closest('[dir]')
  expect(total).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('button', { name: 'إزالة التصفية: حتى 9,000 ر.س' })).toBeVisible()
})
