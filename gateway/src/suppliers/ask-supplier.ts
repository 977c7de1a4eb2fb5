import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import { hash } from '#src/values/seeded-random.ts'
import type { Supplier } from './supplier.ts'

/** Deadline for an answer of a supplier. */
export const supplierTimeoutMs = 8000

const slowAnswerMs = 5000

export type SupplierAnswer<T> = { answer: T } | { error: WireError }

/** Says why a supplier is missing from an answer. */
export const supplierError = (provider: string, code: string, message: string): WireError => ({
  provider,
  level: 1,
  code,
  message,
  extraDetails: {},
})

const failure = (supplier: Supplier, code: string, message: string) => ({
  error: supplierError(supplier.name, code, message),
})

/**
 * Asks a supplier like an external system: it may be slow, time out or be down while the others still answer.
 * `travelMs` is its simulated response time.
 */
export async function askSupplier<T>(
  supplier: Supplier,
  { wait, settings }: Pick<Deps, 'wait' | 'settings'>,
  travelMs: number,
  answer: () => T,
): Promise<SupplierAnswer<T>> {
  if (settings.suppliersDown.includes(supplier.name)) {
    return failure(supplier, 'SUPPLIER_FAILED', `${supplier.name} cannot be reached.`)
  }
  if (travelMs === 0) return { answer: answer() }
  const decided = new AbortController()
  const late = wait(supplierTimeoutMs, decided.signal).then(() =>
    failure(supplier, 'SUPPLIER_TIMEOUT', `${supplier.name} did not answer in ${supplierTimeoutMs / 1000} s.`),
  )
  const inTime = wait(travelMs, decided.signal).then(() => ({ answer: answer() }))
  try {
    return await Promise.race([inTime, late])
  } finally {
    decided.abort()
  }
}

/** umrahholidays is slow for one search in five, always the same ones; the special code SLOW makes it very slow. */
export function searchTravelMs(supplier: Supplier, searchKey: string, specialCode: string): number {
  if (supplier.name !== 'umrahholidays') return 0
  if (specialCode === 'SLOW') return slowAnswerMs
  const roll = hash(`slow:${searchKey}`)
  return roll % 5 === 0 ? 400 + (roll % 1400) : 0
}
