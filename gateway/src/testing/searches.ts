import type { TestApp } from './app.ts'
import { authorization } from './token.ts'

const buildGuests = (adults: number, childAges: number[] = []) => ({
  paxInfo: [{ type: 'ADT', quantity: adults }, ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age }))],
})

export interface SearchChanges {
  rooms?: [adults: number, childAges?: number[]][]
  locationCode?: string
  checkInDate?: string
  checkOutDate?: string
  nationality?: string
  cultCode?: string
  subpcc?: string | undefined
  specialCode?: string
  suppliers?: string[]
}

/** Builds a search for dates two weeks after the tests' clock; by default for two adults in Makkah for five nights. */
export const buildSearch = ({ rooms = [[2]], ...changes }: SearchChanges = {}) => ({
  locationCode: 'SA1',
  checkInDate: '2026-12-06',
  checkOutDate: '2026-12-11',
  nationality: 'ID',
  cultCode: 'en-US',
  userGroup: 'b2b',
  subpcc: '',
  specialCode: '',
  rooms: rooms.map(([adults, childAges], sequence) => ({ sequence, ...buildGuests(adults, childAges) })),
  ...changes,
})

/** Posts as the demo agent and returns status and body. */
export async function post(app: TestApp, url: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url, headers: authorization(), payload })
  return { status: reply.statusCode, body: reply.json(), text: reply.body }
}
