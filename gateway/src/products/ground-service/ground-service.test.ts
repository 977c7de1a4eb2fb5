import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchResponse } from './search/schemas.ts'
import { renderEmail } from '#src/mail/render.ts'
import { openTestGatewayAt, type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { testTraveler } from '#src/testing/test-traveler.ts'
import { availabilityResponse, groundOrderView } from './schemas.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

const buyerFields = { nationality: 'ID', cultCode: 'en-US', userGroup: 'b2b' }
const day = '2027-01-10'

const search = async (who: DemoAgent, body: object = {}, searchGateway = gateway) =>
  searchResponse.parse(
    (
      await searchGateway.call(who, '/groundservices/search', {
        ...buyerFields,
        arrivalDate: day,
        quantity: 20,
        ...body,
      })
    ).json,
  )

interface Choice {
  uoCode?: string
  provider?: string
  categoryCode?: string
  quantity?: number
  arrivalDate?: string
  extras?: { code: string; quantity: number | string; duration?: number | string }[]
}

const check = (who: DemoAgent, choice: Choice = {}) =>
  gateway.call(who, '/groundservices/checkavailability', {
    ...buyerFields,
    provider: choice.provider ?? 'hudxconnect',
    uoCode: choice.uoCode ?? 'UO-21',
    category: {
      categoryCode: choice.categoryCode ?? 'STANDARD',
      quantity: choice.quantity ?? 20,
      arrivalDate: choice.arrivalDate ?? day,
    },
    additionalServices: choice.extras ?? [],
  })

async function hold(who: DemoAgent, choice?: Choice) {
  const { json } = await check(who, choice)
  const { response, context } = availabilityResponse.parse(json)
  return {
    provider: response?.provider ?? '',
    trackToken: context.trackToken ?? '',
    price: response?.totalPrice ?? 0,
    cultCode: 'en-US',
    requestObject: {
      ...response,
      vatNumber: '310000000100003',
      travellerDetails: {
        details: { ...testTraveler, lastName: 'Cedar' },
      },
    },
  }
}

const reserve = (who: DemoAgent, body: object) =>
  gateway.call(
    who,
    '/groundservices/reservation',
    { ...body, authCode: gateway.freshCode(who) },
    { 'idempotency-key': randomUUID() },
  )

const callForBooking = (path: string, who: DemoAgent, requestId: string, provider = 'hudxconnect') =>
  gateway.call(who, `/groundservices/${path}`, { requestId, provider, cultCode: 'tr-TR' })

/** The company with the fewest places. */
const smallCompany = { uoCode: 'UO-57', provider: 'umrahholidays', categoryCode: 'VIP' }

describe('ground services search', () => {
  it('lists each company’s packages, priced for all pilgrims, and every extra', async () => {
    const { groundServices, errors } = await search('agent')
    expect(errors).toEqual([])
    expect(groundServices.map(({ uoCode, category }) => `${uoCode} ${category.categoryCode}`).toSorted()).toEqual([
      'UO-21 ECONOMY',
      'UO-21 STANDARD',
      'UO-21 VIP',
      'UO-34 ECONOMY',
      'UO-34 STANDARD',
      'UO-57 STANDARD',
      'UO-57 VIP',
    ])
    const economy = groundServices.find(({ uoCode }) => uoCode === 'UO-21')
    expect(economy).toMatchObject({
      uoName: 'Safa Gate Umrah Services',
      category: { categoryName: 'Economy package', quantity: 20, grandTotalPrice: 2185, grandTotalTax: 285 },
      additionalServices: [{ code: 'GUIDE', quantity: 1, duration: 1 }, { code: 'WHEELCHAIR' }, { code: 'SIM' }],
    })
    // No extra is chosen yet, so cancelling costs at most the package.
    expect(economy?.cancellationPolicy.rules.at(-1)?.charge.chargeAmount).toBe(2185)
  })

  it('prices extras by quantity and days, sent as numbers or strings', async () => {
    const { groundServices } = await search('agent', {
      uoCodes: ['UO-21'],
      categoryCode: 'VIP',
      additionalServices: [{ code: 'WHEELCHAIR', quantity: '2', duration: '5' }],
    })
    expect(groundServices).toHaveLength(1)
    expect(groundServices[0]?.additionalServices).toContainEqual(
      expect.objectContaining({ code: 'WHEELCHAIR', quantity: 2, duration: 5, grandTotalPrice: 1610 }),
    )
  })

  it('reports a supplier that is down and omits a company with too few places', async () => {
    const limitedGateway = await openTestGatewayAt(database.db, gateway.clock(), { suppliersDown: ['hudxconnect'] })
    const { groundServices, errors } = await search('agent', {}, limitedGateway)
    expect(new Set(groundServices.map(({ uoCode }) => uoCode))).toEqual(new Set(['UO-57']))
    expect(errors).toMatchObject([{ provider: 'hudxconnect', code: 'SUPPLIER_FAILED' }])
    await hold('agent', { ...smallCompany, quantity: 50 })
    const isListed = async (who: DemoAgent) =>
      (await search(who)).groundServices.some(({ uoCode }) => uoCode === 'UO-57')
    expect(await isListed('agent')).toBe(true)
    expect(await isListed('partner')).toBe(false)
    gateway.advance(900)
    expect(await isListed('partner')).toBe(true)
  })
})

describe('ground services booking', () => {
  it('is held, confirmed, listed, shown in the request’s language, and e-mailed', async () => {
    const extras = [{ code: 'GUIDE', quantity: 1, duration: 3 }]
    const body = await hold('agent', { extras })
    const { response } = await reserve('agent', body)
    const reference = String(response['bookingReferenceNo'])
    expect(response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: body.price })
    expect(reference).toMatch(/^GRD-/)
    const { json } = await gateway.call('agent', '/hotels/reservations?text=cedar')
    expect(json).toMatchObject({
      results: [
        { bookingType: 3, uoName: 'Safa Gate Umrah Services', categoryName: 'Standard package', arrivalDate: day },
      ],
    })
    const view = groundOrderView.parse((await callForBooking('viewreservation', 'agent', reference)).json).response
    expect(view).toMatchObject({
      reservationNo: reference,
      category: { categoryName: 'Standart paket', quantity: 20 },
      additionalServices: [{ code: 'GUIDE', description: 'Rehber', duration: 3 }],
      price: { grandTotalPrice: body.price },
    })
    const { locale, content } = await database.db
      .selectFrom('mails')
      .select(['locale', 'content'])
      .where('dedupe_key', '=', `booking-confirmed:${reference}`)
      .executeTakeFirstOrThrow()
    expect(renderEmail(locale, content).text).toContain('20 pilgrims')
  })

  it('is refused with a promo code', async () => {
    const { refusal } = await reserve('agent', { ...(await hold('agent', { quantity: 5 })), promo: 'RIHLA10' })
    expect(refusal?.code).toBe('PROMO_OTHER_PRODUCT')
  })

  it('can be cancelled for a refund, and is not visible to another company', async () => {
    const body = await hold('agent', { quantity: 5 })
    const reference = String((await reserve('agent', body)).response['bookingReferenceNo'])
    expect((await callForBooking('viewreservation', 'partner', reference)).refusal?.code).toBe('NOT_FOUND')
    gateway.advance(301)
    const quote = await callForBooking('cancelreservation', 'agent', reference)
    expect(quote.response['refundAmount']).toBe(body.price)
    const cancelled = await gateway.call(
      'agent',
      '/groundservices/confirmcancelreservation',
      {
        provider: 'hudxconnect',
        cultCode: 'en-US',
        packageId: quote.response['packageId'],
        requestObject: { ...quote.response, cancellationReason: 'The group travels later' },
      },
      { 'idempotency-key': randomUUID() },
    )
    expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled' })
  })

  it.each<[string, Choice]>([
    ['a package that the company does not sell', { uoCode: 'UO-34', categoryCode: 'VIP' }],
    ['an unknown extra', { extras: [{ code: 'YACHT', quantity: 1 }] }],
    ['the same extra twice', { extras: ['1', '2'].map((quantity) => ({ code: 'SIM', quantity })) }],
    ['another supplier’s company', { provider: 'umrahholidays' }],
  ])('is refused for %s', async (_, choice) => {
    expect((await check('agent', choice)).refusal?.code).toBe('NOT_AVAILABLE')
  })

  it('is held by only one company when twenty simultaneous calls request the last places', async () => {
    const arrivalDate = '2027-05-05'
    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const who = index % 2 ? 'agent' : 'partner'
        const { response } = await check(who, { ...smallCompany, quantity: 60, arrivalDate })
        return { who, held: 'category' in response }
      }),
    )
    expect(new Set(replies.filter(({ held }) => held).map(({ who }) => who)).size).toBe(1)
  })
})
