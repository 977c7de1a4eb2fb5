import { mapLocales, type Locale, type LocalizedText } from '#src/locales.ts'
import { fill, isolateLtr, plural } from '#src/mail/frame.ts'
import type { DocumentedService, DocumentedSpan } from '#src/orders/documented-service.ts'
import { daysBetween } from '#src/values/calendar.ts'
import { stayTexts } from './mail/stay-texts.ts'

interface SpanTexts {
  checkIn: string
  checkOut: string
  from: string
  until: string
}

const textsByLocale: Record<Locale, SpanTexts> = {
  'en-US': {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: 'from {{time}}',
    until: 'until {{time}}',
  },
  'ar-SA': {
    checkIn: 'تسجيل الوصول',
    checkOut: 'تسجيل المغادرة',
    from: 'من الساعة {{time}}',
    until: 'حتى الساعة {{time}}',
  },
  'tr-TR': {
    checkIn: 'Giriş',
    checkOut: 'Çıkış',
    from: 'en erken {{time}}',
    until: 'en geç {{time}}',
  },
  'id-ID': {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: 'mulai {{time}}',
    until: 'paling lambat {{time}}',
  },
  'ur-PK': {
    checkIn: 'چیک اِن',
    checkOut: 'چیک آؤٹ',
    from: '{{time}} سے',
    until: '{{time}} تک',
  },
}

/** Formats a time of day. In Indonesian, a period separates the hours from the minutes. */
const clockTime = (locale: Locale, time: string) => (locale === 'id-ID' ? time.replace(':', '.') : time)

const formatHours = (key: 'from' | 'until', time: string | null): LocalizedText | null =>
  time === null
    ? null
    : mapLocales((locale) => fill(textsByLocale[locale][key], { time: isolateLtr(clockTime(locale, time)) }))

/** Returns the check-in and check-out of a stay, and the number of nights. */
export function staySpan(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  { checkInTime, checkOutTime }: DocumentedService,
): DocumentedSpan {
  const checkOut = endsOn ?? startsOn
  const label = (key: 'checkIn' | 'checkOut') => mapLocales((locale) => textsByLocale[locale][key])
  return {
    days: [
      { label: label('checkIn'), day: startsOn, hours: formatHours('from', checkInTime) },
      { label: label('checkOut'), day: checkOut, hours: formatHours('until', checkOutTime) },
    ],
    length: mapLocales((locale) => plural(locale, stayTexts[locale].nights, daysBetween(startsOn, checkOut))),
  }
}
