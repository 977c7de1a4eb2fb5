import type { Products } from '#src/deps.ts'
import { computeLinkStatus } from '../link-rules.ts'
import type { LinkRow } from '../schemas.ts'
import type { ViewedLink } from './repository.ts'

/** Returns the name that link data uses for a product. */
export const findSharedType = (products: Products, kind: string): string => products[kind]?.choices?.type ?? kind

/** Builds the common fields of a link. A receiver sees the booking reference only if their company has paid. */
export function viewLink(link: ViewedLink, now: Date): Omit<LinkRow, 'data'> {
  const showsBooking = link.is_of_own_company || link.is_own_booking
  return {
    id: link.id,
    createdAt: link.created_at.toISOString(),
    expirationTime: link.expires_at.toISOString(),
    status: computeLinkStatus(link, now),
    userEmail: link.user_email,
    userCompany: link.user_company,
    targetUserEmail: link.target_email,
    targetUserCompany: link.target_company,
    targetUserLanguage: link.target_language,
    openedCount: link.opened_count,
    lastOpenedAt: link.last_opened_at?.toISOString() ?? null,
    paidAt: link.paid_at?.toISOString() ?? null,
    brn: showsBooking && link.paid_at ? link.order_reference : null,
    provider: showsBooking && link.paid_at ? link.order_supplier : null,
    isOwnBooking: link.is_own_booking,
    isMine: link.is_mine,
  }
}
