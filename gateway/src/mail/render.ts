import { isLocale } from '#src/locales.ts'
import { type BookingMail, renderBookingMail } from './booking-mail.ts'
import type { RenderedMail } from './frame.ts'
import { type NoticeMail, renderNotice } from './notice-mail.ts'

/** What a mail says; everything is already decided, only the words are missing. */
export type Mail = BookingMail | NoticeMail

/** Subject, text and HTML of a mail in the receiver's language; an unknown language reads English. */
export function renderMail(locale: string, mail: Mail): RenderedMail {
  const language = isLocale(locale) ? locale : 'en-US'
  switch (mail.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
      return renderBookingMail(language, mail)
    case 'authenticator-changed':
    case 'contact-message':
    case 'contact-received':
      return renderNotice(language, mail)
  }
}
