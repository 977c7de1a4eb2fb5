import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SupplierState } from '#src/__generated__/schema.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { aSupplier } from '#src/testing/factories.ts'
import { aListing, aResult, anOffer, servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { networkError, respondTo, server } from '#src/testing/server.ts'
import {
  HotelSearchDocument,
  type HotelSearchQueryVariables,
  SearchProgressDocument,
  type SearchProgressQueryVariables,
} from './hotel-search.generated.ts'

type Listing = ReturnType<typeof aListing>
type LateResponse = { revision: number; agoda: SupplierState; hotels?: number; prices?: number; offers?: number }

const listingAt = (view = '') =>
  `/hotel-listing?${new URLSearchParams({
    locationCode: 'SA1',
    checkInDate: '2026-12-13',
    checkOutDate: '2026-12-18',
    rooms: '[{"adults":2,"childAges":[]}]',
    nationality: 'ID',
  })}${view}`

const suppliers = (agoda: SupplierState): Listing['suppliers'] => [
  {
    __typename: 'SupplierAnswer',
    supplierInfo: aSupplier('agoda'),
    offerCount: agoda === 'ANSWERED' ? 7 : 0,
    state: agoda,
  },
  { __typename: 'SupplierAnswer', supplierInfo: aSupplier('hudxconnect'), offerCount: 3, state: 'ANSWERED' },
]

/** Serves searches: revision 1 without agoda, later ones with it. Returns the variables of each request. */
function serveSearch(first: string[], later: string[]) {
  const requests: HotelSearchQueryVariables[] = []
  let searches = 0
  server.use(
    respondTo(HotelSearchDocument, (variables) => {
      requests.push(variables)
      if (!variables.searchId) searches += 1
      const searching = (variables.revision ?? 1) < 2
      const items = (searching ? first : later).map((name) => aResult(name, { offers: [{ ...anOffer(), id: name }] }))
      const changes = {
        searchId: variables.searchId ?? `slow-${searches}`,
        revision: searching ? 1 : 2,
        searching,
        suppliers: suppliers(searching ? 'SEARCHING' : 'ANSWERED'),
      }
      return { hotelSearch: aListing(items, { ...changes, complete: !searching }) }
    }),
  )
  return requests
}

/** Delays each progress response until the test calls `deliver`. */
function serveProgress() {
  const requests: SearchProgressQueryVariables[] = []
  const pending: ((late: LateResponse | Response) => void)[] = []
  server.use(
    respondTo(SearchProgressDocument, async (variables) => {
      requests.push(variables)
      const late = await new Promise<LateResponse | Response>((resolve) => pending.push(resolve))
      if (late instanceof Response) return late
      const { revision, agoda, hotels = 0, prices = 0, offers = hotels + prices } = late
      const additions = {
        __typename: 'SearchAdditions',
        hotelCount: hotels,
        lowerPriceCount: prices,
        offerCount: offers,
      } as const
      const searching = agoda === 'SEARCHING'
      return {
        hotelSearch: {
          __typename: 'HotelSearchResult' as const,
          revision,
          searching,
          suppliers: suppliers(agoda),
          additions,
        },
      }
    }),
  )
  const deliver = async (late: LateResponse | Response) => {
    await waitFor(() => expect(pending).not.toHaveLength(0))
    await act(async () => pending.shift()?.(late))
  }
  return { requests, deliver }
}

const findHotelNames = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)
const supplierItem = (name: string) =>
  screen.getByText(name, { selector: 'ul[aria-label="Suppliers"] bdi' }).closest('li')

/** Scrolls the list. After that, it must not change by itself. */
async function touchList() {
  await screen.findAllByRole('article')
  vi.stubGlobal('scrollY', 300)
  fireEvent.scroll(window)
  vi.stubGlobal('scrollY', 0)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
})
afterEach(() => {
  vi.useRealTimers()
})

test('shows late offers immediately while the agent has not touched the list', async () => {
  const requests = serveSearch(['Sidra Heights'], ['Late Palace', 'Sidra Heights'])
  const { deliver } = serveProgress()
  await renderApp(listingAt())
  expect(await findHotelNames()).toEqual(['Sidra Heights'])
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  await screen.findByRole('article', { name: 'Late Palace' })
  expect(supplierItem('agoda')).toHaveTextContent('7 offers')
  expect(requests[1]).toMatchObject({ searchId: 'slow-1', revision: 2 })
  expect(screen.queryByText('More offers from agoda')).not.toBeInTheDocument()
})

test('keeps a list that the agent has scrolled, and shows late offers on request', async () => {
  const requests = serveSearch(['Sidra Heights'], ['Late Palace', 'Sidra Heights'])
  const { deliver, requests: progressRequests } = serveProgress()
  const { user } = await renderApp(listingAt())
  expect(await findHotelNames()).toEqual(['Sidra Heights'])
  expect(supplierItem('agoda')).toHaveTextContent('still searching')
  expect(supplierItem('hudxconnect')).toHaveTextContent('3 offers')

  await touchList()
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 120, prices: 34 })
  expect(await screen.findByText('More offers from agoda')).toBeVisible()
  expect(screen.getByText('120 more hotels · 34 lower prices').closest('[role=status]')).not.toBeNull()
  expect(supplierItem('agoda')).toHaveTextContent('7 offers not in the list yet')
  expect(await findHotelNames()).toEqual(['Sidra Heights'])
  expect(requests).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Show them' }))
  await screen.findByRole('article', { name: 'Late Palace' })
  expect(await findHotelNames()).toEqual(['Late Palace', 'Sidra Heights'])
  expect(requests[1]).toMatchObject({ searchId: 'slow-1', revision: 2 })
  expect(screen.queryByText('More offers from agoda')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(progressRequests).toEqual([{ searchId: 'slow-1', newerThan: 1, since: 1, where: {} }])
})

test('uses the same revision for filters and Back', async () => {
  const requests = serveSearch(['Sidra Heights'], ['Late Palace'])
  const { deliver } = serveProgress()
  const { user, router } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Sidra Heights' })
  await touchList()
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  await screen.findByText('More offers from agoda')
  await user.click(screen.getByRole('checkbox', { name: /Refundable/ }))
  await screen.findByRole('article', { name: 'Late Palace' })
  expect(requests[1]).toMatchObject({ revision: 2, where: { refundable: true } })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests[2]).toMatchObject({ revision: 2, where: {} })
  expect(await findHotelNames()).toEqual(['Late Palace'])
})

test('restores the listing after a visit to another page, and offers to show the late offers again', async () => {
  const requests = serveSearch(['Sidra Heights'], ['Late Palace'])
  const { deliver, requests: progressRequests } = serveProgress()
  const { router } = await renderApp(listingAt())
  await screen.findByRole('article', { name: 'Sidra Heights' })
  await touchList()
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  await act(() => router.navigate('/error'))
  await act(() => router.navigate(-1))
  expect(await findHotelNames()).toEqual(['Sidra Heights'])
  expect(requests).toHaveLength(1)
  await touchList()
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  expect(await screen.findByText('1 more hotel')).toBeVisible()
  expect(progressRequests[1]).toMatchObject({ newerThan: 1 })
})

test('refetches a hotel that was loaded before a slow supplier responded', async () => {
  serveSearch(['Sidra Heights'], ['Sidra Heights'])
  const { deliver } = serveProgress()
  let requestCount = 0
  server.use(
    respondTo(HotelDetailDocument, () => {
      requestCount += 1
      return { hotel: null }
    }),
  )
  const { user } = await renderApp(listingAt())
  const card = await screen.findByRole('article')
  await user.hover(card)
  await waitFor(() => expect(requestCount).toBe(1))
  await deliver({ revision: 2, agoda: 'ANSWERED', prices: 1 })
  await user.unhover(card)
  await user.hover(card)
  await waitFor(() => expect(requestCount).toBe(2))
})

test('counts late offers that add neither a hotel nor a lower price', async () => {
  serveSearch(['Sidra Heights'], ['Sidra Heights'])
  const { deliver } = serveProgress()
  await renderApp(listingAt())
  await touchList()
  await deliver({ revision: 2, agoda: 'ANSWERED', offers: 12 })
  expect(await screen.findByText('12 more offers')).toBeVisible()
})

test('does not say that nothing was found while a supplier is still searching', async () => {
  serveSearch([], ['Late Palace'])
  const { deliver } = serveProgress()
  await renderApp(listingAt())
  expect(await screen.findByText('No hotels yet. Still waiting for agoda.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Searching for hotels in Makkah…' })).toBeVisible()
  expect(screen.queryByText(/No hotels found/)).not.toBeInTheDocument()
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  expect(await screen.findByRole('article', { name: 'Late Palace' })).toBeVisible()
})

test('marks a supplier that fails late, announces it, and offers to search again', async () => {
  const requests = serveSearch(['Sidra Heights'], ['Sidra Heights'])
  const { deliver } = serveProgress()
  const { user } = await renderApp(listingAt())
  await screen.findByRole('article')
  await deliver({ revision: 2, agoda: 'FAILED' })
  await waitFor(() => expect(supplierItem('agoda')).toHaveTextContent('no response'))
  const failure = screen.getByText('agoda didn’t respond. Some offers may be missing.')
  expect(failure).toBeVisible()
  expect(failure.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Show them' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).not.toHaveProperty('searchId')
})

test('polls again after a timeout or a lost connection', async () => {
  serveSearch(['Sidra Heights'], ['Late Palace'])
  const { deliver, requests } = serveProgress()
  await renderApp(listingAt())
  await touchList()
  await deliver({ revision: 1, agoda: 'SEARCHING' })
  await deliver(networkError())
  await waitFor(() => expect(requests).toHaveLength(3), { timeout: 5000 })
  await deliver({ revision: 2, agoda: 'ANSWERED', hotels: 1 })
  expect(await screen.findByText('1 more hotel')).toBeVisible()
}, 10_000)
