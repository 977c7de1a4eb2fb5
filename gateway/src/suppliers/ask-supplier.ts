import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import type { SupplierName } from '#src/supplier-names.ts'

/** Deadline for a supplier's answer. */
export const supplierTimeoutMs = 8000

export type SupplierAnswer<T> = { answer: T } | { error: WireError }

/** Error that states why a supplier is missing from a response. */
export const supplierError = (provider: string, code: string, message: string): WireError => ({
  provider,
  level: 1,
  code,
  message,
  extraDetails: {},
})

const failure = (supplier: SupplierName, code: string, message: string) => ({
  error: supplierError(supplier, code, message),
})

/**
 * Asks a supplier like an external system: it may be slow, time out or be down while the others still answer.
 * `travelMs` is its simulated response time.
 */
export async function askSupplier<T>(
  supplier: SupplierName,
  { wait, settings }: Pick<Deps, 'wait' | 'settings'>,
  travelMs: number,
  answer: () => T,
): Promise<SupplierAnswer<T>> {
  if (settings.suppliersDown.includes(supplier)) {
    return failure(supplier, 'SUPPLIER_FAILED', `${supplier} cannot be reached.`)
  }
  if (travelMs === 0) return { answer: answer() }
  const decided = new AbortController()
  const late = wait(supplierTimeoutMs, decided.signal).then(() =>
    failure(supplier, 'SUPPLIER_TIMEOUT', `${supplier} did not answer in ${supplierTimeoutMs / 1000} s.`),
  )
  const inTime = wait(travelMs, decided.signal).then(() => ({ answer: answer() }))
  try {
    return await Promise.race([inTime, late])
  } finally {
    decided.abort()
  }
}
