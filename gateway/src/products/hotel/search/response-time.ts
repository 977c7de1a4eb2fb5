import type { Supplier } from '../supplier/supplier.ts'
import { hash } from '#src/values/seeded-random.ts'

const slowResponseMs = 5000

/** Returns the simulated response time of a supplier. Only umrahholidays is slow: for a fixed fifth of all searches, and always with the special code SLOW. */
export function responseTimeMs({ name }: Supplier, searchKey: string, specialCode: string): number {
  if (name !== 'umrahholidays') return 0
  if (specialCode === 'SLOW') return slowResponseMs
  const roll = hash(`slow:${searchKey}`)
  return roll % 5 === 0 ? 400 + (roll % 1400) : 0
}
