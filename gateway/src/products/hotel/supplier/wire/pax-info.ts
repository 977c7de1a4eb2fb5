import { z } from 'zod'
import { sum } from '#src/values/shares.ts'
import type { Occupancy } from '../occupancy.ts'

/** Guests of a room in requests. A child's quantity is often missing and defaults to 1. */
export const paxInfo = z.array(
  z.object({
    type: z.enum(['ADT', 'CHD']),
    quantity: z.number().int().min(0).max(9).default(1),
    age: z.number().int().min(0).max(17).nullish(),
  }),
)

/** Converts the guests in a request to an occupancy. */
export const toOccupancy = (guests: z.infer<typeof paxInfo>): Occupancy => ({
  adults: sum(guests.map(({ type, quantity }) => (type === 'ADT' ? quantity : 0))),
  childAges: guests.flatMap(({ type, quantity, age }) =>
    type === 'CHD' ? Array.from({ length: quantity }, () => age ?? 0) : [],
  ),
})
