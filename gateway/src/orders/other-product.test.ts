import { expect, it } from 'vitest'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { mapLocales } from '#src/locales.ts'
import { buildTestApp, settleDeps } from '#src/testing/app.ts'
import { renderEmail } from '#src/mail/render.ts'
import { openTestGateway } from '#src/testing/test-gateway.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { demoCompanyIds, demoSubs } from '../../seeds/companies.ts'
import { insertHold } from './holds/repository.ts'
import { cancelOrder } from './cancel/cancel-order.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import { placeOrder } from './place-order.ts'
import type { Product } from './product.ts'
import { settleDueOrders } from '#src/testing/due-work.ts'

const database = withDatabase()

it('books, settles, lists and cancels a product that has no tables of its own', async () => {
  const gateway = await openTestGateway(database.db)
  const supplierCalls: string[] = []
  let hasSupplierDecided = false
  const hold = {
    track_token: 'ride-hold',
    kind: 'ride',
    supplier: 'carpool',
    stock: 'carpool',
    starts_on: '2027-01-10',
    units: [{ unit: 'car', quantity: 1 }],
    total_halalas: 150_00,
    offer: '{}',
    request: '{}',
    expires_at: new Date('2027-01-01T00:00:00Z'),
  }
  const rides: Product<{ route: string }> = {
    kind: 'ride',
    bookingType: 2,
    operation: 'reserve-ride',
    check: async (_trx, _deps, { supplier, total_halalas: totalHalalas }, { route }) => {
      return {
        kind: 'accepted',
        write: async () => {},
        order: {
          supplier,
          referencePrefix: 'RID',
          totalHalalas,
          commissionHalalas: null,
          startsOn: '2027-01-10',
          endsOn: null,
          startsAt: new Date('2027-01-10T06:00:00Z'),
          leadName: 'Guest Amber',
          paxCount: 3,
          payLaterUntil: null,
          policy: {
            refundable: true,
            steps: [{ from: '2027-01-09T06:00:00.000Z', to: '2027-01-10T06:00:00.000Z', feeHalalas: 150_00 }],
            noShow: null,
          },
          searchNames: [route],
          lookupKeys: [],
        },
      }
    },
    order: async () => {
      supplierCalls.push('order')
      return { kind: hasSupplierDecided ? 'confirmed' : 'pending', supplierReference: 'CP-1' }
    },
    cancel: async () => {
      supplierCalls.push('cancel')
      return { kind: 'cancelled' }
    },
    readListFields: async (_db, orders) =>
      new Map(orders.map(({ reference }) => [reference, { route: 'Jeddah to Makkah' }])),
    describe: async (_trx, _order, locale) => ({
      name: 'Jeddah to Makkah',
      lines: ['Jeddah to Makkah', `ride details in ${locale}`],
      notes: ['Wait at exit 4.'],
    }),
    documentSpan: ({ startsOn }) => ({
      days: [{ label: mapLocales(() => 'Day'), day: startsOn, hours: null }],
      length: null,
    }),
    document: async () => ({
      name: mapLocales(() => 'Jeddah to Makkah'),
      address: null,
      phone: null,
      checkInTime: null,
      checkOutTime: null,
      lines: [],
      notes: mapLocales(() => []),
      fees: null,
      tax: null,
    }),
  }
  const allProducts = { ...products, ride: { ...rides, routes: () => {} } }
  const deps = settleDeps(database.db, gateway.clock, allProducts) as Deps
  const agent: Agent = {
    sub: demoSubs.agent,
    name: 'Demo Agent',
    email: 'agent@demo.test',
    companyId: demoCompanyIds.a,
    language: null,
    originJti: null,
    authTime: 0,
    issuedAt: 0,
  }

  await database.db
    .transaction()
    .execute((trx) => insertHold(trx, { ...hold, user_sub: agent.sub, company_id: agent.companyId }, [hold.starts_on]))
  const buyer = {
    paymentMethod: 'wallet' as const,
    authCode: gateway.freshCode('agent'),
    payLater: false,
    ibanNumber: null,
    vatNumber: '310000000100003',
    partnerReference: null,
    cultCode: 'en-US',
  }
  const placed = await placeOrder(
    deps,
    rides,
    agent,
    { key: 'ride-key-1', fingerprint: 'a' },
    {
      buyer,
      claim: { provider: 'carpool', trackToken: hold.track_token, price: 150, promo: null },
      request: { route: 'Jeddah to Makkah' },
      onCardError: (error) => expect.unreachable(String(error)),
    },
  )
  const reference = placed.envelope.response?.bookingReferenceNo ?? ''
  expect(placed.envelope.response).toMatchObject({ bookingStatus: 'Pending', provider: 'carpool', totalPrice: 150 })
  expect(reference).toMatch(/^RID-/)
  hasSupplierDecided = true
  gateway.advance(300)
  await settleDueOrders(deps, (error) => expect.unreachable(String(error)))

  const app = await buildTestApp(database.db, { clock: gateway.clock, products: allProducts })
  await gateway.book('agent')
  const { results } = (
    await app.inject({ url: '/hotels/reservations?text=amber', headers: authorization('agent') })
  ).json()
  expect(results).toMatchObject([
    { bookingType: 1, hotelName: 'Zill Al Anah Hotel' },
    { bookingType: 2, bookingReferenceNo: reference, status: 'Confirmed', route: 'Jeddah to Makkah' },
  ])

  const orderBody = { bookingReferenceNo: reference, provider: 'carpool', cultCode: 'en-US' }
  const quote = await quoteCancellation(deps, 'ride', agent, orderBody)
  expect(quote.response?.refundAmount).toBe(150)
  const wrongKind = await quoteCancellation(deps, 'hotel', agent, orderBody)
  expect(wrongKind.errors[0]?.code).toBe('NOT_FOUND')
  const cancelled = await cancelOrder(
    deps,
    'ride',
    agent,
    { key: 'ride-key-2', fingerprint: 'b' },
    {
      provider: 'carpool',
      packageId: quote.response?.packageId ?? '',
      cultCode: 'en-US',
      requestObject: { bookingReferenceNo: reference, refundAmount: 150, cancellationReason: 'Too late' },
    },
  )
  expect(cancelled.envelope.response).toMatchObject({ bookingStatus: 'Cancelled', refundAmount: 150 })
  expect(supplierCalls).toEqual(['order', 'order', 'cancel'])

  const emails = await database.db
    .selectFrom('mails')
    .select(['locale', 'content'])
    .where('dedupe_key', 'like', `%:${reference}`)
    .orderBy('id')
    .execute()
  const [confirmation, cancellation] = emails.map(({ locale, content }) => renderEmail(locale, content))
  expect(confirmation?.subject).toContain('Jeddah to Makkah')
  expect(confirmation?.text).toContain('Jeddah to Makkah\nride details in en-US')
  expect(confirmation?.text).toContain('Wait at exit 4.')
  expect(cancellation?.text).toContain('ride details in en-US')
  expect(cancellation?.text).not.toContain('Wait at exit 4.')
})
