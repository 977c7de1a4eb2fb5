import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import type { SupplierName } from '#src/supplier-names.ts'

/** Deadline for a supplier's response. */
export const supplierTimeoutMs = 8000

export type SupplierResponse<T> = { reply: T } | { error: WireError }

/** Builds an error that says why a supplier's results are missing from a response. */
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
 * Calls a supplier as if it were an external system: it may be slow, time out or be down while the other suppliers still respond.
 * `responseMs` is its simulated response time.
 */
export async function callSupplier<T>(
  supplier: SupplierName,
  { wait, settings }: Pick<Deps, 'wait' | 'settings'>,
  responseMs: number,
  reply: () => T,
): Promise<SupplierResponse<T>> {
  if (settings.suppliersDown.includes(supplier)) {
    return failure(supplier, 'SUPPLIER_FAILED', `${supplier} cannot be reached.`)
  }
  if (responseMs === 0) return { reply: reply() }
  const settled = new AbortController()
  const timeout = wait(supplierTimeoutMs, settled.signal).then(() =>
    failure(supplier, 'SUPPLIER_TIMEOUT', `${supplier} did not respond within ${supplierTimeoutMs / 1000} s.`),
  )
  const response = wait(responseMs, settled.signal).then(() => ({ reply: reply() }))
  try {
    return await Promise.race([response, timeout])
  } finally {
    settled.abort()
  }
}
