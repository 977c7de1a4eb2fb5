import type { Locale } from '#src/locales.ts'
import type { PluralForms } from '#src/mail/frame.ts'

/** Texts about stays in e-mails. */
interface StayTexts {
  stay: string
  city: Record<string, string>
  nights: PluralForms
  rooms: PluralForms
  guests: PluralForms
}

export const stayTexts: Record<Locale, StayTexts> = {
  'en-US': {
    stay: '{{checkIn}} to {{checkOut}}',
    city: { SA1: 'Makkah', SA4: 'Madinah' },
    nights: { one: '{{n}} night', other: '{{n}} nights' },
    rooms: { one: '{{n}} room', other: '{{n}} rooms' },
    guests: { one: '{{n}} guest', other: '{{n}} guests' },
  },
  'ar-SA': {
    stay: 'من {{checkIn}} إلى {{checkOut}}',
    city: { SA1: 'مكة المكرمة', SA4: 'المدينة المنورة' },
    nights: { one: 'ليلة واحدة', two: 'ليلتان', few: '{{n}} ليالٍ', many: '{{n}} ليلة', other: '{{n}} ليلة' },
    rooms: { one: 'غرفة واحدة', two: 'غرفتان', few: '{{n}} غرف', many: '{{n}} غرفة', other: '{{n}} غرفة' },
    guests: { one: 'ضيف واحد', two: 'ضيفان', few: '{{n}} ضيوف', many: '{{n}} ضيفًا', other: '{{n}} ضيف' },
  },
  'tr-TR': {
    stay: 'Giriş {{checkIn}}, çıkış {{checkOut}}',
    city: { SA1: 'Mekke', SA4: 'Medine' },
    nights: { other: '{{n}} gece' },
    rooms: { other: '{{n}} oda' },
    guests: { other: '{{n}} misafir' },
  },
  'id-ID': {
    stay: '{{checkIn}} sampai {{checkOut}}',
    city: { SA1: 'Makkah', SA4: 'Madinah' },
    nights: { other: '{{n}} malam' },
    rooms: { other: '{{n}} kamar' },
    guests: { other: '{{n}} tamu' },
  },
  'ur-PK': {
    stay: 'چیک اِن {{checkIn}}، چیک آؤٹ {{checkOut}}',
    city: { SA1: 'مکہ مکرمہ', SA4: 'مدینہ منورہ' },
    nights: { one: '{{n}} رات', other: '{{n}} راتیں' },
    rooms: { one: '{{n}} کمرہ', other: '{{n}} کمرے' },
    guests: { other: '{{n}} مہمان' },
  },
}
