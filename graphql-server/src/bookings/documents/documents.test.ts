import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeBookingId } from '../booking-id.ts'
import { type Locale, locales } from '../../locale.ts'
import { aWireView } from '../../testing/booking-factory.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused, withHeaders } from '../../testing/stub-gateway.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const issuePath = '/booking/document'
const path = '/documents/WzEsImVuLVVTIl0.q0ZGdHJlc3RzaWduYXR1cmVzaWduYXR1cmVzaWdu'
const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' })
const issueMutation = `mutation ($input: IssueBookingDocumentInput!) { issueBookingDocument(input: $input) {
  __typename
  ... on DocumentReady { number path expiresAt }
  ... on UserError { code message }
  ... on DocumentRefused { kind problem }
} }`
const request = (input: object = {}, locale: Locale = 'en-US') =>
  server.query(issueMutation, { input: { bookingId, kind: 'INVOICE', ...input } }, { locale })

const link = (change: object = {}) =>
  enveloped({ number: 'INV-0001-000042', path, expiresAt: '2026-11-21T09:10:00Z', ...change })

describe('issueBookingDocument', () => {
  test('requests the document in the chosen language, or in the display language if the chosen one is not supported', async () => {
    server.gateway.respondTo(issuePath, link())
    const { data } = await request({ language: 'ur-PK' }, 'tr-TR')
    expect(data.issueBookingDocument).toEqual({
      __typename: 'DocumentReady',
      number: 'INV-0001-000042',
      path,
      expiresAt: '2026-11-21T09:10:00.000Z',
    })
    await request({ kind: 'CREDIT_NOTE', language: 'de-DE' }, 'tr-TR')
    expect(server.gateway.requests.map(({ body }) => body)).toEqual([
      { bookingReferenceNo: 'MKH-7F3K-20418', provider: 'agoda', kind: 'invoice', cultCode: 'ur-PK' },
      { bookingReferenceNo: 'MKH-7F3K-20418', provider: 'agoda', kind: 'creditNote', cultCode: 'tr-TR' },
    ])
  })

  test.each(locales)('returns a refusal in %s with the reason', async (locale) => {
    server.gateway.respondTo(issuePath, refused('DOCUMENT_NOT_POSSIBLE', { reason: 'PENDING' }))
    const { data } = await request({}, locale)
    expect(data.issueBookingDocument).toMatchObject({
      __typename: 'DocumentRefused',
      code: 'DOCUMENT_NOT_POSSIBLE',
      kind: 'INVOICE',
      problem: 'PENDING',
    })
    expect(data.issueBookingDocument).toHaveProperty('message', expect.stringMatching(/[.۔] .+[.۔]$/))
  })

  test('returns a refusal without a reason if the reason is unknown', async () => {
    server.gateway.respondTo(issuePath, refused('DOCUMENT_NOT_POSSIBLE', { reason: 'SOMETHING_NEW' }))
    const { data } = await request()
    expect(data.issueBookingDocument).toMatchObject({
      problem: 'UNRECOGNISED',
      message: 'No invoice is available for this booking.',
    })
  })

  test.each([404, 501])('returns NotSupported for a gateway that returns %i', async (status) => {
    server.gateway.respondTo(issuePath, failure({ status }))
    const { data } = await request()
    expect(data.issueBookingDocument).toMatchObject({ __typename: 'NotSupported', code: 'NOT_SUPPORTED' })
  })

  test('returns NOT_FOUND for another company’s booking, as for an unknown id', async () => {
    server.gateway.respondTo(issuePath, refused('NOT_FOUND'))
    const [otherCompany, unknown] = [await request(), await request({ bookingId: 'AAAA' })]
    expect(otherCompany.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    expect(unknown.errors[0]?.message).toBe(otherCompany.errors[0]?.message)
  })

  test.each([['https://elsewhere.test/a'], ['/documents/../wallet'], [undefined]])(
    'returns a bad-response error for the path %s',
    async (invalidPath) => {
      server.gateway.respondTo(issuePath, link({ path: invalidPath }))
      expect((await request()).errors[0]?.extensions).toMatchObject({ code: 'GATEWAY_BAD_RESPONSE' })
    },
  )
})

describe('booking documents', () => {
  const detailsQuery = `query ($id: ID!) { booking(id: $id) { details { documents { kind problem message issued { number issuedAt isCurrent path } } } } }`

  test('are listed, with the reason for each one that is unavailable', async () => {
    const documents = [
      {
        kind: 'voucher',
        problem: null,
        issued: [
          { number: 'VCH-1', issuedAt: '2026-11-21T09:00:00Z', isCurrent: false, path },
          { number: 'VCH-2', issuedAt: '2026-11-22T09:00:00Z', isCurrent: true, path: 'https://elsewhere.test/a' },
        ],
      },
      { kind: 'creditNote', problem: 'NOT_CANCELLED' },
      { kind: 'somethingNew', problem: null },
    ]
    server.gateway.respondTo('/hotels/viewreservation', enveloped(aWireView({ documents })))
    const { data } = await server.query(detailsQuery, { id: bookingId })
    expect(data.booking?.details?.documents).toEqual([
      {
        kind: 'VOUCHER',
        problem: null,
        message: null,
        issued: [{ number: 'VCH-1', issuedAt: '2026-11-21T09:00:00.000Z', isCurrent: false, path }],
      },
      {
        kind: 'CREDIT_NOTE',
        problem: 'NOT_CANCELLED',
        message: 'No credit note is available for this booking. The booking isn’t cancelled.',
        issued: [],
      },
    ])
  })

  test('are null if the gateway does not list them', async () => {
    server.gateway.respondTo('/hotels/viewreservation', enveloped(aWireView()))
    const { data } = await server.query(detailsQuery, { id: bookingId })
    expect(data.booking?.details?.documents).toBeNull()
  })
})

describe('document on the public origin', () => {
  const pdf = Buffer.from('%PDF-1.7 page')

  test('is served without a token, never cached, and has a file name', async () => {
    server.gateway.respondTo(path, withHeaders(pdf, { 'content-type': 'application/pdf' }))
    const response = await fetch(`${server.url}${path}?download`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect((await fetch(`${server.url}${path}?language=ur-PK`)).headers.get('content-disposition')).toMatch(/^inline;/)
    await fetch(`${server.url}${path}?language=../wallet`)
    expect(server.gateway.requests.map(({ query }) => query)).toEqual([{}, { language: 'ur-PK' }, {}])
  })

  test('forwards the 429 response for a link that was opened too often', async () => {
    server.gateway.respondTo(path, failure({ status: 429, headers: { 'retry-after': '540' } }))
    const response = await fetch(`${server.url}${path}`)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('540')
  })

  test('returns 404 for an expired link and for anything but a PDF', async () => {
    server.gateway.respondTo(path, failure({ status: 404 }))
    expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    server.gateway.respondTo(path, withHeaders({ html: true }, { 'content-type': 'text/html' }))
    expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    expect((await fetch(`${server.url}/documents/short`)).status).toBe(404)
    expect((await fetch(`${server.url}${path}`, { method: 'POST' })).status).toBe(405)
  })
})
