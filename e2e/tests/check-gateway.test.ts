import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../support/gateways/listen.ts'
import { plainToken, startPlainGateway } from '../support/gateways/plain-gateway.ts'
import { startRecordedGateway } from '../support/gateways/recorded-gateway.ts'
import { plainHotels, searchRow } from '../support/gateways/wire-hotel.ts'
import { findFreePorts, run } from '../support/processes.ts'

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function startGateway(earlierBookings = 0) {
  const gateway = await startPlainGateway(earlierBookings)
  stops.push(gateway.stop)
  return gateway
}

async function checkGateway(...args: string[]) {
  const running = run('node', ['contract-kit/src/main.ts', ...args])
  const { code } = await running.ended
  return { code, ...running.output() }
}

test('passes a gateway with only the required fields, and lists each unavailable feature', async () => {
  const { url } = await startGateway(12)
  const { code, stdout } = await checkGateway(url, '--token', plainToken)
  expect(stdout).toContain('POST /hotels/searchWithDetails: 3 hotels')
  expect(stdout).toContain('GET /hotels/reservations?key=: the second page follows the first')
  expect(stdout).toContain(
    'POST /hotels/detailSearchWithHotelCode: `cancellationPolicy` is missing; the cancellation terms are shown as not stated',
  )
  expect(stdout).toContain(
    'POST /hotels/cancelreservation: `refundAmount` is missing; the refund is shown as not stated',
  )
  expect(stdout).toContain(
    'GET /hotels/reservations: `change` is missing; names and dates of bookings cannot be changed',
  )
  expect(stdout).toContain('GET /wallet: HTTP 404; payment goes to the agency’s account')
  expect(stdout).toContain('POST /transportation/searchTransportation: HTTP 404; transport is not available')
  expect(stdout).toContain('POST /groundservices/search: HTTP 404; ground services are not available')
  expect(stdout).toContain('POST /promo/apply: HTTP 404; promo codes are not available')
  expect(stdout).toContain('GET /share/list/me: HTTP 404; payment links are not available')
  expect(stdout).toContain('GET /umrah/trips: HTTP 404; trips are not available')
  expect(stdout.trimEnd()).toMatch(/The gateway meets the contract\.$/)
  expect(code).toBe(0)
})

describe('refusals of a gateway', () => {
  test('accepts refusals with a status in the response body, and reports that none came with HTTP 409 or 422', async () => {
    const { url } = await startGateway(1)
    const { stdout } = await checkGateway(url, '--token', plainToken, '--book')
    expect(stdout).toContain(
      'cancelreservation: refuses a reference that does not exist (status.code 400, notEligible)',
    )
    expect(stdout).toContain('b2breservation: refuses an unknown hold of a room (status.code 400, TRACK_TOKEN_UNKNOWN)')
    expect(stdout).toContain('Refusals by HTTP 409 or 422: the gateway sent none')
  })

  test('accepts refusals with HTTP 409 and a code, and reports that agents see an unknown outcome', async () => {
    const gateway = await startGateway(1)
    gateway.configure({ refusals: 'problem' })
    const { stdout } = await checkGateway(gateway.url, '--token', plainToken, '--book')
    expect(stdout).toContain('cancelreservation: refuses a reference that does not exist (HTTP 409, notEligible)')
    expect(stdout).toContain(
      'b2breservation: HTTP 409, TRACK_TOKEN_UNKNOWN for an unknown hold of a room; agents see an unknown outcome',
    )
    expect(stdout).not.toContain('Refusals by HTTP 409 or 422')
  })

  test('reports refusals with HTTP 409 that have no code', async () => {
    const gateway = await startGateway(1)
    gateway.configure({ refusals: 'bare' })
    const { stdout } = await checkGateway(gateway.url, '--token', plainToken)
    expect(stdout).toContain(
      'cancelreservation: HTTP 409 without a code for a reference that does not exist; agents see a gateway error',
    )
  })
})

describe('lists that the gateway selects', () => {
  const call = 'GET /hotels/reservations?select='
  const bodyCall = 'POST /hotels/reservations/select'

  test.each([
    [
      'none',
      `${call}: the gateway does not select lists: \`selected\` is missing; the server reads each company’s whole list`,
    ],
    ['none', `${bodyCall}: only for gateways that select lists by query parameter`],
    ['by URL', `${call}: refuses an unknown condition in \`where\``],
    ['by URL', `${bodyCall}: HTTP 404; searches by text or tag read the whole list`],
    ['by body', `${call}: counts 12 reservations`],
    ['by body', `${bodyCall}: applies \`text\` in \`where\``],
  ] as const)('reports on a gateway with list selection “%s”: %s', async (listSelection, finding) => {
    const gateway = await startGateway(12)
    gateway.configure({ listSelection })
    const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken)
    expect(stdout).toContain(finding)
    expect(code).toBe(0)
  })

  test('fails a gateway that ignores the conditions of a list selection', async () => {
    const gateway = await startGateway(12)
    gateway.configure({ listSelection: 'without conditions' })
    const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken)
    expect(stdout).toContain(`${call}: ignores an unknown condition in \`where\``)
    expect(stdout).toContain(`${bodyCall}: ignores \`text\` in \`where\``)
    expect(code).toBe(1)
  })
})

describe('documents of a booking', () => {
  const call = 'POST /hotels/viewreservation, documents'

  test.each([
    ['none', `${call}: \`documents\` is missing for PLAIN-1000; agents cannot open documents`, 0],
    ['kinds only', `${call}: \`issued\` is missing for PLAIN-1000; only documents of the booking’s current state`, 0],
    ['issued', `${call}: issued documents of PLAIN-1000: 1`, 0],
    ['issued', `${call}: VCH-1 is a PDF`, 0],
    [
      'issued on every view',
      `${call}: reading PLAIN-1000 again lists different documents; reading must not issue any`,
      1,
    ],
  ] as const)('reports on a gateway with documents “%s”: %s', async (documents, finding, exitCode) => {
    const gateway = await startGateway(1)
    gateway.configure({ documents })
    const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken)
    expect(stdout).toContain(finding)
    expect(code).toBe(exitCode)
  })
})

test('changes nothing without --book', async () => {
  const gateway = await startGateway()
  const reads = await checkGateway(gateway.url, '--token', plainToken)
  expect(reads.stdout).toMatch(
    /^Skipped\n(?:  .*\n)*  Bookings, changes, cancellations and payment links: add --book$/m,
  )
  expect(gateway.reservations).toEqual([])
  const { stdout } = await checkGateway(gateway.url, '--token', plainToken, '--book')
  expect(gateway.reservations.map(({ status }) => status)).toEqual(['Cancelled'])
  expect(stdout).toContain('POST /hotels/confirmcancelreservation: cancels PLAIN-1000')
  expect(stdout).toContain(
    'POST /hotels/availabities: `cancellationPolicy` is missing; the policy of several items is computed from their own policies',
  )
  expect(gateway.confirmations).toEqual([
    {
      provider: 'hudxconnect',
      cultCode: 'en-US',
      packageId: null,
      requestObject: {
        bookingReferenceNo: 'PLAIN-1000',
        cancellationStatus: 'Refundable',
        cancellationReason: 'Contract check',
      },
    },
  ])
  expect(stdout).toContain('POST /cart/link: HTTP 404; payment links are not available')
  expect(stdout).toContain('POST /booking/document: HTTP 404 for a room; bookings have no invoice')
  expect(stdout).toContain('POST /booking/change: HTTP 404 for a room; names and dates of bookings cannot be changed')
  expect(stdout).toContain('Booking a ride: the search found nothing to book')
})

test('fails a gateway without required calls, and lists each missing call', async () => {
  const gateway = await startRecordedGateway()
  stops.push(gateway.stop)
  gateway.serve({ hotels: [{ name: 'Amber Garden Hotel' }], details: [] })
  const { code, stdout } = await checkGateway(gateway.url)
  expect(stdout).toContain('POST /hotels/searchWithDetails: `code` is missing')
  expect(stdout).toContain('POST /hotels/detailSearchWithHotelCode: HTTP 404')
  expect(stdout).toContain('GET /hotels/reservations: HTTP 404')
  expect(stdout.trimEnd()).toMatch(/does not meet the contract: \d+ required items are missing\.$/)
  expect(code).toBe(1)
})

test('passes a gateway without bookings', async () => {
  const { url } = await startGateway()
  const { code, stdout } = await checkGateway(url, '--token', plainToken)
  expect(stdout).toContain('GET /hotels/reservations: no reservations, so rows cannot be checked')
  expect(stdout).not.toMatch(/^Missing$/m)
  expect(code).toBe(0)
})

describe('a gateway whose search fails', () => {
  /** Starts a gateway that sends the same response to every request. */
  const startUniformGateway = async (status: number, body: string) => {
    const gateway = await listen((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(body))
    })
    stops.push(gateway.stop)
    return gateway.url
  }
  const refusal = JSON.stringify({ status: { code: 1 }, errors: [{ code: 'SEARCH_FAILED' }] })

  test.each([
    ['with an empty list', 200, '[]', 'no hotels in Makkah from'],
    ['with HTML', 200, '<html></html>', 'the response is not a JSON object or list'],
    ['with an error envelope', 200, refusal, 'status.code 1, SEARCH_FAILED'],
    ['with an error code', 200, '{"errorCode":"SEARCH_FAILED"}', 'SEARCH_FAILED'],
    ['with null', 200, 'null', 'the response is not a JSON object or list'],
    ['with HTTP 500', 500, '', 'HTTP 500'],
    ['with HTTP 401', 401, '{}', 'HTTP 401'],
  ])('fails a gateway that responds to the search %s, and checks the other calls', async (_, status, body, reason) => {
    const { code, stdout, stderr } = await checkGateway(await startUniformGateway(status, body), '--book')
    expect(stderr).toBe('')
    expect(stdout).toContain(`  POST /hotels/searchWithDetails: ${reason}`)
    expect(stdout).toContain('  POST /hotels/detailSearchWithHotelCode: the search found no hotels')
    expect(stdout).toContain('  GET /hotels/reservations: ')
    expect(stdout).toContain('  Booking a room: the search found nothing to book')
    expect(stdout.trimEnd()).toMatch(/does not meet the contract: \d+ required items? (is|are) missing\.$/)
    expect(code).toBe(1)
  })

  test('fails if no gateway listens at the URL', async () => {
    const [port] = await findFreePorts(1)
    const { code, stdout, stderr } = await checkGateway(`http://127.0.0.1:${port}`)
    expect(stderr).toBe('')
    expect(stdout).toContain('POST /hotels/searchWithDetails: no response (ECONNREFUSED)')
    expect(stdout).toContain('GET /hotels/reservations: no response (ECONNREFUSED)')
    expect(code).toBe(1)
  })
})

test('fails a gateway that lists bookings without a valid token', async () => {
  const gateway = await startGateway(1)
  gateway.configure({ isOpen: true })
  const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken)
  for (const title of ['without a token', 'with an invalid token']) {
    expect(stdout).toContain(`Authorization: a request ${title} gets HTTP 200; anyone can read bookings`)
  }
  expect(stdout.trimEnd()).toMatch(/does not meet the contract: 2 required items are missing\.$/)
  expect(code).toBe(1)
})

test('reports a hotel without a name, which is listed under its code', async () => {
  const gateway = await startRecordedGateway()
  stops.push(gateway.stop)
  const hotels = plainHotels.map((hotel) => searchRow(hotel, 'hudxconnect'))
  gateway.serve({ hotels: [...hotels.slice(1), { ...hotels[0], name: undefined, hotelName: '' }], details: [] })
  const oneUnnamed = await checkGateway(gateway.url)
  expect(oneUnnamed.stdout).toContain('`name` or `hotelName` is missing in 1 of 3; the hotel is listed under its code')
  gateway.serve({ hotels: hotels.map((hotel) => ({ ...hotel, name: '', hotelName: '' })), details: [] })
  const allUnnamed = await checkGateway(gateway.url)
  expect(allUnnamed.stdout).toContain('`name` or `hotelName` is missing; the hotel is listed under its code')
})

test('fails a gateway that confirms a cancellation but leaves the booking confirmed', async () => {
  const gateway = await startGateway()
  gateway.configure({ cancellation: 'ignored' })
  const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken, '--book')
  expect(stdout).toContain(
    'Missing\n  POST /hotels/confirmcancelreservation: PLAIN-1000 is still Confirmed after its cancellation; cancel it by hand',
  )
  expect(stdout).not.toContain('cancels PLAIN-1000')
  expect(code).toBe(1)
})

test('cancels both bookings of a gateway that ignores idempotency keys', async () => {
  const gateway = await startGateway()
  gateway.configure({ reusesHolds: true })
  const { stdout } = await checkGateway(gateway.url, '--token', plainToken, '--book')
  expect(stdout).toContain('Idempotency-Key, a room: a retry returns another booking')
  expect(gateway.reservations.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled'])
})

test('adds the booking reference when it confirms a cancellation whose quote has none', async () => {
  const gateway = await startGateway()
  gateway.configure({ includesReferenceInQuote: false })
  const { code, stdout } = await checkGateway(gateway.url, '--token', plainToken, '--book')
  expect(stdout).toContain(
    'POST /hotels/cancelreservation: `bookingReferenceNo` is missing; the product adds it to the confirmation',
  )
  expect(gateway.confirmations).toMatchObject([{ requestObject: { bookingReferenceNo: 'PLAIN-1000' } }])
  expect(gateway.reservations.map(({ status }) => status)).toEqual(['Cancelled'])
  expect(code).toBe(0)
})

test('rejects an account without authenticator codes', async () => {
  const gateway = await startGateway()
  const { code, stderr } = await checkGateway(gateway.url, '--token', plainToken, '--book', '--otp', 'nobody@demo.test')
  expect(stderr).toMatch(/^Pass one of the demo accounts that can pay: /)
  expect(gateway.reservations).toEqual([])
  expect(code).toBe(2)
})

test.each(['gateway', 'localhost:4100'])('rejects the invalid URL %s and prints the usage', async (url) => {
  const { code, stderr } = await checkGateway(url)
  expect(stderr).toMatch(/^Pass the URL of the gateway\.\n\nUsage: npm run check-gateway/)
  expect(code).toBe(2)
})
