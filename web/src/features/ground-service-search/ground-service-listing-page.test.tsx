import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { riyals } from '#src/testing/factories.ts'
import { aGroundServiceListing, aPackage, anExtra } from '#src/testing/ground-service-factories.ts'
import { aFeePolicy } from '#src/testing/hotel-detail-factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { GroundServiceQuoteDocument } from '../checkout/adapters/ground-service/ground-service-quote.generated.ts'
import { QuoteGroundServiceDocument, type QuoteGroundServiceMutation } from './cards/quote-ground-service.generated.ts'
import {
  GroundServiceSearchDocument,
  type GroundServiceSearchQueryVariables,
} from './ground-service-search.generated.ts'
import { FoundPackagesDocument } from './states/found-packages.generated.ts'

type Listing = ReturnType<typeof aGroundServiceListing>
type QuoteResult = QuoteGroundServiceMutation['quoteGroundService']

const search = { arrivalDate: '2026-12-13', noOfPax: '20', cultCode: 'en-US', nationality: 'ID' }
const resultsAt = (more: Record<string, string> = {}) =>
  `/ground-services?${new URLSearchParams({ ...search, ...more })}`

/** Serves searches. Returns the variables of the requests. */
function serveSearch(resolve: (variables: GroundServiceSearchQueryVariables) => Listing | Response | null) {
  const requests: GroundServiceSearchQueryVariables[] = []
  server.use(
    respondTo(GroundServiceSearchDocument, (variables) => {
      requests.push(variables)
      const result = resolve(variables)
      return result instanceof Response ? result : { groundServiceSearch: result }
    }),
  )
  return requests
}

/** Serves quotes. Returns the inputs of the requests. */
function serveQuote(result: QuoteResult) {
  const inputs: unknown[] = []
  server.use(
    respondTo(QuoteGroundServiceDocument, ({ input }) => {
      inputs.push(input)
      return { quoteGroundService: result }
    }),
  )
  return inputs
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
})
afterEach(() => void vi.useRealTimers())

const vip = { __typename: 'GroundServicePackage', code: 'VIP', name: 'VIP package', description: null } as const
const card = async (name = 'Standard package') => within(await screen.findByRole('article', { name }))

test('searches for the packages in the URL and lists the lowest total first', async () => {
  const requests = serveSearch(() => aGroundServiceListing([aPackage()]))
  await renderApp(resultsAt({ countryOfResidence: 'MY', extras: 'GUIDE:2:5,bad code:1:1,SIM:900:0' }))
  await card()
  expect(requests).toEqual([
    {
      input: {
        arrivalDate: '2026-12-13',
        pilgrims: 20,
        nationality: 'ID',
        countryOfResidence: 'MY',
        extras: [
          { code: 'GUIDE', quantity: 2, days: 5 },
          { code: 'SIM', quantity: 60, days: 1 },
        ],
      },
      where: {},
      sort: 'PRICE_ASC',
      page: 1,
      pageSize: 50,
    },
  ])
  expect(screen.getByText('20 pilgrims')).toBeVisible()
})

test('shows a package’s company, contents, terms, extras and both prices', async () => {
  serveSearch(() => aGroundServiceListing([aPackage({ terms: 'Passports are needed three days before arrival.' })]))
  const { user } = await renderApp(resultsAt())
  const packageCard = await card()
  expect(packageCard.getByText('Cedar Umrah Services')).toBeVisible()
  expect(packageCard.getByText('Airport pick-up and a representative.')).toBeVisible()
  expect(packageCard.getByText('Passports are needed three days before arrival.')).toBeVisible()
  expect(packageCard.getByText(/SAR.115\.00.* per pilgrim/)).toBeVisible()
  await user.click(packageCard.getByRole('button', { name: 'Price of 1 extra' }))
  expect(within(packageCard.getByRole('list', { name: 'Available extras' })).getByRole('listitem')).toHaveTextContent(
    /Guide ·\s1\sday.*437\.00/,
  )
})

test('calls a package non-refundable when cancelling costs its full price', async () => {
  serveSearch(() =>
    aGroundServiceListing([
      aPackage({ price: '2300.00', total: '2737.00', cancellationPolicy: aFeePolicy('2300.00') }),
      aPackage({ package: vip, price: '6900.00', cancellationPolicy: aFeePolicy('2300.00') }),
    ]),
  )
  await renderApp(resultsAt({ extras: 'GUIDE:1:1' }))
  expect((await card()).getByText('Non-refundable')).toBeVisible()
  expect((await card('VIP package')).getByText('Partly refundable')).toBeVisible()
})

test('searches again with requested extras and shows the new totals', async () => {
  const requests = serveSearch(({ input }) => {
    const [guide] = input.extras ?? []
    return guide
      ? aGroundServiceListing(
          [aPackage({ total: '4485.00', extras: [anExtra('2185.00', { days: guide.days ?? 1 })] })],
          { searchId: 'ground-2' },
        )
      : aGroundServiceListing([aPackage()])
  })
  const { user, currentUrl } = await renderApp(resultsAt({ companies: 'U-1' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Guide from SAR\s437\.00$/ }))
  const guide = within(screen.getByRole('group', { name: 'Guide' }))
  for (let day = 1; day < 5; day += 1) await user.click(guide.getByRole('button', { name: 'Increase Days' }))
  await waitFor(() => expect(currentUrl()).toContain('extras=GUIDE%3A1%3A5'))
  expect(currentUrl()).toContain('companies=U-1')
  expect(await screen.findByText('5 days')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent(/Total for 20 pilgrims.*4,485\.00/)
  expect(requests.at(-1)?.input?.extras).toEqual([{ code: 'GUIDE', quantity: 1, days: 5 }])
})

test('isolates the text direction of an extra’s name', async () => {
  const extras = [anExtra('437.00', { name: 'Guide (Madinah)' })]
  serveSearch(() => aGroundServiceListing([aPackage({ total: '2737.00', extras })]))
  await renderApp(resultsAt({ extras: 'GUIDE:1:1' }), { language: 'ar-SA' })
  const names = (await card()).getAllByText('Guide (Madinah)')
  for (const name of names) expect(name.closest('bdi')).not.toBeNull()
})

test('does not offer to book a package that lacks a requested extra', async () => {
  serveSearch(() => aGroundServiceListing([aPackage({ total: null, extras: [] })]))
  await renderApp(resultsAt({ extras: 'GUIDE:1:5' }))
  const packageCard = await card()
  expect(packageCard.getByText('Not all chosen extras are available')).toBeVisible()
  expect(packageCard.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
})

test('offers to search without extras when nothing is found', async () => {
  serveSearch(({ input }) =>
    input.extras ? aGroundServiceListing([], { totalCount: 0, pageCount: 0 }) : aGroundServiceListing([aPackage()]),
  )
  const { user, currentUrl } = await renderApp(resultsAt({ extras: 'GUIDE:1:5' }))
  expect(await screen.findByRole('heading', { name: 'No packages found for this arrival date' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'GUIDE' }))
  await card()
  expect(currentUrl()).toBe(resultsAt())
})

test('keeps the sort order and filters for packages in the URL', async () => {
  const requests = serveSearch(() => aGroundServiceListing([aPackage()]))
  const { user, router, currentUrl } = await renderApp(resultsAt())
  await user.click(await screen.findByRole('checkbox', { name: /VIP package/ }))
  await waitFor(() => expect(currentUrl()).toBe(resultsAt({ packages: 'VIP' })))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ where: { packages: ['VIP'] }, sort: 'PRICE_DESC' }))
  expect(screen.getByRole('button', { name: 'Remove filter: VIP package' })).toBeVisible()
  await router.navigate(-2)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /VIP package/ })).not.toBeChecked())
})

test('returns to the previous package view without a request', async () => {
  const requests = serveSearch(() => aGroundServiceListing([aPackage()]))
  const { user, router } = await renderApp(resultsAt())
  await card()
  await user.click(screen.getByRole('checkbox', { name: /VIP package/ }))
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(() => router.navigate(-1))
  await card()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /VIP package/ })).not.toBeChecked())
  expect(screen.getByRole('article').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  expect(requests).toHaveLength(2)
})

test('shows how many packages would match without a filter', async () => {
  serveSearch(() => aGroundServiceListing([], { totalCount: 0, pageCount: 0 }))
  server.use(
    respondTo(FoundPackagesDocument, () => ({
      groundServiceSearch: aGroundServiceListing([aPackage()], { totalCount: 3 }),
    })),
  )
  const { user, currentUrl } = await renderApp(resultsAt({ packages: 'VIP' }))
  expect(await screen.findByRole('heading', { name: 'No packages match your filters' })).toBeVisible()
  expect(await screen.findByText(/3 packages from SAR.2,300\.00/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter' }))
  await waitFor(() => expect(currentUrl()).toBe(resultsAt()))
})

test('distinguishes between no packages found, a failed search and a gateway that does not support ground services', async () => {
  serveSearch(() => aGroundServiceListing([], { totalCount: 0, pageCount: 0 }))
  const { router } = await renderApp(resultsAt())
  expect(await screen.findByRole('heading', { name: 'No packages found for this arrival date' })).toBeVisible()

  serveSearch(() => failure('UPSTREAM_ERROR', 'The gateway failed.'))
  await router.navigate(resultsAt({ noOfPax: '21' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked and nothing was charged.')

  serveSearch(() => null)
  await router.navigate(resultsAt({ noOfPax: '22' }))
  expect(await screen.findByRole('heading', { name: 'Ground services aren’t available here' })).toBeVisible()
})

test('requests a quote for a package with the requested extras and opens the checkout', async () => {
  serveSearch(() => aGroundServiceListing([aPackage({ id: 'package-a', total: '2737.00' })]))
  const inputs = serveQuote({
    __typename: 'GroundServiceQuoted',
    quote: { __typename: 'GroundServiceQuote', id: 'quote-1' },
    priceChanged: null,
  })
  // The checkout has its own tests.
  server.use(respondTo(GroundServiceQuoteDocument, () => new Promise<never>(() => {})))
  const { user, currentUrl } = await renderApp(resultsAt({ extras: 'GUIDE:1:1' }))
  await user.click((await card()).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(currentUrl()).toBe('/payment-ground-service?quote=quote-1'))
  expect(inputs).toEqual([{ searchId: 'ground-1', offerId: 'package-a', extras: ['GUIDE'] }])
})

test('asks the agent to accept a new price for a package, and stays on the page if it is declined', async () => {
  serveSearch(() => aGroundServiceListing([aPackage()]))
  serveQuote({
    __typename: 'GroundServiceQuoted',
    quote: { __typename: 'GroundServiceQuote', id: 'quote-1' },
    priceChanged: { __typename: 'PriceDifference', previousTotal: riyals('2300.00'), newTotal: riyals('2530.00') },
  })
  const { user, currentUrl } = await renderApp(resultsAt())
  await user.click((await card()).getByRole('button', { name: 'Continue' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2,530\.00/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Choose another package' }))
  expect(currentUrl()).toBe(resultsAt())
})

test('explains why a package could not be held, and searches again', async () => {
  const requests = serveSearch(() => aGroundServiceListing([aPackage()]))
  serveQuote({
    __typename: 'GroundServiceUnavailable',
    code: 'GROUND_SERVICE_NOT_AVAILABLE',
    message: 'The package is no longer available.',
  })
  const { user } = await renderApp(resultsAt())
  await user.click((await card()).getByRole('button', { name: 'Continue' }))
  const problem = within(await screen.findByRole('alert'))
  expect(
    problem.getByText(/Nothing was booked and nothing was charged. The package is no longer available./),
  ).toBeVisible()
  await user.click(problem.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.searchId).toBeUndefined()
})

test('asks for values missing from the URL, and for a day in the future', async () => {
  serveSearch(() => aGroundServiceListing([aPackage()]))
  const { router } = await renderApp('/ground-services?arrivalDate=2026-12-13&nationality=ID')
  expect(await screen.findByRole('heading', { name: 'Check your ground services search' })).toBeVisible()
  await router.navigate(resultsAt({ arrivalDate: '2026-11-01' }))
  expect(await screen.findByText(/The date has passed/)).toBeVisible()
})

test('shows package counts with Arabic plurals', async () => {
  serveSearch(() => aGroundServiceListing([aPackage()]))
  await renderApp(resultsAt({ noOfPax: '2' }), { language: 'ar-SA' })
  expect(await screen.findByText('الباقة لمعتمرين اثنين')).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
})

test('adds the commission on requested extras to the package’s commission, unless the agent hides it', async () => {
  const guide = anExtra('437.00')
  const offer = aPackage({ extras: [{ ...guide, price: { ...guide.price, commission: riyals('5.25') } }] })
  serveSearch(() => aGroundServiceListing([{ ...offer, price: { ...offer.price, commission: riyals('40.00') } }]))
  const { router, user } = await renderApp(resultsAt())
  expect((await card()).getByText('Commission 40.00')).toBeVisible()
  await router.navigate(resultsAt({ extras: 'GUIDE:1:1' }))
  expect(await (await card()).findByText('Commission 45.25')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  expect((await card()).queryByText(/ommission/)).not.toBeInTheDocument()
})
