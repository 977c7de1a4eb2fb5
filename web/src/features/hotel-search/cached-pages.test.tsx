import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAgent } from '#src/testing/fake-accounts.ts'
import { aListing, aResult, servePlaces } from '#src/testing/hotel-factories.ts'
import { goOffline } from '#src/testing/network.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import {
  HotelSearchDocument,
  type HotelSearchQueryVariables,
  SearchProgressDocument,
} from './hotel-search.generated.ts'

type Listing = ReturnType<typeof aListing>

const listing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: '2026-12-13',
  checkOutDate: '2026-12-18',
  rooms: '[{"adults":2,"childAges":[]}]',
  nationality: 'ID',
})}`

type Resolve = (
  variables: HotelSearchQueryVariables,
  token: string | null,
) => Listing | Response | Promise<Listing | Response>

/** Serves searches. Returns the variables of each request. */
function serveSearch(resolve: Resolve) {
  const requests: HotelSearchQueryVariables[] = []
  server.use(
    respondTo(HotelSearchDocument, async (variables, request) => {
      requests.push(variables)
      const result = await resolve(variables, request.headers.get('authorization'))
      return result instanceof Response ? result : { hotelSearch: result }
    }),
  )
  return requests
}

const findRefundableFilter = () => screen.findByRole('checkbox', { name: /^Refundable/ })
const findCard = (name: string) => screen.findByRole('article', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
})
afterEach(() => void vi.useRealTimers())

test('searches once when a filter is chosen before the first response', async () => {
  let respond = (_listing: Listing) => {}
  const requests = serveSearch(({ searchId }) =>
    searchId ? aListing([aResult('Filtered')]) : new Promise<Listing>((resolve) => (respond = resolve)),
  )
  const { user } = await renderApp(listing)
  await waitFor(() => expect(requests).toHaveLength(1))
  await user.click(await findRefundableFilter())
  await act(async () => respond(aListing([aResult('All')])))
  expect(await findCard('Filtered')).toBeVisible()
  expect(requests.filter(({ searchId }) => searchId === undefined)).toHaveLength(1)
  expect(requests[1]).toMatchObject({ searchId: 'search-1', where: { refundable: true } })
})

test('searches with the chosen filter when the first request fails', async () => {
  let respond = (_response: Response) => {}
  const requests = serveSearch(({ where }) =>
    where?.refundable ? aListing([aResult('Filtered')]) : new Promise<Response>((resolve) => (respond = resolve)),
  )
  const { user } = await renderApp(listing)
  await waitFor(() => expect(requests).toHaveLength(1))
  await user.click(await findRefundableFilter())
  await act(async () => respond(failure('GATEWAY_TIMEOUT', 'No supplier responded in time.')))
  expect(await findCard('Filtered')).toBeVisible()
  expect(requests[1]).not.toHaveProperty('searchId')
})

test('does not mix pages from an expired search with pages from its replacement', async () => {
  const requests = serveSearch(({ searchId, where }) =>
    searchId === undefined
      ? aListing([aResult('Old price')])
      : aListing([aResult(where?.refundable ? 'Filtered' : 'New price')], { searchId: 'search-2' }),
  )
  const { user } = await renderApp(listing)
  await findCard('Old price')
  await user.click(await findRefundableFilter())
  await findCard('Filtered')
  await user.click(await findRefundableFilter())
  expect(await findCard('New price')).toBeVisible()
  const unfiltered = requests.filter(({ where }) => !where?.refundable)
  expect(unfiltered.map(({ searchId }) => searchId)).toEqual([undefined, 'search-2'])
})

test('shows late offers from a search that replaced an expired one', async () => {
  const suppliersWhile = (isSearching: boolean) =>
    aListing([]).suppliers.map((original, index) =>
      index === 0
        ? { ...original, offerCount: 7, state: isSearching ? ('SEARCHING' as const) : ('ANSWERED' as const) }
        : original,
    )
  // The old and the new search each have two revisions. The old search expires before the filter is chosen.
  serveSearch(({ searchId, revision, where }) => {
    const id = where?.refundable ? 'late-2' : 'late-1'
    const currentRevision = searchId === id && revision ? revision : 1
    const searching = currentRevision < 2
    return aListing([aResult(`${id} revision ${currentRevision}`)], {
      searchId: id,
      revision: currentRevision,
      searching,
      suppliers: suppliersWhile(searching),
    })
  })
  server.use(
    respondTo(SearchProgressDocument, () => ({
      hotelSearch: {
        __typename: 'HotelSearchResult' as const,
        revision: 2,
        searching: false,
        suppliers: suppliersWhile(false),
        additions: { __typename: 'SearchAdditions' as const, hotelCount: 1, lowerPriceCount: 0, offerCount: 1 },
      },
    })),
  )
  const { user } = await renderApp(listing)
  // The agent has not touched the list, so late offers are shown immediately.
  await findCard('late-1 revision 2')
  await user.click(await findRefundableFilter())
  expect(await findCard('late-2 revision 2')).toBeVisible()
})

test('keeps a filter whose results fail to load, so that it can be removed', async () => {
  serveSearch(({ where }) =>
    where?.refundable ? failure('GATEWAY_TIMEOUT', 'No response.') : aListing([aResult('All')]),
  )
  const { user } = await renderApp(listing)
  await findCard('All')
  await user.click(await findRefundableFilter())
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked and nothing was charged.')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await user.click(await findRefundableFilter())
  expect(await findCard('All')).toBeVisible()
})

test('polls slow suppliers again when the device is back online', async () => {
  serveSearch(() => aListing([aResult('First')], { searchId: 'slow', searching: true }))
  let requests = 0
  server.use(
    respondTo(SearchProgressDocument, () => {
      requests += 1
      return networkError()
    }),
  )
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-21T09:00:00Z'),
  })
  const goOnline = goOffline()
  await renderApp(listing)
  await findCard('First')
  await waitFor(() => expect(requests).toBe(1))
  for (const times of [2, 3, 4, 5, 5]) {
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await vi.waitFor(() => expect(requests).toBe(times))
  }
  await act(async () => goOnline())
  await vi.waitFor(() => expect(requests).toBe(6))
})

test('focuses the heading when the focused filter button is removed', async () => {
  serveSearch(() => aListing([aResult('All')]))
  const { user } = await renderApp(`${listing}&stars=5`)
  await findCard('All')
  await user.click(screen.getByRole('button', { name: /^Remove filter/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('keeps focus on a filter while the results change', async () => {
  serveSearch(({ where }) => aListing([aResult(where?.refundable ? 'Filtered' : 'All')]))
  const { user } = await renderApp(listing)
  await findCard('All')
  await user.click(await findRefundableFilter())
  await findCard('Filtered')
  expect(await findRefundableFilter()).toHaveFocus()
})

test('shows the previous results until they have been refetched in another language', async () => {
  let respond = (_listing: Listing) => {}
  const requests = serveSearch(() =>
    requests.length > 1 ? new Promise<Listing>((resolve) => (respond = resolve)) : aListing([aResult('Sidra')]),
  )
  await renderApp(listing)
  await findCard('Sidra')
  await act(() => i18n.changeLanguage('tr-TR'))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(await findCard('Sidra')).toBeVisible()
  await act(async () => respond(aListing([aResult('Sidra Oteli')], { searchId: 'search-2' })))
  expect(await findCard('Sidra Oteli')).toBeVisible()
})

test('does not show one agent’s results to another who signs in with the same browser', async () => {
  const tokens: (string | null)[] = []
  const requests = serveSearch((_variables, token) => {
    tokens.push(token)
    return token?.includes('user-b') ? new Promise<Listing>(() => undefined) : aListing([aResult('Of agent A')])
  })
  const { accounts } = await renderApp(listing)
  await findCard('Of agent A')
  await act(async () => accounts.changeInOtherTab(anAgent({ userId: 'user-b' })))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(tokens[1]).toContain('user-b')
  expect(requests[1]).not.toHaveProperty('searchId')
  expect(screen.queryByText('Of agent A')).not.toBeInTheDocument()
})

test('prefetches the results for a hovered filter, so that a click needs no request', async () => {
  const requests = serveSearch(({ where }) => aListing([aResult(where?.refundable ? 'Filtered' : 'All')]))
  const { user } = await renderApp(listing)
  await findCard('All')
  await user.hover(await findRefundableFilter())
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toMatchObject({ searchId: 'search-1', where: { refundable: true } })
  await user.click(await findRefundableFilter())
  expect(await findCard('Filtered')).toBeVisible()
  expect(requests.filter(({ where }) => where?.refundable)).toHaveLength(1)
})

test.each([
  ['that the pointer only passes over', {}, true],
  ['in an expired search', { expiresAt: '2026-11-21T08:59:00Z' }, false],
])('prefetches nothing for a filter %s', async (_case, change, leavesEarly) => {
  const requests = serveSearch(() => aListing([aResult('All')], change))
  await renderApp(listing)
  await findCard('All')
  const box = await findRefundableFilter()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T09:00:00Z') })
  fireEvent.pointerEnter(box)
  vi.advanceTimersByTime(50)
  if (leavesEarly) fireEvent.pointerLeave(box)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(requests).toHaveLength(1)
})

test('writes a filter to the URL, and removes it on Back', async () => {
  serveSearch(({ where }) => aListing([aResult(where?.refundable ? 'Filtered' : 'All')]))
  const { router, user, currentUrl } = await renderApp(listing)
  await findCard('All')
  const box = await findRefundableFilter()
  await user.click(box)
  expect(box).toBeChecked()
  expect(currentUrl()).toContain('refundable=true')
  expect(await findCard('Filtered')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await findCard('All')).toBeVisible()
  expect(box).not.toBeChecked()
})
