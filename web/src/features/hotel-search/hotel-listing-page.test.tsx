import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aListing, aResult, anOffer, answerPlaces } from '#src/testing/hotel-factories.ts'
import { riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, server } from '#src/testing/server.ts'
import { HotelSearchDocument, type HotelSearchQueryVariables } from './hotel-search.generated.ts'
import { RelaxationDocument, type RelaxationQuery } from './relaxation.generated.ts'

type Listing = ReturnType<typeof aListing>

const search = new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: '2026-12-13',
  checkOutDate: '2026-12-18',
  rooms: '[{"adults":2,"childAges":[5]}]',
  cultCode: 'en-US',
  nationality: 'ID',
})
const listingAt = (view = '') => `/hotel-listing?${search}${view}`

/** Answers searches and keeps what was asked. */
function answerSearch(
  resolve: (variables: HotelSearchQueryVariables) => Listing | Response | Promise<Listing | Response>,
) {
  const asked: HotelSearchQueryVariables[] = []
  server.use(
    answer(HotelSearchDocument, async (variables) => {
      asked.push(variables)
      const result = await resolve(variables)
      return result instanceof Response ? result : { hotelSearch: result }
    }),
  )
  return asked
}

const hotels = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)
const viewOf = (address: string) => {
  const parameters = new URL(address, 'http://localhost').searchParams
  for (const name of search.keys()) parameters.delete(name)
  return Object.fromEntries(parameters)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  answerPlaces()
})
afterEach(() => void vi.useRealTimers())

test('a card says who sells what, on which terms, for how much; each offer leads to the rooms with itself chosen', async () => {
  const offers = [
    anOffer({ total: '9842.50', tax: '1640.74', board: 'HALF_BOARD', roomsLeft: 2 }),
    anOffer({ total: '9990.75', supplier: 'HUDXCONNECT', refundable: false, freeCancellationUntil: null }),
    anOffer({ total: '10215.00', bookable: false }),
    anOffer({ total: '11000.00' }),
  ]
  answerSearch(() => aListing([aResult('Sidra Heights', { offers })]))
  await renderApp(listingAt())
  const card = within(await screen.findByRole('article', { name: 'Sidra Heights' }))
  expect(card.getByRole('img', { name: '4 stars' })).toBeVisible()
  expect(card.getByText('420 m')).toBeVisible()
  expect(card.getByText('to the Haram · about 6 min walk')).toBeVisible()

  const first = card.getByRole('link', { name: /Half board/ })
  expect(first).toHaveTextContent(/agoda.*Free until 10 Dec.*2 left.*SAR 9,842\.50.*taxes 1,640\.74 earn 52\.00/)
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
  expect(card.getByText('Cannot be booked: price unclear').closest('a')).toBeNull()
  expect(card.getByRole('link', { name: '+1 more offer' })).toBeVisible()
})

test('the address is the state: it is read, written, and taken back by Back', async () => {
  const asked = answerSearch(() => aListing([aResult('Sidra Heights')], { totalCount: 120, pageCount: 3, page: 2 }))
  const { user, address, router } = await renderApp(listingAt('&sort=DISTANCE&stars=5,4&max=9000&page=2'))
  await screen.findByRole('heading', { level: 1, name: '120 hotels in Makkah' })
  expect(asked[0]).toMatchObject({
    input: { locationCode: 'SA1', checkIn: '2026-12-13', nationality: 'ID', rooms: [{ adults: 2, childAges: [5] }] },
    where: { stars: [5, 4], priceMax: '9000.00' },
    sort: 'DISTANCE_ASC',
    page: 2,
  })

  const board = within(screen.getByRole('group', { name: 'Board' }))
  await user.click(board.getByRole('checkbox', { name: /Breakfast/ }))
  expect(viewOf(address())).toEqual({ sort: 'DISTANCE', stars: '5,4', max: '9000', boards: 'BREAKFAST' })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, where: { boards: ['BREAKFAST'] } }))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low')
  expect(viewOf(address())).toMatchObject({ sort: 'DESCENDING' })
  await user.click(screen.getByRole('button', { name: 'Remove filter: 4, 5 stars' }))
  expect(viewOf(address())).toEqual({ sort: 'DESCENDING', max: '9000', boards: 'BREAKFAST' })

  await act(() => router.navigate(-3))
  expect(viewOf(address())).toEqual({ sort: 'DISTANCE', stars: '5,4', max: '9000', page: '2' })
  expect(
    within(screen.getByRole('group', { name: 'Board' })).getByRole('checkbox', { name: /Breakfast/ }),
  ).not.toBeChecked()
})

test('suppliers are asked once: filters and a reload read the kept search', async () => {
  const asked = answerSearch(() => aListing([aResult('Sidra Heights')]))
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article')
  expect(asked).toHaveLength(1)
  expect(asked[0]).not.toHaveProperty('searchId')
  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ searchId: 'search-1', where: { refundable: true } })

  await renderApp(listingAt())
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]).toMatchObject({ searchId: 'search-1' })
})

test('an answer that was overtaken never replaces the newer one', async () => {
  const held: Record<string, (listing: Listing) => void> = {}
  answerSearch(({ where }) => {
    const key = JSON.stringify(where)
    if (key === '{}') return aListing([aResult('All')])
    return new Promise<Listing>((resolve) => {
      held[key] = resolve
    })
  })
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'All' })
  await user.click(screen.getByRole('checkbox', { name: /5 stars/ }))
  await waitFor(() => expect(held).toHaveProperty(['{"stars":[5]}']))
  expect(screen.getByRole('article', { name: 'All' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('checkbox', { name: /4 stars/ }))
  await waitFor(() => expect(held).toHaveProperty(['{"stars":[5,4]}']))

  await act(async () => held['{"stars":[5,4]}']?.(aListing([aResult('Newer')])))
  expect(await screen.findByRole('article', { name: 'Newer' })).toBeVisible()
  await act(async () => held['{"stars":[5]}']?.(aListing([aResult('Older')])))
  expect(await hotels()).toEqual(['Newer'])
})

test('a name is searched after a pause in typing, and leaves one step in the history', async () => {
  answerSearch(() => aListing([aResult('Palm')]))
  const { user, address, router } = await renderApp(listingAt())
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox', { name: 'Hotel name' }), 'palm')
  await waitFor(() => expect(viewOf(address())).toEqual({ name: 'palm' }))
  await act(() => router.navigate('/error'))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('searchbox', { name: 'Hotel name' })).toHaveValue('palm')
})

test('a price is typed in any digits and kept within the bounds', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, address } = await renderApp(listingAt())
  await screen.findByRole('article')
  await user.type(screen.getByRole('textbox', { name: 'Highest price' }), '٩٠٠٠{Enter}')
  expect(viewOf(address())).toEqual({ max: '9000' })
  expect(await screen.findByRole('button', { name: 'Remove filter: Up to SAR 9,000' })).toBeVisible()
})

test('a price box is emptied to take its limit away, and what says no price changes nothing', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, address } = await renderApp(listingAt('&min=1200&max=9000'))
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
  expect(viewOf(address())).toEqual({ min: '1200', max: '8501' })

  await user.clear(highest)
  await user.tab()
  expect(highest).toHaveDisplayValue('')
  expect(viewOf(address())).toEqual({ min: '1200' })
})

test('the order is called the same on the button and in the list', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')]))
  await renderApp(listingAt())
  await screen.findByRole('article')
  const [chosen] = within(screen.getByRole('combobox', { name: 'Sort' })).getAllByRole('option', { selected: true })
  expect(screen.getAllByText(chosen?.textContent ?? '', { selector: 'span' })).toHaveLength(1)
})

test('the page box clamps what is typed and says where that is', async () => {
  answerSearch(({ page }) => aListing([aResult('Sidra Heights')], { totalCount: 120, page: page ?? 1, pageCount: 3 }))
  const { user, address } = await renderApp(listingAt())
  await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '٩٩{Enter}')
  expect(viewOf(address())).toEqual({ page: '3' })
  expect(await screen.findAllByText('Page 3 of 3')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a question that no hotel at hand can answer is not among the filters', async () => {
  const listing = aListing([aResult('Sidra Heights')])
  answerSearch(() => ({
    ...listing,
    facets: { ...listing.facets, boards: [{ __typename: 'BoardFacet', board: 'ROOM_ONLY', count: 1 }] },
  }))
  await renderApp(listingAt('&suppliers=AGODA'))
  expect(await screen.findByRole('group', { name: 'Board' })).toBeVisible()
  expect(screen.queryByRole('group', { name: /Distance/ })).toBeNull()
  // What is chosen can always be taken back.
  expect(screen.getByRole('group', { name: 'Supplier' })).toBeVisible()
})

test('when the filters leave nothing, each way out says what it would bring back', async () => {
  answerSearch(({ where }) =>
    where?.stars ? aListing([], { totalCount: 0, pageCount: 0 }) : aListing([aResult('Back')]),
  )
  server.use(
    answer(RelaxationDocument, ({ where }): RelaxationQuery => ({
      hotelSearch: {
        __typename: 'HotelSearchResult',
        searchId: 'search-1',
        totalCount: where.stars ? 0 : 25,
        items: where.stars
          ? []
          : [{ __typename: 'HotelResult', id: 'x', price: { __typename: 'Price', total: riyals('2410.50') } }],
      },
    })),
  )
  const { user, address } = await renderApp(listingAt('&stars=5&max=100'))
  expect(await screen.findByRole('heading', { name: 'No room matches all of this' })).toBeVisible()
  const wayOut = within((await screen.findByText('Without: 5 stars')).closest('li')!)
  expect(wayOut.getByText(/25 hotels from/)).toHaveTextContent('SAR 2,410.50')
  expect(screen.queryByText('Without: Up to SAR 100')).not.toBeInTheDocument()
  await user.click(wayOut.getByRole('button', { name: 'Apply' }))
  expect(viewOf(address())).toEqual({ max: '100' })
  expect(await screen.findByRole('article', { name: 'Back' })).toBeVisible()
})

test('when nobody has a room it says who has not answered and offers other dates', async () => {
  answerSearch(() =>
    aListing([], {
      totalCount: 0,
      pageCount: 0,
      complete: false,
      suppliers: [{ __typename: 'SupplierAnswer', supplier: 'AGODA', offerCount: 0, answered: false }],
      warnings: [
        { __typename: 'Warning', code: 'SUPPLIER_FAILED', message: 'agoda did not answer.', supplier: 'AGODA' },
      ],
    }),
  )
  const { user } = await renderApp(listingAt())
  expect(
    await screen.findByRole('heading', { name: 'No hotels found in Makkah for Sun 13 Dec – Fri 18 Dec' }),
  ).toBeVisible()
  expect(screen.getByText(/may still have rooms/)).toHaveTextContent('agoda')
  expect(screen.getByText('agoda did not answer.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change dates' }))
  expect(await screen.findByRole('form', { name: 'Hotel search' })).toBeVisible()
})

test('a failed search says that nothing was booked, gives support its words, and can be tried again', async () => {
  let broken = true
  answerSearch(() =>
    broken
      ? failure('GATEWAY_TIMEOUT', 'No supplier answered in time.', { requestId: '8f2c-41d7' })
      : aListing([aResult('Sidra Heights')]),
  )
  const { user } = await renderApp(listingAt())
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Nothing was booked and nothing was charged. No supplier answered in time.')).toBeVisible()
  expect(alert.getByText(/GATEWAY_TIMEOUT · 8f2c-41d7 · 2026-11-21 \d\d:\d\d:\d\d/)).toBeVisible()
  broken = false
  await user.click(alert.getByRole('button', { name: 'Search again' }))
  expect(await screen.findByRole('article', { name: 'Sidra Heights' })).toBeVisible()
})

test('prices older than half an hour say so', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')], { expiresAt: '2026-11-21T08:59:00Z' }))
  await renderApp(listingAt())
  expect(await screen.findByText(/more than 30 minutes old/)).toBeVisible()
})

test.each([
  ['rooms=x', /cannot be read/],
  ['checkInDate=2026-11-20', /has passed in Makkah/],
  ['checkOutDate=2026-12-12', /must be after check-in/],
])('an address with %s asks nobody and opens the search form with the rest', async (change, explanation) => {
  const asked = answerSearch(() => aListing([]))
  const parameters = new URLSearchParams(search)
  const [name = '', value = ''] = change.split('=')
  parameters.set(name, value)
  await renderApp(`/hotel-listing?${parameters}`)
  expect(await screen.findByText(explanation)).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'Nationality' })).toHaveValue('Indonesia')
  expect(asked).toHaveLength(0)
})

test('editing the search opens the same form in place and begins with no filters', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')]))
  const { user, address } = await renderApp(listingAt('&stars=5'))
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Edit search' }))
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Edit search' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Edit search' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Madinah')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toContain('locationCode=SA4')
  expect(viewOf(address())).toEqual({})
  expect(await screen.findByRole('heading', { level: 1, name: '1 hotel in Madinah' })).toBeVisible()
})

test('the map and its list show the chosen hotel as its card', async () => {
  const near = aResult('Near')
  const far = aResult('Far')
  near.hotel.location = { __typename: 'GeoPoint', latitude: 21.4235, longitude: 39.8272 }
  answerSearch(() => aListing([near, far]))
  const { user, address } = await renderApp(listingAt())
  await screen.findAllByRole('article')
  await user.click(screen.getByRole('button', { name: 'Map' }))
  expect(viewOf(address())).toEqual({ view: 'map' })
  expect(await screen.findByRole('img', { name: 'Map: 1 hotel around the mosque, Makkah' })).toBeVisible()
  expect(screen.getByText('1 hotel has no known position.')).toBeVisible()
  expect(await hotels()).toEqual(['Near'])
  await user.click(screen.getByRole('button', { name: /^Far/ }))
  expect(await hotels()).toEqual(['Far'])
})

test('in Arabic the same page runs from right to left, figures keep their form', async () => {
  answerSearch(() => aListing([aResult('Sidra Heights')], { totalCount: 3 }))
  await renderApp(listingAt('&max=9000'), { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: /^3 فنادق في/ })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  const total = screen.getByText('1,000').closest('[dir]')
  expect(total).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('button', { name: 'إزالة التصفية: حتى 9,000 ر.س' })).toBeVisible()
})
