import type { Locale } from '#src/locales.ts'
import { fill, isolate, isolateLtr, toOneLine } from '#src/mail/frame.ts'
import type { SpecialRequests } from '../special-requests.ts'

interface RequestTexts extends Record<SpecialRequests['codes'][number], string> {
  arrival: string
  requests: string
  note: string
  hint: string
}

const textsByLocale: Record<Locale, RequestTexts> = {
  'en-US': {
    arrival: 'Expected arrival at the hotel: {{time}} (Makkah time)',
    requests: 'Special requests: {{requests}}',
    note: 'Note to the hotel: {{note}}',
    hint: 'Special requests depend on availability. The hotel does not guarantee them.',
    ADJACENT_ROOMS: 'adjacent rooms',
    SAME_FLOOR: 'same floor',
    LOW_FLOOR: 'low floor',
    QUIET_ROOM: 'quiet room',
    ACCESSIBLE_ROOM: 'accessible room',
    BABY_COT: 'baby cot',
  },
  'ar-SA': {
    arrival: 'موعد الوصول المتوقع إلى الفندق: {{time}} (بتوقيت مكة المكرمة)',
    requests: 'الطلبات الخاصة: {{requests}}',
    note: 'ملاحظة للفندق: {{note}}',
    hint: 'تخضع الطلبات الخاصة للتوفر، ولا يضمن الفندق تلبيتها.',
    ADJACENT_ROOMS: 'غرف متجاورة',
    SAME_FLOOR: 'غرف في الطابق نفسه',
    LOW_FLOOR: 'طابق منخفض',
    QUIET_ROOM: 'غرفة هادئة',
    ACCESSIBLE_ROOM: 'غرفة مهيأة لذوي الإعاقة',
    BABY_COT: 'سرير أطفال',
  },
  'tr-TR': {
    arrival: 'Otele tahmini varış: {{time}} (Mekke saatiyle)',
    requests: 'Özel istekler: {{requests}}',
    note: 'Otele not: {{note}}',
    hint: 'Özel istekler müsaitliğe bağlıdır; otel bunları garanti etmez.',
    ADJACENT_ROOMS: 'yan yana odalar',
    SAME_FLOOR: 'aynı katta odalar',
    LOW_FLOOR: 'alt katlarda oda',
    QUIET_ROOM: 'sessiz oda',
    ACCESSIBLE_ROOM: 'engelli odası',
    BABY_COT: 'bebek yatağı',
  },
  'id-ID': {
    arrival: 'Perkiraan tiba di hotel: {{time}} (waktu Makkah)',
    requests: 'Permintaan khusus: {{requests}}',
    note: 'Catatan untuk hotel: {{note}}',
    hint: 'Permintaan khusus tergantung ketersediaan dan tidak dijamin oleh hotel.',
    ADJACENT_ROOMS: 'kamar bersebelahan',
    SAME_FLOOR: 'lantai yang sama',
    LOW_FLOOR: 'lantai rendah',
    QUIET_ROOM: 'kamar tenang',
    ACCESSIBLE_ROOM: 'kamar ramah difabel',
    BABY_COT: 'tempat tidur bayi',
  },
  'ur-PK': {
    arrival: 'ہوٹل پہنچنے کا متوقع وقت: {{time}} (مکہ کے وقت کے مطابق)',
    requests: 'خصوصی درخواستیں: {{requests}}',
    note: 'ہوٹل کے لیے نوٹ: {{note}}',
    hint: 'خصوصی درخواستیں دستیابی پر منحصر ہیں، ان کی ضمانت نہیں۔',
    ADJACENT_ROOMS: 'ساتھ ساتھ کمرے',
    SAME_FLOOR: 'ایک ہی منزل',
    LOW_FLOOR: 'نچلی منزل',
    QUIET_ROOM: 'پُرسکون کمرہ',
    ACCESSIBLE_ROOM: 'معذور افراد کے لیے موزوں کمرہ',
    BABY_COT: 'بے بی کاٹ',
  },
}

/** Returns lines about the special requests, ending with a note that the hotel does not guarantee them. */
export function requestLines(locale: Locale, { arrivalTime, codes, note }: SpecialRequests): string[] {
  const texts = textsByLocale[locale]
  const requests = codes.map((code) => texts[code]).join(' · ')
  return [
    ...(arrivalTime ? [fill(texts.arrival, { time: isolateLtr(arrivalTime) })] : []),
    ...(requests ? [fill(texts.requests, { requests })] : []),
    ...(note ? [fill(texts.note, { note: isolate(toOneLine(note)) })] : []),
    ...(requests || note ? [texts.hint] : []),
  ]
}
