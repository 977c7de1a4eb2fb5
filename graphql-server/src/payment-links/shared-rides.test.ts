import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRideOrder, aRideQuote, heldRide, rideCalls, vehiclesIn } from '../testing/ride-steps.ts'
import { linkId, share, storeLinks } from '../testing/link-steps.ts'
import { type StubRequest, enveloped } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
let receiver: string
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
  receiver = server.pool.token('partner@demo.test')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '5000.00', currencyCode: 'SAR' }))
})

const openLink = async (locale: 'en-US' | 'tr-TR' = 'en-US') =>
  (
    await server.query(
      `mutation ($id: ID!) { quotePaymentLink(id: $id) {
        __typename
        ... on TransportQuoted {
          quote {
            id paymentLinkId date passengers company { name } route { name } price { total { amount } }
            vehicles { vehicleType vehicleTypeText seats vehicles passengers services { code name } }
          }
          priceChanged { previousTotal { amount } newTotal { amount } }
        }
        ... on UserError { code }
      } }`,
      { id: linkId },
      { token: receiver, locale },
    )
  ).data.quotePaymentLink

test('shares a ride with its vehicles, holds it for the receiver with the same call, and books it with the link', async () => {
  const sentLinks = storeLinks(server)
  const quoteId = await aRideQuote(server)
  expect(await share(server, quoteId)).toMatchObject({
    __typename: 'PaymentLinkCreated',
    path: `/payment-transportation/${linkId}`,
  })
  expect(sentLinks[0]?.['data']).toMatchObject({
    type: 'transportation',
    search: { provider: 'UmrahHolidays', companyCode: 'C-1', routeCode: '101', startDate: '2027-01-10' },
    basket: {
      totalPrice: 920,
      routeName: 'Jeddah Airport – Makkah',
      vehicleCount: 2,
      paxCount: 16,
      vehicleTypes: [{ vehicleTypeCode: '4', categories: [{ categoryCode: '1', quantity: 2, noOfPax: 16 }] }],
    },
    selectedRooms: null,
  })
  const opened = await openLink()
  expect(opened).toEqual({
    __typename: 'TransportQuoted',
    quote: {
      id: expect.any(String),
      paymentLinkId: linkId,
      date: '2027-01-10',
      passengers: 16,
      company: { name: 'Palm Coaches' },
      route: { name: 'Jeddah Airport – Makkah' },
      price: { total: { amount: '920.00' } },
      vehicles: [
        {
          vehicleType: 'VAN',
          vehicleTypeText: 'Van',
          seats: null,
          vehicles: 2,
          passengers: 16,
          services: [{ code: 'MEAL', name: 'Meal' }],
        },
      ],
    },
    priceChanged: null,
  })
  const [first, second] = server.gateway.requestsTo(rideCalls.check)
  expect(second?.body).toEqual(first?.body)

  server.gateway.respondTo(
    rideCalls.book,
    enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'TRN-7F3K-20418', provider: 'umrahholidays' }),
  )
  const id = opened.__typename === 'TransportQuoted' ? opened.quote.id : ''
  await server.query(
    'mutation ($input: BookTransportInput!) { bookTransport(input: $input) { __typename } }',
    { input: aRideOrder(id) },
    { token: receiver },
  )
  expect(server.gateway.requestsTo(rideCalls.book)[0]?.body['share']).toBe(linkId)
})

/** Returns a response with names in Turkish, seats and a higher price. */
const turkishResponse = (request: Pick<StubRequest, 'body'>, companyName?: string, description?: string) => {
  const vehicleTypes = vehiclesIn(request.body).map((type) => ({
    ...type,
    vehicleType: 'Minibüs',
    categories: type.categories.map((category) => ({
      ...category,
      maxPaxCapacity: 10,
      grandTotalPrice: 400,
      additionalServices: [{ ...Object(category['additionalServices'])[0], description }],
    })),
  }))
  return heldRide(request, { routeName: 'Cidde Havalimanı – Mekke', vehicleTypes, companyName })
}

test('returns names in the receiver’s language, and both the old and the new total', async () => {
  storeLinks(server)
  await share(server, await aRideQuote(server))
  server.gateway.respondTo(rideCalls.check, (request) => turkishResponse(request, 'Palmiye Turizm', 'Yemek'))
  expect(await openLink('tr-TR')).toMatchObject({
    quote: {
      route: { name: 'Cidde Havalimanı – Mekke' },
      company: { name: 'Palmiye Turizm' },
      vehicles: [{ vehicleType: 'VAN', vehicleTypeText: 'Minibüs', seats: 10, services: [{ name: 'Yemek' }] }],
    },
    priceChanged: { previousTotal: { amount: '920.00' }, newTotal: { amount: '1030.00' } },
  })
  const [request] = server.gateway.requestsTo(rideCalls.check).slice(-1)
  expect(request?.body).toMatchObject({ cultCode: 'tr-TR', companyCode: 'C-1', routeCode: '101' })
})

test('keeps a name from the link if the gateway does not return it', async () => {
  storeLinks(server)
  await share(server, await aRideQuote(server))
  server.gateway.respondTo(rideCalls.check, (request) => turkishResponse(request))
  expect(await openLink('tr-TR')).toMatchObject({
    quote: {
      company: { name: 'Palm Coaches' },
      route: { name: 'Cidde Havalimanı – Mekke' },
      vehicles: [{ services: [{ name: 'Meal' }] }],
    },
  })
})

test('refuses a link to a ride that is sold out or cannot be read', async () => {
  const sentLinks = storeLinks(server)
  await share(server, await aRideQuote(server))
  server.gateway.respondTo(rideCalls.check, enveloped({ status: 'Unavailable' }))
  expect(await openLink()).toMatchObject({ __typename: 'TransportUnavailable', code: 'TRANSPORT_NOT_AVAILABLE' })
  const data = Object(sentLinks[0]?.['data'])
  for (const [search, basket] of [
    [{ startDate: '2020-01-01' }, {}],
    [{}, { vehicleTypes: [] }],
    [{}, { vehicleTypes: [{ categories: [{ quantity: 0, noOfPax: 3, grandTotalPrice: 1 }] }] }],
    [{}, { vehicleTypes: 'vans' }],
  ]) {
    const linkData = { ...data, search: { ...data.search, ...search }, basket: { ...data.basket, ...basket } }
    server.gateway.respondTo('/cart/link', { ...enveloped({ id: linkId }), data: linkData, errorCode: null })
    expect(await openLink()).toMatchObject({ code: 'PAYMENT_LINK_REFUSED' })
  }
})
