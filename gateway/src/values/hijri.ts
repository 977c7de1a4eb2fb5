import type { Locale } from '#src/locales.ts'

/** Month names as travel agents write them, which differ from Intl in Urdu and English. */
const months: Record<Locale, string> = {
  'en-US':
    'Muharram|Safar|Rabi al-Awwal|Rabi al-Thani|Jumada al-Ula|Jumada al-Akhirah|Rajab|Shaban|Ramadan|Shawwal|Dhu al-Qadah|Dhu al-Hijjah',
  'ar-SA': 'محرّم|صفر|ربيع الأول|ربيع الآخر|جمادى الأولى|جمادى الآخرة|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة',
  'tr-TR':
    'Muharrem|Safer|Rebiülevvel|Rebiülahir|Cemaziyelevvel|Cemaziyelahir|Recep|Şaban|Ramazan|Şevval|Zilkade|Zilhicce',
  'id-ID':
    'Muharam|Safar|Rabiulawal|Rabiulakhir|Jumadilawal|Jumadilakhir|Rajab|Syakban|Ramadan|Syawal|Zulkaidah|Zulhijah',
  'ur-PK': 'محرم الحرام|صفر|ربیع الاول|ربیع الثانی|جمادی الاول|جمادی الثانی|رجب|شعبان|رمضان|شوال|ذوالقعدہ|ذوالحجہ',
}

const eras: Partial<Record<Locale, string>> = { 'ar-SA': ' هـ', 'id-ID': ' H', 'ur-PK': ' ھ' }

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/** Formats the Hijri date of a day `YYYY-MM-DD` in the Saudi calendar: `4 Rajab 1448`. */
export function formatHijriDay(locale: Locale, day: string): string {
  const parts = calendar.formatToParts(new Date(`${day}T12:00:00Z`))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value)
  return `${part('day')} ${months[locale].split('|')[part('month') - 1] ?? ''} ${part('year')}${eras[locale] ?? ''}`
}
