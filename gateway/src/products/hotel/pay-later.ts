import type { CancellationPolicy } from '#src/orders/cancellation-policy.ts'
import type { ProductDeps } from '#src/orders/product.ts'
import { payLaterDeadline } from '#src/orders/unpaid/pay-later-rules.ts'
import { findSupplier } from './supplier/suppliers.ts'

/** Returns the payment deadline for rooms under these terms, or null if they must be paid when they are booked. */
export const stayPaymentDeadline = (
  { clock, settings }: Pick<ProductDeps, 'clock' | 'settings'>,
  supplier: string,
  policy: CancellationPolicy,
): Date | null =>
  settings.unpaidPerCompany === 0
    ? null
    : payLaterDeadline(policy, findSupplier(supplier)?.payLaterNoticeHours ?? null, clock())
