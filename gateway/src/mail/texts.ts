import type { Locale } from '#src/locales.ts'

/** Texts of the booking mails. Counts use the plural rules of each language. */

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export interface MailWords {
  /** Product name. */
  product: string
  greeting: string
  confirmedSubject: string
  confirmedIntro: string
  cancelledSubject: string
  cancelledIntro: string
  stay: string
  lead: string
  reference: string
  total: string
  freeUntil: string
  feeFromBooking: string
  feeFrom: string
  nonRefundable: string
  refund: string
  open: string
  help: string
  city: Record<string, string>
  nights: Forms
  rooms: Forms
  guests: Forms
}

export const words: Record<Locale, MailWords> = {
  'en-US': {
    product: 'Rihla',
    greeting: 'Dear {{agent}},',
    confirmedSubject: 'Booking confirmed: {{hotel}}, {{checkIn}} ({{reference}})',
    confirmedIntro: 'Your booking is confirmed.',
    cancelledSubject: 'Booking cancelled: {{hotel}}, {{checkIn}} ({{reference}})',
    cancelledIntro: 'Your booking has been cancelled.',
    stay: '{{checkIn}} to {{checkOut}}',
    lead: 'Lead traveler',
    reference: 'Booking reference (BRN)',
    total: 'Total incl. VAT',
    freeUntil: 'Free cancellation until {{time}} (Makkah time)',
    feeFromBooking: 'Cancellation fee from the time of booking: {{fee}}',
    feeFrom: 'Cancellation fee from {{time}} (Makkah time): {{fee}}',
    nonRefundable: 'Non-refundable',
    refund: 'Refunded to the wallet',
    open: 'View booking',
    help: 'This e-mail was sent automatically. Please do not reply. If you need help, quote the booking reference {{reference}}.',
    city: { SA1: 'Makkah', SA4: 'Madinah' },
    nights: { one: '{{n}} night', other: '{{n}} nights' },
    rooms: { one: '{{n}} room', other: '{{n}} rooms' },
    guests: { one: '{{n}} guest', other: '{{n}} guests' },
  },
  'ar-SA': {
    product: 'منصة «رحلة»',
    greeting: 'السلام عليكم {{agent}}،',
    confirmedSubject: 'تأكيد الحجز: {{hotel}}، {{checkIn}} ({{reference}})',
    confirmedIntro: 'تم تأكيد حجزك.',
    cancelledSubject: 'إلغاء الحجز: {{hotel}}، {{checkIn}} ({{reference}})',
    cancelledIntro: 'تم إلغاء حجزك.',
    stay: 'من {{checkIn}} إلى {{checkOut}}',
    lead: 'المسافر الرئيسي',
    reference: 'رقم الحجز (BRN)',
    total: 'الإجمالي شامل ضريبة القيمة المضافة',
    freeUntil: 'الإلغاء مجاني حتى {{time}} (بتوقيت مكة المكرمة)',
    feeFromBooking: 'رسوم الإلغاء من وقت الحجز: {{fee}}',
    feeFrom: 'رسوم الإلغاء اعتبارًا من {{time}} (بتوقيت مكة المكرمة): {{fee}}',
    nonRefundable: 'غير قابل للاسترداد',
    refund: 'المبلغ المسترد إلى المحفظة',
    open: 'عرض الحجز',
    help: 'هذه رسالة تلقائية، يُرجى عدم الرد عليها. عند طلب المساعدة، يُرجى ذكر رقم الحجز {{reference}}.',
    city: { SA1: 'مكة المكرمة', SA4: 'المدينة المنورة' },
    nights: { one: 'ليلة واحدة', two: 'ليلتان', few: '{{n}} ليالٍ', many: '{{n}} ليلة', other: '{{n}} ليلة' },
    rooms: { one: 'غرفة واحدة', two: 'غرفتان', few: '{{n}} غرف', many: '{{n}} غرفة', other: '{{n}} غرفة' },
    guests: { one: 'ضيف واحد', two: 'ضيفان', few: '{{n}} ضيوف', many: '{{n}} ضيفًا', other: '{{n}} ضيف' },
  },
  'tr-TR': {
    product: 'Rihla',
    greeting: 'Sayın {{agent}},',
    confirmedSubject: 'Rezervasyonunuz teyit edildi: {{hotel}}, {{checkIn}} ({{reference}})',
    confirmedIntro: 'Rezervasyonunuz teyit edildi.',
    cancelledSubject: 'Rezervasyonunuz iptal edildi: {{hotel}}, {{checkIn}} ({{reference}})',
    cancelledIntro: 'Rezervasyonunuz iptal edildi.',
    stay: 'Giriş {{checkIn}}, çıkış {{checkOut}}',
    lead: 'Ana misafir',
    reference: 'Rezervasyon numarası (BRN)',
    total: 'Vergiler dahil toplam',
    freeUntil: 'Ücretsiz iptal için son tarih: {{time}} (Mekke saatiyle)',
    feeFromBooking: 'Rezervasyon anından itibaren iptal ücreti: {{fee}}',
    feeFrom: '{{time}} itibarıyla (Mekke saatiyle) iptal ücreti: {{fee}}',
    nonRefundable: 'İade edilmez',
    refund: 'Cüzdana iade edilen tutar',
    open: 'Rezervasyonu aç',
    help: 'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayın. Destek isterken rezervasyon numaranızı belirtin: {{reference}}.',
    city: { SA1: 'Mekke', SA4: 'Medine' },
    nights: { other: '{{n}} gece' },
    rooms: { other: '{{n}} oda' },
    guests: { other: '{{n}} misafir' },
  },
  'id-ID': {
    product: 'Rihla',
    greeting: 'Yth. {{agent}},',
    confirmedSubject: 'Pesanan terkonfirmasi: {{hotel}}, {{checkIn}} ({{reference}})',
    confirmedIntro: 'Pesanan Anda sudah terkonfirmasi.',
    cancelledSubject: 'Pesanan dibatalkan: {{hotel}}, {{checkIn}} ({{reference}})',
    cancelledIntro: 'Pesanan Anda telah dibatalkan.',
    stay: '{{checkIn}} sampai {{checkOut}}',
    lead: 'Tamu utama',
    reference: 'Nomor pesanan (BRN)',
    total: 'Total termasuk PPN (VAT)',
    freeUntil: 'Pembatalan gratis sampai {{time}} (waktu Makkah)',
    feeFromBooking: 'Biaya pembatalan sejak pemesanan: {{fee}}',
    feeFrom: 'Biaya pembatalan mulai {{time}} (waktu Makkah): {{fee}}',
    nonRefundable: 'Tidak bisa refund',
    refund: 'Refund masuk ke dompet',
    open: 'Buka pesanan',
    help: 'Email ini dikirim otomatis, mohon tidak dibalas. Jika perlu bantuan, cantumkan nomor pesanan {{reference}}.',
    city: { SA1: 'Makkah', SA4: 'Madinah' },
    nights: { other: '{{n}} malam' },
    rooms: { other: '{{n}} kamar' },
    guests: { other: '{{n}} tamu' },
  },
  'ur-PK': {
    product: 'رحلہ',
    greeting: 'السلام علیکم {{agent}}،',
    confirmedSubject: 'بکنگ کی تصدیق: {{hotel}}، {{checkIn}} ({{reference}})',
    confirmedIntro: 'آپ کی بکنگ کی تصدیق ہو گئی ہے۔',
    cancelledSubject: 'بکنگ منسوخ: {{hotel}}، {{checkIn}} ({{reference}})',
    cancelledIntro: 'آپ کی بکنگ منسوخ کر دی گئی ہے۔',
    stay: 'چیک اِن {{checkIn}}، چیک آؤٹ {{checkOut}}',
    lead: 'لیڈ مسافر',
    reference: 'بکنگ نمبر (BRN)',
    total: 'کل رقم بشمول VAT',
    freeUntil: '{{time}} تک (مکہ کے وقت کے مطابق) مفت منسوخی',
    feeFromBooking: 'بکنگ کے وقت سے منسوخی کی کٹوتی: {{fee}}',
    feeFrom: '{{time}} سے (مکہ کے وقت کے مطابق) منسوخی کی کٹوتی: {{fee}}',
    nonRefundable: 'نان ریفنڈ ایبل',
    refund: 'والٹ میں ریفنڈ',
    open: 'بکنگ کھولیں',
    help: 'یہ خودکار ای میل ہے، براہِ کرم اس کا جواب نہ دیں۔ مدد مانگتے وقت بکنگ نمبر {{reference}} بتائیں۔',
    city: { SA1: 'مکہ مکرمہ', SA4: 'مدینہ منورہ' },
    nights: { one: '{{n}} رات', other: '{{n}} راتیں' },
    rooms: { one: '{{n}} کمرہ', other: '{{n}} کمرے' },
    guests: { other: '{{n}} مہمان' },
  },
}
