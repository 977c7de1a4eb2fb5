import type { CancellationPolicy } from '#src/orders/cancellation-policy.ts'
import type { ProductDeps } from '#src/orders/product.ts'
import { payLaterUntil } from '#src/orders/unpaid/pay-later-rules.ts'
import { findSupplier } from './supplier/suppliers.ts'

/** Payment deadline for rooms under these terms; null if they must be paid when booked. */
export const stayPaymentDeadline = (
  { clock, settings }: Pick<ProductDeps, 'clock' | 'settings'>,
  supplier: string,
  policy: CancellationPolicy,
): Date | null =>
  settings.unpaidPerCompany === 0
    ? null
    : payLaterUntil(policy, findSupplier(supplier)?.payLaterNoticeHours ?? null, clock())
