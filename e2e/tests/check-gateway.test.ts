import { afterAll, expect, test } from 'vitest'
import { startPlainGateway } from '../support/gateways/plain-gateway.ts'
import { startRecordedGateway } from '../support/gateways/recorded-gateway.ts'
import { run } from '../support/processes.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function plainGateway(earlierBookings = 0) {
  const gateway = await startPlainGateway(earlierBookings)
  closing.push(gateway.stop)
  return gateway
}

async function checkGateway(...args: string[]) {
  const running = run('node', ['start/check-gateway.mjs', ...args])
  const { code } = await running.ended
  return { code, ...running.output() }
}

test('a gateway with only the required fields passes, and each loss is named', async () => {
  const { url } = await plainGateway(12)
  const { code, stdout } = await checkGateway(url, '--token', 'any')
  expect(stdout).toContain('POST /hotels/searchWithDetails: 3 hotels')
  expect(stdout).toContain('GET /hotels/reservations?key=: the second page follows the first')
  expect(stdout).toContain(
    'POST /hotels/detailSearchWithHotelCode: cancellationPolicy is missing; the cancellation terms are shown as not stated',
  )
  expect(stdout).toContain('POST /hotels/cancelreservation: refundAmount is missing; the refund is shown as not stated')
  expect(stdout).toContain('GET /hotels/reservations: change is missing; names and dates of bookings cannot be changed')
  expect(stdout).toContain('GET /wallet: HTTP 404; payment goes to the agency’s account')
  expect(stdout).toContain('POST /transportation/searchTransportation: HTTP 404; no transport is offered')
  expect(stdout).toContain('POST /groundservices/search: HTTP 404; no ground services are offered')
  expect(stdout).toContain('POST /promo/apply: HTTP 404; promo codes are not available')
  expect(stdout).toContain('GET /share/list/me: HTTP 404; payment links are not available')
  expect(stdout.trimEnd()).toMatch(/The gateway meets the contract\.$/)
  expect(code).toBe(0)
})

test('changes nothing unless told to book', async () => {
  const gateway = await plainGateway()
  const reads = await checkGateway(gateway.url, '--token', 'any')
  expect(reads.stdout).toContain('Not tried\n  Bookings, changes, cancellations and payment links: add --book')
  expect(gateway.reservations).toEqual([])
  const { stdout } = await checkGateway(gateway.url, '--token', 'any', '--book')
  expect(gateway.reservations.map(({ status }) => status)).toEqual(['Cancelled'])
  expect(stdout).toContain('POST /hotels/confirmcancelreservation: answers')
  expect(stdout).toContain('POST /cart/link: HTTP 404; payment links are not available')
  expect(stdout).toContain('POST /booking/document: HTTP 404 for a room; bookings have no invoice')
  expect(stdout).toContain('POST /booking/change: HTTP 404 for a room; names and dates of bookings cannot be changed')
  expect(stdout).toContain('Booking a ride: the search has nothing to book')
})

test('a gateway without required calls fails, and each call is named', async () => {
  const gateway = await startRecordedGateway()
  closing.push(gateway.stop)
  gateway.serve({ hotels: [{ name: 'Amber Garden Hotel' }], details: [] })
  const { code, stdout } = await checkGateway(gateway.url)
  expect(stdout).toContain('POST /hotels/searchWithDetails: code is missing')
  expect(stdout).toContain('POST /hotels/detailSearchWithHotelCode: HTTP 404')
  expect(stdout).toContain('GET /hotels/reservations: HTTP 404')
  expect(stdout.trimEnd()).toMatch(/does not meet the contract: \d+ required items are missing\.$/)
  expect(code).toBe(1)
})

test('rejects an invalid address and prints the usage', async () => {
  const { code, stderr } = await checkGateway('gateway')
  expect(stderr).toMatch(/^Name the address of the gateway\.\n\nUsage: npm run check-gateway/)
  expect(code).toBe(2)
})
