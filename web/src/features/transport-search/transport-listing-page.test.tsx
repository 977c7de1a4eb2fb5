import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFeePolicy, aPolicy } from '#src/testing/hotel-detail-factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { goOffline } from '#src/testing/network.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { riyals } from '#src/testing/factories.ts'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { aService, aTransportListing, aVehicle, serveTransportOptions } from '#src/testing/transport-factories.ts'
import { FoundRidesDocument } from './states/found-rides.generated.ts'
import { TransportSearchDocument, type TransportSearchQueryVariables } from './transport-search.generated.ts'

type Listing = ReturnType<typeof aTransportListing>

const search = { date: '2026-12-13', noOfPax: '16', cultCode: 'en-US', nationality: 'ID' }
const resultsAt = (view: Record<string, string> = {}) =>
  `/transportation-results?${new URLSearchParams({ ...search, ...view })}`

/** Serves searches. Returns the variables of the requests. */
function serveSearch(resolve: (variables: TransportSearchQueryVariables) => Listing | Response | null) {
  const requests: TransportSearchQueryVariables[] = []
  server.use(
    respondTo(TransportSearchDocument, (variables) => {
      requests.push(variables)
      const result = resolve(variables)
      return result instanceof Response ? result : { transportSearch: result }
    }),
  )
  return requests
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
  serveTransportOptions()
})
afterEach(() => void vi.useRealTimers())

const findCard = async (type: string) => within(await screen.findByRole('article', { name: new RegExp(`^${type} `) }))

test('searches with the parameters in the URL and lists the vehicles that are cheapest for the group first', async () => {
  const requests = serveSearch(() => aTransportListing([aVehicle()]))
  await renderApp(resultsAt({ routeCode: '7', quantity: '2' }))
  await findCard('Van')
  expect(requests).toEqual([
    {
      input: { date: '2026-12-13', passengers: 16, vehicles: 2, nationality: 'ID', routeCode: '7' },
      where: {},
      sort: 'PRICE_ASC',
      page: 1,
      pageSize: 50,
    },
  ])
  expect(screen.getByText('16 passengers · 2 vehicles')).toBeVisible()
})

test('shows whether the vehicles carry everyone', async () => {
  serveSearch(() =>
    aTransportListing([
      aVehicle(),
      aVehicle({ vehicleType: 'BUS', seats: 49, vehiclesNeeded: 1, available: 0, fits: false }),
      aVehicle({ vehicleType: 'SEDAN', seats: 3, vehiclesNeeded: 2, fits: false }),
      aVehicle({ vehicleType: 'SUV', seats: null, vehiclesNeeded: null, fits: null }),
    ]),
  )
  await renderApp(resultsAt())
  const van = await findCard('Van')
  expect(van.getByText('2 vans')).toBeVisible()
  expect(van.getByText('18 seats for 16 passengers')).toBeVisible()
  expect((await findCard('Bus')).getByText('None available on this day.')).toBeVisible()
  expect((await findCard('Sedan')).getByText('10 seats short.')).toBeVisible()
  expect((await findCard('SUV')).getByText('Seats not stated')).toBeVisible()
})

test('shows a vehicle’s company, route, models, services and both prices', async () => {
  serveSearch(() => aTransportListing([aVehicle({ services: [aService('MEAL', 'Meal box', '160.00')] })]))
  const { user } = await renderApp(resultsAt())
  const van = await findCard('Van')
  expect(van.getByText('Safa Coaches')).toBeVisible()
  expect(van.getByText('Jeddah Airport – Makkah')).toBeVisible()
  expect(van.getByText('Model years 2019–2022')).toBeVisible()
  expect(van.getByText(/SAR.400\.00.* per vehicle/)).toBeVisible()
  await user.click(van.getByRole('button', { name: '1 additional service' }))
  expect(within(van.getByRole('list', { name: 'Additional services' })).getByRole('listitem')).toHaveTextContent(
    /Meal box.*160\.00/,
  )
})

/** One van and two sedans from the same company. */
const aProposal = () => {
  const van = aVehicle({ cancellationPolicy: aPolicy({ refundable: false, freeUntil: null, steps: [] }) })
  const sedan = aVehicle({ vehicleType: 'SEDAN', category: 'VIP', seats: 4, cancellationPolicy: aPolicy() })
  return {
    __typename: 'TransportProposal',
    company: van.company,
    seats: 17,
    total: riyals('750.00'),
    lines: [
      { __typename: 'TransportProposalLine', offer: van, vehicles: 1, passengers: 9 },
      { __typename: 'TransportProposalLine', offer: sedan, vehicles: 2, passengers: 7 },
    ],
  } as const satisfies NonNullable<Listing['proposal']>
}
const findProposal = async () => within(await screen.findByRole('region', { name: 'Cheapest for your 16 passengers' }))

test('shows the cheapest vehicles that carry everyone above the list, with category, seats and terms', async () => {
  const proposal = aProposal()
  serveSearch(() => aTransportListing([aVehicle({ vehicleType: 'BUS', seats: 49 })], { proposal }))
  await renderApp(resultsAt())
  const proposalCard = await findProposal()
  expect(proposalCard.getByText('1 van · Standard')).toBeVisible()
  expect(proposalCard.getByText('9 passengers · 9 seats')).toBeVisible()
  expect(proposalCard.getByText('Non-refundable')).toBeVisible()
  expect(proposalCard.getByText('2 sedans · VIP')).toBeVisible()
  expect(proposalCard.getByText('7 passengers · 4 seats each')).toBeVisible()
  expect(proposalCard.getByText(/^Free cancellation until/)).toBeVisible()
  expect(proposalCard.getByText('17 seats for 16 passengers')).toBeVisible()
})

test('calls vehicles non-refundable when cancelling costs their full price', async () => {
  const van = aVehicle({ unitPrice: '400.00', cancellationPolicy: aFeePolicy('400.00') })
  const bus = aVehicle({ vehicleType: 'BUS', unitPrice: '1600.00', cancellationPolicy: aFeePolicy('400.00') })
  const [line] = aProposal().lines
  const proposal = { ...aProposal(), lines: [{ ...line, offer: van }] }
  serveSearch(() => aTransportListing([van, bus], { proposal }))
  await renderApp(resultsAt())
  expect((await findCard('Van')).getByText('Non-refundable')).toBeVisible()
  expect((await findProposal()).getByText('Non-refundable')).toBeVisible()
  expect((await findCard('Bus')).getByText('Partly refundable')).toBeVisible()
})

test('keeps the proposal when filters leave no vehicles', async () => {
  const proposal = aProposal()
  serveSearch(() => aTransportListing([], { totalCount: 0, pageCount: 0, proposal }))
  server.use(respondTo(FoundRidesDocument, () => ({ transportSearch: aTransportListing([aVehicle()]) })))
  const { user } = await renderApp(resultsAt({ max: '780' }))
  expect(await screen.findByRole('heading', { name: 'No vehicles match your filters' })).toBeVisible()
  await user.click((await findProposal()).getByRole('button', { name: 'Select these' }))
  expect(screen.getByRole('region', { name: 'Your selection' })).toHaveTextContent('17 seats for your 16 passengers')
})

test('keeps the sort order and filters for vehicles in the URL', async () => {
  const requests = serveSearch(() => aTransportListing([aVehicle()]))
  const { user, router, currentUrl } = await renderApp(resultsAt())
  await user.click(await screen.findByRole('checkbox', { name: /Bus/ }))
  await waitFor(() => expect(currentUrl()).toBe(resultsAt({ types: 'BUS' })))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low')
  await waitFor(() => expect(currentUrl()).toBe(resultsAt({ types: 'BUS', sort: 'DESCENDING' })))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ where: { vehicleTypes: ['BUS'] }, sort: 'PRICE_DESC' }))
  await router.navigate(-2)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Bus/ })).not.toBeChecked())
})

test('filters vehicles by the price, category and company in the URL', async () => {
  const requests = serveSearch(() => aTransportListing([aVehicle()]))
  await renderApp(resultsAt({ min: '600', max: '90000', categories: 'VIP,GOLD', companies: 'C-1' }))
  await findCard('Van')
  expect(requests[0]?.where).toEqual({
    priceMin: '600.00',
    priceMax: '50000.00',
    categories: ['VIP'],
    companies: ['C-1'],
  })
  expect(screen.getByRole('button', { name: 'Remove filter: Safa Coaches' })).toBeVisible()
})

test('shows how many vehicles would match without a filter', async () => {
  serveSearch(() => aTransportListing([], { totalCount: 0, pageCount: 0 }))
  server.use(
    respondTo(FoundRidesDocument, () => ({
      transportSearch: aTransportListing([aVehicle({ total: '640.00' })], { totalCount: 6 }),
    })),
  )
  const { user, currentUrl } = await renderApp(resultsAt({ types: 'BUS' }))
  expect(await screen.findByRole('heading', { name: 'No vehicles match your filters' })).toBeVisible()
  expect(await screen.findByText(/6 vehicle offers from SAR.640\.00/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter' }))
  await waitFor(() => expect(currentUrl()).toBe(resultsAt()))
})

test('distinguishes between no vehicles found, a failed search and a gateway that sells no transport', async () => {
  serveSearch(() => aTransportListing([], { totalCount: 0, pageCount: 0 }))
  const { router } = await renderApp(resultsAt())
  expect(await screen.findByRole('heading', { name: 'No vehicles found for this route and date' })).toBeVisible()

  serveSearch(() => failure('UPSTREAM_ERROR', 'The gateway failed.'))
  await router.navigate(resultsAt({ noOfPax: '17' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked and nothing was charged.')

  serveSearch(() => null)
  await router.navigate(resultsAt({ noOfPax: '18' }))
  expect(await screen.findByRole('heading', { name: 'Transport isn’t available here' })).toBeVisible()
})

test('does not suggest another date when all found vehicles were unreadable', async () => {
  const unreadable = { __typename: 'Warning', code: 'ROW_UNREADABLE', message: 'Unreadable', count: 7 } as const
  serveSearch(() => aTransportListing([], { totalCount: 0, pageCount: 0, complete: false, warnings: [unreadable] }))
  await renderApp(resultsAt())
  expect(await screen.findByRole('heading', { name: '7 offers couldn’t be read and aren’t listed.' })).toBeVisible()
  expect(screen.getByText(/Changing the search won’t help/)).toBeVisible()
  expect(screen.queryByText(/Try another date/)).not.toBeInTheDocument()
})

test('searches vehicles automatically when the device is back online', async () => {
  const goOnline = goOffline()
  let requests = serveSearch(networkError)
  await renderApp(resultsAt())
  expect(await screen.findByRole('alert')).toHaveTextContent('The search starts again when you’re back online.')
  expect(screen.getByRole('button', { name: 'Search again' })).toBeEnabled()
  expect(requests).toHaveLength(1)

  requests = serveSearch(() => aTransportListing([aVehicle()]))
  goOnline()
  await findCard('Van')
  expect(requests).toHaveLength(1)
})

test('after reconnecting, does not retry a search that failed on the server', async () => {
  const requests = serveSearch(() => failure('UPSTREAM_ERROR', 'The gateway failed.'))
  await renderApp(resultsAt())
  await screen.findByRole('alert')
  const goOnline = goOffline()
  goOnline()
  expect(screen.getByRole('alert')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('offers to search vehicles again when the prices have expired', async () => {
  const expired = { expiresAt: '2026-11-21T08:59:00Z' }
  const requests = serveSearch(() =>
    aTransportListing([aVehicle()], requests.length === 1 ? expired : { searchId: 'rides-2' }),
  )
  const { user } = await renderApp(resultsAt())
  await user.click(await screen.findByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(screen.queryByText(/more than 30 minutes old/)).not.toBeInTheDocument())
  expect(requests[1]?.searchId).toBeUndefined()
})

test('does not mix views from an expired vehicle search with those from its replacement', async () => {
  const requests = serveSearch(({ searchId }) => {
    const isNew = searchId !== undefined
    return aTransportListing([aVehicle({ vehicleTypeText: isNew ? 'New' : 'Old', vehicleType: 'UNRECOGNISED' })], {
      searchId: isNew ? 'rides-2' : 'rides-1',
    })
  })
  const { user } = await renderApp(resultsAt())
  await findCard('Old')
  await user.click(screen.getByRole('checkbox', { name: /Bus/ }))
  await findCard('New')
  await user.click(screen.getByRole('checkbox', { name: /Bus/ }))
  await waitFor(() => expect(requests).toHaveLength(3))
  await findCard('New')
  expect(requests.map(({ searchId }) => searchId)).toEqual([undefined, 'rides-1', 'rides-2'])
})

test.each([
  [{ noOfPax: '61' }, 'A ride can have 1 to 60 passengers. Select the number below.'],
  [{ noOfPax: '0' }, 'A ride can have 1 to 60 passengers. Select the number below.'],
  [{ routeCode: '999' }, 'The route in this link doesn’t exist. Select one below.'],
])('explains the problem with the URL parameters %j', async (parameters, reason) => {
  serveSearch(() => aTransportListing([aVehicle()]))
  await renderApp(resultsAt(parameters))
  expect(await screen.findByText(reason)).toBeVisible()
})

test('shows no total for vehicles that cannot carry everyone, and explains that the proposal ignores the filters', async () => {
  const van = aVehicle({ fits: false, available: 1 })
  serveSearch(() =>
    aTransportListing([van], {
      proposal: {
        __typename: 'TransportProposal',
        company: van.company,
        seats: 18,
        total: riyals('790.00'),
        lines: [{ __typename: 'TransportProposalLine', offer: aVehicle(), vehicles: 2, passengers: 16 }],
      },
    }),
  )
  await renderApp(resultsAt({ types: 'VAN' }))
  expect((await findCard('Van')).getByText('Per vehicle')).toBeVisible()
  expect((await findCard('Van')).queryByText(/^800/)).not.toBeInTheDocument()
  expect(screen.getByText('Across all vehicles, regardless of filters.')).toBeVisible()
})

test('asks for values missing from a transport URL', async () => {
  const requests = serveSearch(() => aTransportListing([aVehicle()]))
  const { user, currentUrl } = await renderApp('/transportation-results?date=2026-12-13&noOfPax=16&quantity=2')
  expect(await screen.findByRole('heading', { name: 'Check your transport search' })).toBeVisible()
  const nationality = screen.getByRole('combobox', { name: 'Nationality' })
  await waitFor(() => expect(nationality).toBeEnabled())
  await user.click(nationality)
  await user.click(await screen.findByRole('option', { name: 'Indonesia' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(currentUrl()).toContain('nationality=ID'))
  await waitFor(() =>
    expect(requests[0]?.input).toEqual({ date: '2026-12-13', passengers: 16, vehicles: 2, nationality: 'ID' }),
  )
})

test('shows the commission on all required vehicles, unless the agent hides it', async () => {
  const price = { __typename: 'Price', total: riyals('400.00'), commission: riyals('20.50') } as const
  serveSearch(() => aTransportListing([aVehicle({ price, vehiclesNeeded: 2 })]))
  const { user } = await renderApp(resultsAt())
  expect((await findCard('Van')).getByText('Commission 41.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  expect((await findCard('Van')).queryByText(/ommission/)).not.toBeInTheDocument()
})

test('lays out vehicles from right to left in Arabic, with names and amounts in their own direction', async () => {
  const vehicle = aVehicle()
  serveSearch(() => aTransportListing([{ ...vehicle, price: { ...vehicle.price, commission: riyals('40.00') } }]))
  await renderApp(resultsAt({ max: '900' }), { language: 'ar-SA' })
  const van = await findCard('فان')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(van.getByText('سيارتا فان')).toBeVisible()
  expect(van.getByText(/18 مقعدًا لـ16 راكبًا/)).toBeVisible()
  expect(van.getByText(/سنة الصنع: من 2019 إلى 2022/)).toBeVisible()
  expect(van.getByText(/Safa Coaches/).closest('bdi')).not.toBeNull()
  expect(van.getByText('800').closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('button', { name: 'إزالة التصفية: حتى 900 ر.س' })).toBeVisible()
})
