import { isLocale } from '#src/locales.ts'
import { type BookingEmail, renderBookingEmail } from './booking-email.ts'
import type { RenderedEmail } from './frame.ts'
import { type NoticeEmail, renderNotice } from './notice-email.ts'

/** Data of an e-mail, which can be rendered in every language. */
export type EmailContent = BookingEmail | NoticeEmail

/** Renders subject, text and HTML of an e-mail in the recipient's language. Unknown languages fall back to English. */
export function renderEmail(locale: string, email: EmailContent): RenderedEmail {
  const language = isLocale(locale) ? locale : 'en-US'
  switch (email.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
    case 'cancellation-refused':
    case 'booking-changed':
    case 'booking-held':
    case 'payment-due':
    case 'booking-released':
    case 'terms-tightened':
      return renderBookingEmail(language, email)
    case 'authenticator-changed':
    case 'contact-message':
    case 'contact-received':
    case 'link-shared':
    case 'link-paid':
    case 'top-up-returned':
      return renderNotice(language, email)
  }
}
