import type { Products } from '#src/deps.ts'
import { linkStatus } from '../link-rules.ts'
import type { LinkRow } from '../schemas.ts'
import type { ViewedLink } from './repository.ts'

/** Name of a product in the data of a link. */
export const sharedType = (products: Products, kind: string): string => products[kind]?.sharing?.type ?? kind

/** Common fields of a link. A receiver sees the reference only if the receiver's company has paid. */
export function viewLink(link: ViewedLink, now: Date): Omit<LinkRow, 'data'> {
  const isShown = link.is_of_own_company || link.is_own_booking
  return {
    id: link.id,
    createdAt: link.created_at.toISOString(),
    expirationTime: link.expires_at.toISOString(),
    status: linkStatus(link, now),
    userEmail: link.user_email,
    userCompany: link.user_company,
    targetUserEmail: link.target_email,
    targetUserCompany: link.target_company,
    targetUserLanguage: link.target_language,
    openedCount: link.opened_count,
    lastOpenedAt: link.last_opened_at?.toISOString() ?? null,
    paidAt: link.paid_at?.toISOString() ?? null,
    brn: isShown && link.paid_at ? link.order_reference : null,
    provider: isShown && link.paid_at ? link.order_supplier : null,
    isOwnBooking: link.is_own_booking,
    isMine: link.is_mine,
  }
}
