import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeBookingId } from '../bookings/booking-id.ts'
import { aLink, linkId } from '../testing/link-steps.ts'
import { enveloped, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const data = {
  type: 'hotel',
  search: { checkInDate: '2026-12-10', checkOutDate: '2026-12-13' },
  basket: { hotelName: 'Sage Garden Hotel', totalPrice: 427.04, currencyCode: 'SAR', roomCount: 2, paxCount: 4 },
}
const rideData = {
  type: 'transportation',
  search: { startDate: '2026-12-10' },
  basket: { routeName: 'Jeddah Airport – Makkah', totalPrice: '300', vehicleCount: 1, paxCount: 7 },
}

const fields = `id kind path status isExpired createdAt expiresAt isMine isReceived ownerEmail ownerCompany receiverEmail receiverCompany receiverLanguage
  serviceName imageUrl total { amount currency } travelDate checkIn checkOut itemCount guestCount openedCount lastOpenedAt paidAt
  reference bookingId`

const openLink = async (id: string = linkId) =>
  (
    await server.query(
      `query ($id: ID!) { paymentLink(id: $id) {
        __typename ... on SharedReservation { ${fields} history { at kind actor expiresAt } } ... on UserError { code message } } }`,
      { id },
    )
  ).data.paymentLink

const listLinks = async (variables: object = {}) =>
  (
    await server.query(
      `query ($tab: SharedReservationTab! = MINE, $status: [PaymentLinkStatus!], $page: Int, $pageSize: Int) {
        sharedReservations(tab: $tab, status: $status, page: $page, pageSize: $pageSize) {
          items { ${fields} history { at } } totalCount page pageCount complete } }`,
      variables,
    )
  ).data.sharedReservations

describe('payment link', () => {
  test('shows the shared service, the owner and the receiver', async () => {
    server.gateway.respondTo('/cart/link', { ...enveloped(aLink()), data, errorCode: null })
    expect(await openLink()).toEqual({
      __typename: 'SharedReservation',
      id: linkId,
      kind: 'HOTEL',
      path: `/payment-hotel/${linkId}`,
      status: 'UNPAID',
      isExpired: false,
      createdAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-11-22T09:00:00.000Z',
      isMine: false,
      isReceived: false,
      ownerEmail: 'owner@agency.test',
      ownerCompany: 'First Agency',
      receiverEmail: 'receiver@agency.test',
      receiverCompany: 'Second Agency',
      receiverLanguage: 'ar-SA',
      serviceName: 'Sage Garden Hotel',
      imageUrl: null,
      total: { amount: '427.04', currency: 'SAR' },
      travelDate: '2026-12-10',
      checkIn: '2026-12-10',
      checkOut: '2026-12-13',
      itemCount: 2,
      guestCount: 4,
      openedCount: 2,
      lastOpenedAt: '2026-11-21T09:30:00.000Z',
      paidAt: null,
      reference: null,
      bookingId: null,
      history: null,
    })
    expect(server.gateway.requestsTo('/cart/link')[0]?.query).toEqual({ id: linkId })
  })

  test('shows the company’s booking and the history if the link was paid', async () => {
    const paid = { status: 'PAID', paidAt: '2026-11-21T09:40:00Z', brn: 'MKH-7F3K-20418', provider: 'Agoda' }
    const history = [
      { at: '2026-11-21T09:00:00Z', kind: 'CREATED', actor: 'First Agent', expirationTime: '2026-11-22T09:00:00Z' },
      { at: '2026-11-21T09:40:00Z', kind: 'PAID', actor: 'Second Agent', expirationTime: null },
      { at: '2026-11-21T09:41:00Z', kind: 'FRAMED' },
      { kind: 'PAID' },
    ]
    const linkResponse = (ownership: object) => ({
      ...enveloped(aLink({ ...paid, history, ...ownership })),
      data: null,
      errorCode: 'LINK_PAID',
    })
    server.gateway.respondTo('/cart/link', { ...linkResponse({ isOwnBooking: true }), data })
    expect(await openLink()).toMatchObject({
      status: 'PAID',
      reference: 'MKH-7F3K-20418',
      bookingId: encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' }),
      history: [
        { kind: 'CREATED', actor: 'First Agent', expiresAt: '2026-11-22T09:00:00.000Z' },
        { kind: 'PAID', actor: 'Second Agent' },
        { kind: 'UNRECOGNISED', actor: null },
      ],
    })
    server.gateway.respondTo('/cart/link', linkResponse({ isOwnBooking: false }))
    expect(await openLink()).toMatchObject({ status: 'PAID', reference: 'MKH-7F3K-20418', bookingId: null })
  })

  test.each([
    ['the owner', { isMine: true }, { isMine: true, isReceived: false }],
    ['the owner’s colleague', {}, { isMine: false, isReceived: false }],
    ['the receiver', { targetUserEmail: 'Agent@Demo.TEST' }, { isMine: false, isReceived: true }],
    ['another agent, if there is no receiver,', { targetUserEmail: null }, { isMine: false, isReceived: true }],
  ])('shows %s whether they own or received it', async (_who, changes, expected) => {
    server.gateway.respondTo('/cart/link', { ...enveloped(aLink(changes)), data, errorCode: null })
    expect(await openLink()).toMatchObject(expected)
  })

  test('is refused to other users in the same way as an unknown link', async () => {
    server.gateway.respondTo('/cart/link', { ...refused('LINK_NOT_FOUND'), data: null, errorCode: 'LINK_NOT_FOUND' })
    const refusal = { __typename: 'PaymentLinkRefused', code: 'PAYMENT_LINK_NOT_FOUND' }
    const unknown = await openLink()
    expect(unknown).toMatchObject(refusal)
    expect(await openLink('nul\0')).toEqual(unknown)
  })

  test('is null for a gateway that does not support links, and requires a token', async () => {
    expect(await openLink()).toBeNull()
    for (const field of ['paymentLink(id: "x") { __typename }', 'sharedReservations { page }']) {
      const { errors } = await server.query(`{ ${field} }`, {}, { token: null })
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
    }
  })

  test.each([
    ['paid even after its expiry', { status: 'PAID', expirationTime: '2026-11-20T09:00:00Z' }, 'PAID', true],
    [
      'expired if it is unpaid and its expiry has passed',
      { status: 'UNPAID', expirationTime: '2026-11-21T10:00:00Z' },
      'EXPIRED',
      true,
    ],
    ['disabled', { status: 'disabled' }, 'DISABLED', false],
    ['pending', { status: 'Pending' }, 'PENDING', false],
    ['unrecognized without a status', { status: 'N/A' }, 'UNRECOGNISED', false],
    ['unrecognized without any data', { status: null, expirationTime: 'soon', openedCount: -1 }, 'UNRECOGNISED', false],
  ])('is %s', async (_what, changes, status, isExpired) => {
    server.gateway.respondTo('/cart/link', { ...enveloped(aLink(changes)), data, errorCode: null })
    expect(await openLink()).toMatchObject({ status, isExpired })
  })
})

describe('payment link lists', () => {
  const list = (rows: (object | null)[], more: object = {}) => ({ results: rows, paginationKey: null, ...more })

  test('are read page by page from a gateway that selects rows', async () => {
    const supports = ['status', 'page', 'limit']
    const rows = [
      { ...aLink(), data },
      { ...aLink({ id: 'ride-link-0001' }), data: rideData },
      { status: 'PAID' },
      null,
    ]
    server.gateway.respondTo('/share/list', list(rows, { supports, totalCount: 45, page: 2 }))
    const page = await listLinks({ tab: 'WITH_ME', status: ['UNPAID', 'PENDING'], page: 2, pageSize: 20 })
    expect(server.gateway.requestsTo('/share/list').map(({ query }) => query)).toEqual([
      { status: 'UNPAID,PENDING', page: '2', limit: '20' },
    ])
    expect(page).toMatchObject({ totalCount: 45, page: 2, pageCount: 3, complete: true })
    expect(page?.items).toMatchObject([
      { id: linkId, isMine: false, serviceName: 'Sage Garden Hotel', history: null },
      {
        id: 'ride-link-0001',
        kind: 'TRANSPORT',
        path: '/payment-transportation/ride-link-0001',
        serviceName: 'Jeddah Airport – Makkah',
        total: { amount: '300.00', currency: 'SAR' },
        travelDate: '2026-12-10',
        checkIn: null,
        itemCount: 1,
        guestCount: 7,
      },
    ])
  })

  test('are read as a whole, then filtered, sorted and paged if the gateway does not select rows', async () => {
    const row = (number: number, changes: object = {}) => ({
      ...aLink({ id: undefined, trackId: `link-${number}`, createdAt: `2026-11-0${number}T09:00:00Z`, ...changes }),
      data,
    })
    const pages = [
      list([row(1), row(2, { status: 'PAID' })], { paginationKey: { at: 1 } }),
      list([row(2, { status: 'PAID' }), row(3)], { paginationKey: { at: 2 } }),
      list([row(4)]),
    ]
    server.gateway.respondTo('/share/list/me', ({ query }) => pages[query['key'] ? JSON.parse(query['key']).at : 0])
    const all = await listLinks({ pageSize: 3 })
    expect(all).toMatchObject({ totalCount: 4, pageCount: 2, complete: true })
    expect(all?.items.map(({ id, isMine }) => [id, isMine])).toEqual([
      ['link-4', true],
      ['link-3', true],
      ['link-2', true],
    ])
    expect((await listLinks({ status: ['PAID'] }))?.items.map(({ id }) => id)).toEqual(['link-2'])
    expect(await listLinks({ page: 9, pageSize: 3 })).toMatchObject({ page: 2, items: [{ id: 'link-1' }] })
  })

  test('are not read further when a page key repeats', async () => {
    server.gateway.respondTo('/share/list/me', list([{ ...aLink(), data }], { paginationKey: { at: 1 } }))
    expect(await listLinks()).toMatchObject({ totalCount: 1, complete: false })
    expect(server.gateway.requestsTo('/share/list/me')).toHaveLength(2)
  })

  test('are empty, or null for a gateway that does not support links', async () => {
    expect(await listLinks()).toBeNull()
    server.gateway.respondTo('/share/list/me', list([]))
    expect(await listLinks()).toEqual({ items: [], totalCount: 0, page: 1, pageCount: 0, complete: true })
  })

  test('reject a page number or size outside the limits', async () => {
    server.gateway.respondTo('/share/list/me', list([]))
    for (const args of ['page: 0', 'pageSize: 101']) {
      const { errors } = await server.query(`{ sharedReservations(${args}) { page } }`)
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    }
  })
})

describe('shared reservation change', () => {
  const change = async (mutation: string) =>
    (
      await server.query(`mutation { ${mutation} {
        __typename ... on SharedReservationChanged { id status expiresAt } ... on UserError { code message }
        ... on InvalidInput { fields { path code message } } } }`)
    ).data
  const extend = async () =>
    (await change(`extendSharedReservation(id: "${linkId}", expiresAt: "2026-11-25T12:00:00+03:00")`))
      .extendSharedReservation
  const disable = async (id = linkId) =>
    (await change(`disableSharedReservation(id: "${id}")`)).disableSharedReservation

  test('sends the new expiry, or disables the link', async () => {
    server.gateway.respondTo('/share', ({ body }) =>
      enveloped(
        body['disabled']
          ? { id: linkId, status: 'disabled', expirationTime: '2026-11-22T09:00:00Z' }
          : { id: linkId, status: 'UNPAID', expirationTime: body['expirationTime'] },
      ),
    )
    expect(await extend()).toEqual({
      __typename: 'SharedReservationChanged',
      id: linkId,
      status: 'UNPAID',
      expiresAt: '2026-11-25T09:00:00.000Z',
    })
    expect(await disable()).toMatchObject({ status: 'DISABLED', expiresAt: '2026-11-22T09:00:00.000Z' })
    expect(server.gateway.requestsTo('/share').map(({ body }) => body)).toEqual([
      { id: linkId, expirationTime: '2026-11-25T09:00:00.000Z' },
      { id: linkId, disabled: true },
    ])
  })

  test.each([
    ['LINK_NOT_FOUND', 'PAYMENT_LINK_NOT_FOUND'],
    ['LINK_PAID', 'PAYMENT_LINK_PAID'],
    ['LINK_PENDING', 'PAYMENT_LINK_PENDING'],
    ['LINK_DISABLED', 'PAYMENT_LINK_DISABLED'],
    ['OTHER', 'PAYMENT_LINK_REFUSED'],
  ])('returns the result for the refusal %s', async (wire, code) => {
    server.gateway.respondTo('/share', refused(wire))
    expect(await extend()).toMatchObject({ __typename: 'PaymentLinkRefused', code })
    expect(await disable()).toMatchObject({ __typename: 'PaymentLinkRefused', code })
  })

  test('reports the invalid field when the expiry is outside the limits', async () => {
    server.gateway.respondTo('/share', refused('EXPIRY_INVALID', { latest: '2026-11-30T09:00:00Z' }))
    expect(await extend()).toMatchObject({ fields: [{ path: 'expiresAt', code: 'EXPIRY_INVALID' }] })
  })

  test('accepts an empty response', async () => {
    server.gateway.respondTo('/share', enveloped({}))
    expect(await disable()).toMatchObject({ status: 'DISABLED', expiresAt: null })
  })

  test('returns NotSupported for a gateway that does not support links', async () => {
    expect(await extend()).toMatchObject({ __typename: 'NotSupported' })
    expect(await disable()).toMatchObject({ __typename: 'NotSupported' })
  })
})
