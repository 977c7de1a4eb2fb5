// The reference suppliers' texts about hotels, in every language of the product. Their other texts are in English and Arabic only.
import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Hotel } from '../hotel.ts'
import { type ContentLanguage, nameIn } from '#src/suppliers/local-names.ts'
import { roomTypes } from '../room-types.ts'

const isolate = (text: string) => `\u2066${text}\u2069`

const mosques: Record<LocationCode, Record<ContentLanguage, string>> = {
  SA1: {
    en: 'Masjid al-Haram',
    ar: 'المسجد الحرام',
    tr: 'Mescid-i Haram’a',
    id: 'Masjidil Haram',
    ur: 'مسجد الحرام',
  },
  SA4: {
    en: 'the Prophet’s Mosque',
    ar: 'المسجد النبوي',
    tr: 'Mescid-i Nebevi’ye',
    id: 'Masjid Nabawi',
    ur: 'مسجدِ نبوی',
  },
}

const units: Record<ContentLanguage, { m: string; km: string; comma: boolean }> = {
  en: { m: 'm', km: 'km', comma: false },
  ar: { m: 'م', km: 'كم', comma: false },
  tr: { m: 'm', km: 'km', comma: true },
  id: { m: 'm', km: 'km', comma: true },
  ur: { m: 'میٹر', km: 'کلومیٹر', comma: false },
}

function formatDistance(language: ContentLanguage, meters: number): string {
  const { m, km, comma } = units[language]
  if (meters < 1000) return `${meters} ${m}`
  const kilometers = (meters / 1000).toFixed(1)
  return `${comma ? kilometers.replace('.', ',') : kilometers} ${km}`
}

const arabicStars = ['', 'نجمة واحدة', 'نجمتين', '3 نجوم', '4 نجوم', '5 نجوم'] as const

/** Returns one sentence about the hotel and its location. */
export function shortDescription(hotel: Hotel, language: ContentLanguage): string {
  const { stars, category, location } = hotel
  const name = nameIn(hotel.name, language)
  const district = nameIn(hotel.district, language)
  const distance = formatDistance(language, hotel.distance)
  const mosque = mosques[location][language]
  const isHotel = category === 'Hotel'
  switch (language) {
    case 'en':
      return `${name} is a ${stars}-star ${isHotel ? 'hotel' : 'apartment hotel'} in the ${district} district, ${distance} from ${mosque}.`
    case 'ar':
      return `${name}: ${isHotel ? 'فندق' : 'شقق فندقية'} من فئة ${arabicStars[stars]} في حي ${district}، على بُعد ${distance} من ${mosque}.`
    case 'tr':
      return `${name}, ${district} semtinde, ${mosque} ${distance} mesafede ${stars} yıldızlı bir ${isHotel ? 'oteldir' : 'apart oteldir'}.`
    case 'id':
      return `${name} adalah ${isHotel ? 'hotel' : 'hotel apartemen'} bintang ${stars} di kawasan ${district}, ${distance} dari ${mosque}.`
    case 'ur':
      return `${name}: ${district} کے علاقے میں ${stars} اسٹار ${isHotel ? 'ہوٹل' : 'اپارٹمنٹ ہوٹل'}، ${mosque} سے ${distance} کے فاصلے پر۔`
  }
}

/** Returns the short description, how many guests the largest room sleeps, and the times of check-in and check-out. */
export function longDescription(hotel: Hotel, language: ContentLanguage, short: string): string {
  const { checkInTime: from, checkOutTime: until } = hotel
  const guests = Math.max(...hotel.roomTypes.map(({ code }) => roomTypes[code].sleeps))
  const details: Record<ContentLanguage, string> = {
    en: `Rooms sleep up to ${guests} guests. Check-in is from ${from}, check-out until ${until}.`,
    ar: `الحد الأقصى لعدد الضيوف في الغرفة: ${guests}. تسجيل الوصول من الساعة ${from}، وتسجيل المغادرة حتى الساعة ${until}.`,
    tr: `Bir odada en fazla ${guests} kişi konaklayabilir. Otele giriş en erken ${from}, otelden çıkış en geç ${until}.`,
    id: `Kamar dapat menampung hingga ${guests} tamu. ${rules.id.hours(from, until)}`,
    ur: `ایک کمرے میں زیادہ سے زیادہ ${guests} مہمان ٹھہر سکتے ہیں۔ چیک اِن ${from} بجے سے اور چیک آؤٹ ${until} بجے تک ہے۔`,
  }
  return [short, details[language]].filter((text) => text !== '').join(' ')
}

interface Rules {
  hours: (from: string, until: string) => string
  identity: string
  smoking: string
  shuttle: string
  deposit: string
  lateArrival: (phone: string) => string
}

const rules: Record<ContentLanguage, Rules> = {
  en: {
    hours: (from, until) => `Check-in is from ${from}, check-out until ${until}.`,
    identity: 'Every guest must show a passport or a Saudi residence permit (iqama) at check-in.',
    smoking: 'Smoking is not allowed in the rooms.',
    shuttle: 'A shuttle runs to the Haram around prayer times.',
    deposit: 'The hotel may ask for a deposit at check-in.',
    lateArrival: (phone) => `If you arrive after midnight, call ${phone} in advance.`,
  },
  ar: {
    hours: (from, until) => `تسجيل الوصول من الساعة ${from}، وتسجيل المغادرة حتى الساعة ${until}.`,
    identity: 'يجب على كل ضيف إبراز جواز السفر أو الإقامة السعودية عند تسجيل الوصول.',
    smoking: 'التدخين ممنوع في الغرف.',
    shuttle: 'تتوفر حافلات ترددية إلى الحرم في أوقات الصلاة.',
    deposit: 'قد يطلب الفندق مبلغ تأمين عند تسجيل الوصول.',
    lateArrival: (phone) => `عند الوصول بعد منتصف الليل، يُرجى الاتصال مسبقًا على الرقم ${isolate(phone)}.`,
  },
  tr: {
    hours: (from, until) => `Otele giriş en erken ${from}, otelden çıkış en geç ${until}.`,
    identity: 'Her misafirin girişte pasaportunu veya Suudi Arabistan ikamet kartını (iqama) göstermesi gerekir.',
    smoking: 'Odalarda sigara içilmez.',
    shuttle: 'Namaz vakitlerinde Harem’e servis vardır.',
    deposit: 'Otel girişte depozito isteyebilir.',
    lateArrival: (phone) => `Gece yarısından sonra gelecekseniz önceden ${phone} numarasını arayın.`,
  },
  id: {
    // Indonesian writes the time as 15.00.
    hours: (from, until) =>
      `Check-in mulai pukul ${from.replace(':', '.')}, check-out paling lambat pukul ${until.replace(':', '.')}.`,
    identity: 'Setiap tamu wajib menunjukkan paspor atau izin tinggal Arab Saudi (iqamah) saat check-in.',
    smoking: 'Dilarang merokok di dalam kamar.',
    shuttle: 'Tersedia shuttle ke masjid di sekitar waktu salat.',
    deposit: 'Hotel dapat meminta deposit saat check-in.',
    lateArrival: (phone) => `Jika tiba lewat tengah malam, hubungi ${phone} terlebih dahulu.`,
  },
  ur: {
    hours: (from, until) => `چیک اِن ${from} بجے سے اور چیک آؤٹ ${until} بجے تک ہے۔`,
    identity: 'چیک اِن کے وقت ہر مہمان کو پاسپورٹ یا اقامہ دکھانا ہو گا۔',
    smoking: 'کمروں میں سگریٹ نوشی منع ہے۔',
    shuttle: 'نماز کے اوقات میں حرم تک شٹل چلتی ہے۔',
    deposit: 'چیک اِن کے وقت ہوٹل ڈپازٹ طلب کر سکتا ہے۔',
    lateArrival: (phone) => `آدھی رات کے بعد پہنچنا ہو تو پہلے ${isolate(phone)} پر فون کریں۔`,
  },
}

/** Returns the house rules, in the HTML that suppliers send. */
export function houseRules(hotel: Hotel, language: ContentLanguage): string {
  const { checkInTime, checkOutTime, distance, stars, phone } = hotel
  const { hours, identity, smoking, shuttle, deposit, lateArrival } = rules[language]
  return [
    `<p>${hours(`<b>${checkInTime}</b>`, `<b>${checkOutTime}</b>`)}</p>`,
    `<ul><li>${identity}</li>`,
    `<li>${smoking}</li>`,
    distance > 1200 ? `<li>${shuttle}</li>` : '',
    stars >= 4 ? `<li>${deposit}</li>` : '',
    `</ul><p>${lateArrival(phone)}&nbsp;</p>`,
  ].join('')
}
