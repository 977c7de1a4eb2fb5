import { isLocale } from '#src/locales.ts'
import { type BookingMail, renderBookingMail } from './booking-mail.ts'
import type { RenderedMail } from './frame.ts'
import { type NoticeMail, renderNotice } from './notice-mail.ts'

/** Content of an e-mail, without its texts. */
export type Mail = BookingMail | NoticeMail

/** Renders subject, text and HTML of an e-mail in the recipient's language. Unknown languages fall back to English. */
export function renderMail(locale: string, mail: Mail): RenderedMail {
  const language = isLocale(locale) ? locale : 'en-US'
  switch (mail.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
    case 'cancellation-refused':
    case 'booking-changed':
    case 'booking-held':
    case 'payment-due':
    case 'booking-released':
    case 'terms-tightened':
      return renderBookingMail(language, mail)
    case 'authenticator-changed':
    case 'contact-message':
    case 'contact-received':
    case 'link-shared':
    case 'link-paid':
    case 'top-up-returned':
      return renderNotice(language, mail)
  }
}
