import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

const tagPath = '/booking/group'
const view = '/hotels/viewreservation'
const reservations = '/hotels/reservations'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 24 * 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const idOf = (reference: string) => encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })
const bookingId = idOf('MKH-7F3K-20418')

const resultFields = `__typename ... on BookingTagged { booking { id tags } } ... on UserError { code message } ... on TaggingRefused { reason }
  ... on InvalidInput { fields { path code } }`
const tagMutation = `mutation ($input: TagBookingInput!) { tagBooking(input: $input) { ${resultFields} } }`
const tagSeveralMutation = `mutation ($input: TagBookingsInput!) { tagBookings(input: $input) {
  __typename ... on InvalidInput { fields { path code } }
  ... on BookingsTagged { results { bookingId result { ${resultFields} } } } } }`

const tag = async (tags: string[], id = bookingId) => {
  const { data, errors } = await server.query(tagMutation, { input: { bookingId: id, tags } })
  return errors.length > 0 ? errors[0]?.extensions['code'] : data.tagBooking
}
const bodies = () => server.gateway.requestsTo(tagPath).map(({ body }) => body)
/** Returns a handler that responds with the view of the requested booking. */
const viewHandler =
  (change: object = {}) =>
  ({ body }: { body: Record<string, unknown> }) =>
    enveloped(aWireView({ bookingReferenceNo: body['bookingReferenceNo'], ...change }))

describe('tagBooking', () => {
  test('sends the complete list, cleaned and without duplicates, and returns the booking', async () => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, enveloped({ tags: ['Group A', 'VIP'] }))
    expect(await tag(['  Group   A ', 'group a', 'VIP'])).toEqual({
      __typename: 'BookingTagged',
      booking: { id: bookingId, tags: ['Group A', 'VIP'] },
    })
    expect(bodies()).toEqual([{ userId: expect.any(String), brn: 'MKH-7F3K-20418', tags: ['Group A', 'VIP'] }])
  })

  test('removes all tags, even if the gateway’s response has no tags', async () => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, {})
    expect(await tag([])).toMatchObject({ booking: { tags: [] } })
  })

  test('reports every invalid tag and sends nothing', async () => {
    expect(await tag(['fine', '', 'ab', '  x ', 'y'.repeat(41), '\u202eab', '🕋🕋🕋'])).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'tags.1', code: 'FIELD_REQUIRED' },
        { path: 'tags.2', code: 'FIELD_TOO_SHORT' },
        { path: 'tags.3', code: 'FIELD_TOO_SHORT' },
        { path: 'tags.4', code: 'FIELD_TOO_LONG' },
        { path: 'tags.5', code: 'FIELD_TOO_SHORT' },
      ],
    })
    expect(server.gateway.requests).toEqual([])
  })

  test('rejects more than twenty tags', async () => {
    server.gateway.respondTo(view, viewHandler())
    const tags = Array.from({ length: 21 }, (_, index) => `group ${index}`)
    expect(await tag(tags)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'tags', code: 'TOO_MANY_TAGS' }],
    })
    expect(bodies()).toEqual([])
  })

  test('returns NOT_FOUND for an unknown booking, a malformed id and a booking that the tagging call does not find', async () => {
    server.gateway.respondTo(view, failure({ status: 404 }))
    expect(await tag(['vip'])).toBe('NOT_FOUND')
    expect(await tag(['vip'], 'no-id')).toBe('NOT_FOUND')
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, refused('NOT_FOUND'))
    expect(await tag(['vip'])).toBe('NOT_FOUND')
  })

  test.each([404, 501])('returns NotSupported for a gateway that returns %i', async (status) => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, failure({ status }))
    expect(await tag(['vip'])).toMatchObject({ __typename: 'NotSupported', code: 'NOT_SUPPORTED' })
  })

  test('returns the gateway’s reason for a refusal', async () => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, {
      status: { code: 1 },
      errors: [{ code: 'X', message: 'Only the owner may tag.' }],
    })
    expect(await tag(['vip'])).toMatchObject({
      code: 'TAGS_REFUSED',
      message: 'The tags weren’t accepted.',
      reason: 'Only the owner may tag.',
    })
  })

  test('returns the error code for a gateway failure', async () => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, failure({ status: 500 }))
    expect(await tag(['vip'])).toBe('GATEWAY_UNAVAILABLE')
  })

  test('shows new tags in the list while the gateway’s list lags, until the gateway lists other tags', async () => {
    const tags = `{ bookings { items { tags } tags } }`
    const readListedTags = async () => (await server.query(tags)).data.bookings.items[0]?.tags
    const listTags = (wireTags: string[]) =>
      server.gateway.respondTo(reservations, { results: [aWireRow({ tags: wireTags })], paginationKey: null })
    listTags(['rajab-a'])
    expect(await readListedTags()).toEqual(['rajab-a'])
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, {})
    await tag(['vip'])
    await tag(['late', 'vip'])
    expect(await readListedTags()).toEqual(['late', 'vip'])
    time += 31_000
    listTags(['by another system'])
    expect(await readListedTags()).toEqual(['by another system'])
  })
})

describe('tagBookings', () => {
  const tagSeveral = async (input: object) => {
    const { data, errors } = await server.query(tagSeveralMutation, { input })
    expect(errors).toEqual([])
    return data.tagBookings
  }

  test('adds and removes tags regardless of case, with a result for each booking', async () => {
    const references = ['R-1', 'R-2', 'R-3', 'R-4']
    server.gateway.respondTo(view, ({ body }: { body: Record<string, unknown> }) =>
      body['bookingReferenceNo'] === 'R-2'
        ? failure({ status: 404 })
        : viewHandler({ tags: ['VIP', 'rajab-a'] })({ body }),
    )
    server.gateway.respondTo(tagPath, ({ body }: { body: Record<string, unknown> }) =>
      body['brn'] === 'R-3' ? failure({ status: 500 }) : enveloped({ tags: body['tags'] }),
    )
    const tagged = await tagSeveral({ bookingIds: references.map(idOf), add: ['late'], remove: ['vip'] })
    expect(tagged).toMatchObject({
      results: [
        { bookingId: idOf('R-1'), result: { booking: { tags: ['rajab-a', 'late'] } } },
        { bookingId: idOf('R-2'), result: { code: 'BOOKING_NOT_FOUND' } },
        { bookingId: idOf('R-3'), result: { code: 'TAGGING_FAILED', message: expect.stringMatching(/\w/) } },
        { bookingId: idOf('R-4'), result: { booking: { tags: ['rajab-a', 'late'] } } },
      ],
    })
    expect(bodies().find(({ brn }) => brn === 'R-1')).toEqual({
      userId: expect.any(String),
      brn: 'R-1',
      tags: ['rajab-a', 'late'],
      change: { add: ['late'], remove: ['vip'] },
    })
  })

  test.each([429, 503])('returns a result for a booking whose gateway call fails with %i', async (status) => {
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, failure({ status }))
    expect(await tagSeveral({ bookingIds: [bookingId], add: ['late'] })).toMatchObject({
      results: [{ result: { __typename: 'TaggingRefused', code: 'TAGGING_FAILED', reason: null } }],
    })
  })

  test('fails as a whole for any other failure, but still shows the tags that were set', async () => {
    const readListedTags = async () =>
      (await server.query('{ bookings { items { reference tags } } }')).data.bookings.items.map(({ tags }) => tags)
    server.gateway.respondTo(reservations, { results: [aWireRow({ tags: ['rajab-a'] })], paginationKey: null })
    server.gateway.respondTo(view, viewHandler())
    server.gateway.respondTo(tagPath, ({ body }: { body: Record<string, unknown> }) =>
      body['brn'] === 'R-2' ? failure({ status: 403 }) : {},
    )
    const input = { bookingIds: [bookingId, idOf('R-2')], add: ['late'] }
    const { data, errors } = await server.query(tagSeveralMutation, { input })
    expect(data).toBeNull()
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN'])
    expect(await readListedTags()).toEqual([['rajab-a', 'late']])
  })

  test('reads existing tags from the list if the view omits them, so that no tag is lost', async () => {
    server.gateway.respondTo(view, enveloped(aWireView({ tags: undefined })))
    server.gateway.respondTo(reservations, { results: [aWireRow({ tags: ['rajab-a'] })], paginationKey: null })
    server.gateway.respondTo(tagPath, {})
    await tagSeveral({ bookingIds: [bookingId], add: ['late'] })
    expect(bodies()).toMatchObject([{ tags: ['rajab-a', 'late'] }])
  })

  test('rejects more than 50 bookings, no bookings, and no change', async () => {
    const many = Array.from({ length: 51 }, (_, index) => idOf(`R-${index}`))
    expect(await tagSeveral({ bookingIds: many, add: ['late'] })).toMatchObject({
      fields: [{ code: 'TOO_MANY_BOOKINGS' }],
    })
    expect(await tagSeveral({ bookingIds: [], add: ['late'] })).toMatchObject({ fields: [{ path: 'bookingIds' }] })
    expect(await tagSeveral({ bookingIds: [bookingId] })).toMatchObject({ fields: [{ path: 'add' }] })
    expect(await tagSeveral({ bookingIds: [bookingId], add: ['x'] })).toMatchObject({ fields: [{ path: 'add.0' }] })
    expect(server.gateway.requests).toEqual([])
  })
})
