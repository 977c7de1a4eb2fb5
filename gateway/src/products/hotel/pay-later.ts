import type { CancellationPolicy } from '#src/orders/cancellation-policy.ts'
import type { ProductDeps } from '#src/orders/product.ts'
import { payLaterUntil } from '#src/orders/unpaid/pay-later-rules.ts'
import { findSupplier } from './supplier/suppliers.ts'

/** How long the supplier holds rooms under these terms without payment; null if they must be paid when booked. */
export const payStayUntil = (
  { clock, settings }: Pick<ProductDeps, 'clock' | 'settings'>,
  supplier: string,
  policy: CancellationPolicy,
): Date | null =>
  settings.unpaidPerCompany === 0
    ? null
    : payLaterUntil(policy, findSupplier(supplier)?.payLaterNoticeHours ?? null, clock())
