import type { Locale } from '#src/locales.ts'

/** Texts of e-mails about bookings of any product. */
export interface EmailTexts {
  /** Product name. */
  product: string
  greeting: string
  lead: string
  reference: string
  total: string
  promo: string
  freeUntil: string
  feeFromBooking: string
  feeFrom: string
  nonRefundable: string
  /** Printed between the current terms and the accepted terms. */
  tightened: string
  payBy: string
  refund: string
  open: string
  help: string
}

export const emailTexts: Record<Locale, EmailTexts> = {
  'en-US': {
    product: 'Rihla',
    greeting: 'Dear {{agent}},',
    lead: 'Lead traveler',
    reference: 'Booking reference (BRN)',
    total: 'Total incl. VAT',
    promo: 'Discount with promo code {{code}} (already deducted)',
    freeUntil: 'Free cancellation until {{time}} (Makkah time)',
    feeFromBooking: 'Cancellation fee from the time of booking: {{fee}}',
    feeFrom: 'Cancellation fee from {{time}} (Makkah time): {{fee}}',
    tightened: 'The supplier changed these terms after the booking. Accepted when booking:',
    nonRefundable: 'Non-refundable',
    payBy: 'Pay by (Makkah time)',
    refund: 'Refunded to the wallet',
    open: 'View booking',
    help: 'This email was sent automatically. Please do not reply. If you need help, quote the booking reference {{reference}}.',
  },
  'ar-SA': {
    product: 'منصة «رحلة»',
    greeting: 'السلام عليكم {{agent}}،',
    lead: 'المسافر الرئيسي',
    reference: 'رقم الحجز (BRN)',
    total: 'الإجمالي شامل ضريبة القيمة المضافة',
    promo: 'الخصم برمز {{code}} (مخصوم من الإجمالي)',
    freeUntil: 'الإلغاء مجاني حتى {{time}} (بتوقيت مكة المكرمة)',
    feeFromBooking: 'رسوم الإلغاء من وقت الحجز: {{fee}}',
    feeFrom: 'رسوم الإلغاء اعتبارًا من {{time}} (بتوقيت مكة المكرمة): {{fee}}',
    tightened: 'غيّر المورّد هذه الشروط بعد الحجز. الشروط المقبولة عند الحجز:',
    nonRefundable: 'غير قابل للاسترداد',
    payBy: 'الدفع قبل (بتوقيت مكة المكرمة)',
    refund: 'المبلغ المسترد إلى المحفظة',
    open: 'عرض الحجز',
    help: 'هذه رسالة تلقائية، يُرجى عدم الرد عليها. عند طلب المساعدة، يُرجى ذكر رقم الحجز {{reference}}.',
  },
  'tr-TR': {
    product: 'Rihla',
    greeting: 'Sayın {{agent}},',
    lead: 'Ana yolcu',
    reference: 'Rezervasyon numarası (BRN)',
    total: 'Vergiler dahil toplam',
    promo: '{{code}} promosyon koduyla indirim (toplamdan düşüldü)',
    freeUntil: 'Ücretsiz iptal için son tarih: {{time}} (Mekke saatiyle)',
    feeFromBooking: 'Rezervasyon anından itibaren iptal ücreti: {{fee}}',
    feeFrom: '{{time}} itibarıyla (Mekke saatiyle) iptal ücreti: {{fee}}',
    tightened: 'Tedarikçi bu koşulları rezervasyondan sonra değiştirdi. Rezervasyon sırasında kabul edilen koşullar:',
    nonRefundable: 'İade edilmez',
    payBy: 'Son ödeme (Mekke saatiyle)',
    refund: 'Cüzdana iade edilen tutar',
    open: 'Rezervasyonu aç',
    help: 'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayın. Destek isterken rezervasyon numaranızı belirtin: {{reference}}.',
  },
  'id-ID': {
    product: 'Rihla',
    greeting: 'Yth. {{agent}},',
    lead: 'Tamu utama',
    reference: 'Nomor pesanan (BRN)',
    total: 'Total termasuk PPN (VAT)',
    promo: 'Diskon kode promo {{code}} (sudah dipotong dari total)',
    freeUntil: 'Pembatalan gratis sampai {{time}} (waktu Makkah)',
    feeFromBooking: 'Biaya pembatalan sejak pemesanan: {{fee}}',
    feeFrom: 'Biaya pembatalan mulai {{time}} (waktu Makkah): {{fee}}',
    tightened: 'Supplier mengubah ketentuan ini setelah pemesanan. Ketentuan yang disetujui saat memesan:',
    nonRefundable: 'Tidak bisa refund',
    payBy: 'Bayar sebelum (waktu Makkah)',
    refund: 'Refund masuk ke dompet',
    open: 'Buka pesanan',
    help: 'Email ini dikirim otomatis, mohon tidak dibalas. Jika perlu bantuan, cantumkan nomor pesanan {{reference}}.',
  },
  'ur-PK': {
    product: 'رحلہ',
    greeting: 'السلام علیکم {{agent}}،',
    lead: 'لیڈ مسافر',
    reference: 'بکنگ نمبر (BRN)',
    total: 'کل رقم بشمول VAT',
    promo: 'پرومو کوڈ {{code}} سے رعایت (کل رقم میں سے منہا شدہ)',
    freeUntil: '{{time}} تک (مکہ کے وقت کے مطابق) مفت منسوخی',
    feeFromBooking: 'بکنگ کے وقت سے منسوخی کی کٹوتی: {{fee}}',
    feeFrom: '{{time}} سے (مکہ کے وقت کے مطابق) منسوخی کی کٹوتی: {{fee}}',
    tightened: 'سپلائر نے یہ شرائط بکنگ کے بعد تبدیل کی ہیں۔ بکنگ کے وقت منظور شدہ شرائط:',
    nonRefundable: 'رقم ناقابلِ واپسی',
    payBy: 'ادائیگی کی آخری مہلت (مکہ کا وقت)',
    refund: 'والٹ میں ریفنڈ',
    open: 'بکنگ کھولیں',
    help: 'یہ خودکار ای میل ہے، براہِ کرم اس کا جواب نہ دیں۔ مدد مانگتے وقت بکنگ نمبر {{reference}} بتائیں۔',
  },
}
