import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hotelOrderView } from '#src/products/hotel/schemas.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { authorization } from '#src/testing/token.ts'
import { taggedResponse } from './schemas.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(60)
})

const putTags = async (who: DemoAgent, payload: object) => {
  const headers = authorization(who)
  const reply = await gateway.app.inject({ method: 'PUT', url: '/booking/group', headers, payload })
  return { httpStatus: reply.statusCode, ...taggedResponse.parse(reply.json()) }
}
const tag = (who: DemoAgent, brn: string, tags: string[], change?: object) =>
  putTags(who, { userId: 'anybody', brn, tags, ...(change && { change }) })
const view = async (who: DemoAgent, { reference, provider }: { reference: string; provider: string }) =>
  hotelOrderView.parse(
    (await gateway.call(who, '/hotels/viewreservation', { bookingReferenceNo: reference, provider, cultCode: 'en-US' }))
      .json,
  ).response
const findReferences = async (who: DemoAgent, query: Record<string, string>) => {
  const { json } = await gateway.call(who, `/hotels/reservations?${new URLSearchParams(query).toString()}`)
  return z
    .object({ results: z.array(z.object({ bookingReferenceNo: z.string(), tags: z.array(z.string()) })) })
    .parse(json)
    .results.map(({ bookingReferenceNo }) => bookingReferenceNo)
}
const book = async (who: DemoAgent = 'agent') => {
  const { reference, body } = await gateway.book(who)
  return { reference, provider: body.provider }
}

describe('PUT /booking/group', () => {
  it('sets tags for the whole company and records the agent and time in the history', async () => {
    const booking = await book()
    gateway.advance(60)
    const first = await tag('agent', booking.reference, ['  Rajab Group ', 'rajab group', 'VIP'])
    expect(first.response).toEqual({
      bookingReferenceNo: booking.reference,
      tags: ['Rajab Group', 'VIP'],
      updatedAt: gateway.clock().toISOString(),
    })
    expect(await findReferences('colleague', { text: 'rajab vip' })).toContain(booking.reference)
    gateway.advance(60)
    await tag('colleague', booking.reference, ['VIP', 'paid'])
    expect(await findReferences('agent', { text: 'rajab' })).not.toContain(booking.reference)
    expect(await findReferences('agent', { text: 'paid' })).toContain(booking.reference)
    expect(await findReferences('agent', { updatedSince: gateway.clock().toISOString() })).toEqual([booking.reference])

    const bookingView = await view('agent', booking)
    expect(bookingView?.tags).toEqual(['VIP', 'paid'])
    expect(bookingView?.history.slice(0, 2)).toMatchObject([
      { kind: 'TAGGED', actor: 'Demo Colleague', tags: { added: ['paid'], removed: ['Rajab Group'] } },
      { kind: 'TAGGED', actor: 'Demo Agent', tags: { added: ['Rajab Group', 'VIP'], removed: [] } },
    ])
  })

  it('records no change when the tags are the same', async () => {
    const booking = await book()
    const first = await tag('agent', booking.reference, ['group-b'])
    gateway.advance(60)
    expect((await tag('agent', booking.reference, ['group-b'])).response).toEqual(first.response)
    const events = (await view('agent', booking))?.history ?? []
    expect(events.filter(({ kind }) => kind === 'TAGGED')).toHaveLength(1)
  })

  it('tags rides and removes all tags', async () => {
    const rides = createRideCalls(gateway)
    const body = await rides.hold('agent')
    const { response } = await rides.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    const reference = String(response['bookingReferenceNo'])
    expect((await tag('agent', reference, ['airport'])).response?.tags).toEqual(['airport'])
    expect((await tag('agent', reference, [])).response?.tags).toEqual([])
  })

  it('returns the same response for another company’s booking as for an unknown one', async () => {
    const booking = await book()
    const otherCompanyReply = await tag('partner', booking.reference, ['stolen'])
    expect(otherCompanyReply.errors[0]?.code).toBe('NOT_FOUND')
    expect(otherCompanyReply).toEqual(await tag('partner', 'MKH-0000-00000', ['stolen']))
    expect((await view('agent', booking))?.tags).toEqual([])
  })

  it.each([
    [[''], 'TAG_REQUIRED'],
    [['ok tag', 'ab'], 'TAG_TOO_SHORT'],
    [['x'.repeat(41)], 'TAG_TOO_LONG'],
    [Array.from({ length: 21 }, (_, index) => `group ${index}`), 'TOO_MANY_TAGS'],
  ])('refuses %j with %s and keeps the tags', async (tags, code) => {
    const booking = await book()
    await tag('agent', booking.reference, ['before'])
    expect((await tag('agent', booking.reference, tags)).errors[0]?.code).toBe(code)
    expect((await view('agent', booking))?.tags).toEqual(['before'])
  })

  it('rejects an invalid body', async () => {
    for (const body of [{}, { brn: 'MKH', tags: 'vip' }, { brn: 'MKH', tags: ['a\0b'] }]) {
      expect((await putTags('agent', body)).httpStatus).toBe(400)
    }
  })

  it('keeps every change when edits are concurrent', async () => {
    const { reference } = await book()
    await tag('agent', reference, ['old one', 'old two'])
    const names = Array.from({ length: 12 }, (_, index) => `group ${index}`)
    await Promise.all([
      ...names.map((name, index) =>
        tag(index % 2 ? 'agent' : 'colleague', reference, ['ignored'], { add: [name], remove: [] }),
      ),
      tag('agent', reference, [], { add: [], remove: ['OLD ONE'] }),
    ])
    const { response } = await tag('agent', reference, [], { add: [], remove: [] })
    expect(response?.tags.toSorted()).toEqual([...names, 'old two'].toSorted())
  })
})
