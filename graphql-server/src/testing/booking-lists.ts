import { aWireRow } from './booking-factory.ts'

/** Rows of the gateway's list, newest first, with the references … */
export const numberedRows = (count: number, change: object = {}): ReturnType<typeof aWireRow>[] =>
  Array.from({ length: count }, (_, index) =>
    aWireRow({
      bookingReferenceNo: `R-${900 - index}`,
      createdAt: new Date(Date.parse('2026-11-01T00:00:00Z') - index * 60_000).toISOString(),
      ...change,
    }),
  )

/** A page of bookings, with counts and warnings. */
export const bookingsQuery = `query ($where: BookingWhere, $page: Int, $pageSize: Int) { bookings(where: $where, page: $page, pageSize: $pageSize) {
  items { id reference status } totalCount page pageCount complete tags statusCounts { status count } warnings { code count }
} }`

export const references = ({ items }: { items: { reference: string }[] }): string[] =>
  items.map(({ reference }) => reference)
