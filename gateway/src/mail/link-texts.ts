import type { Locale } from '#src/locales.ts'

/** Texts of e-mails about payment links. */
export interface LinkTexts {
  sharedSubject: string
  hello: string
  sharedIntro: string
  amount: string
  validUntil: string
  open: string
  checkedAgain: string
  unexpected: string
  paidSubject: string
  paidIntro: string
  paidBy: string
  noActionNeeded: string
  viewShared: string
}

export const linkTexts: Record<Locale, LinkTexts> = {
  'en-US': {
    sharedSubject: 'Payment link from {{sender}} ({{amount}})',
    hello: 'Hello,',
    sharedIntro: '{{sender}} has shared a booking with you for payment.',
    amount: 'Amount: {{amount}}',
    validUntil: 'Valid until {{time}} (Makkah time)',
    open: 'Review and pay',
    checkedAgain:
      'We check price and availability again when you open the link. If the price has changed, you will see the old and the new price before you pay.',
    unexpected: 'If you did not expect this email, do not pay. Contact {{sender}} on a number you already know.',
    paidSubject: 'Payment link paid: {{name}}',
    paidIntro: 'The payment link has been paid.',
    paidBy: 'Paid by {{payer}}',
    noActionNeeded: 'You do not need to do anything.',
    viewShared: 'View shared reservations',
  },
  'ar-SA': {
    sharedSubject: 'رابط دفع من {{sender}} ({{amount}})',
    hello: 'السلام عليكم،',
    sharedIntro: 'وصلك حجز من {{sender}} لسداد قيمته.',
    amount: 'المبلغ: {{amount}}',
    validUntil: 'الرابط صالح حتى {{time}} (بتوقيت مكة المكرمة)',
    open: 'المراجعة والدفع',
    checkedAgain:
      'نتحقق من السعر والتوفر مرة أخرى عند فتح الرابط. إذا تغيّر السعر، فسيظهر السعر السابق والسعر الجديد قبل الدفع.',
    unexpected: 'إذا لم تكن هذه الرسالة متوقعة، يُرجى عدم الدفع والتواصل مع {{sender}} على رقم معروف لديك.',
    paidSubject: 'تم الدفع عبر الرابط: {{name}}',
    paidIntro: 'تم الدفع عبر الرابط.',
    paidBy: 'جهة الدفع: {{payer}}',
    noActionNeeded: 'لا يلزم اتخاذ أي إجراء.',
    viewShared: 'عرض مشاركة الحجوزات',
  },
  'tr-TR': {
    sharedSubject: '{{sender}} tarafından ödeme linki ({{amount}})',
    hello: 'Merhaba,',
    sharedIntro: '{{sender}} ödemeniz için bir rezervasyon paylaştı.',
    amount: 'Tutar: {{amount}}',
    validUntil: 'Son geçerlilik: {{time}} (Mekke saatiyle)',
    open: 'İncele ve öde',
    checkedAgain:
      'Linki açtığınızda fiyatı ve müsaitliği yeniden kontrol ederiz. Fiyat değiştiyse ödemeden önce önceki ve yeni fiyatı görürsünüz.',
    unexpected: 'Bu e-postayı beklemiyorsanız ödeme yapmayın; {{sender}} ile bildiğiniz bir numaradan iletişime geçin.',
    paidSubject: 'Ödeme linki ödendi: {{name}}',
    paidIntro: 'Ödeme linki ödendi.',
    paidBy: 'Ödeyen: {{payer}}',
    noActionNeeded: 'Herhangi bir işlem yapmanız gerekmiyor.',
    viewShared: 'Paylaşılan rezervasyonları aç',
  },
  'id-ID': {
    sharedSubject: 'Link pembayaran dari {{sender}} ({{amount}})',
    hello: 'Halo,',
    sharedIntro: '{{sender}} membagikan pesanan ini untuk Anda bayar.',
    amount: 'Jumlah: {{amount}}',
    validUntil: 'Berlaku sampai {{time}} (waktu Makkah)',
    open: 'Periksa dan bayar',
    checkedAgain:
      'Harga dan ketersediaan dicek lagi saat link dibuka. Jika harga berubah, harga sebelumnya dan harga baru ditampilkan sebelum pembayaran.',
    unexpected:
      'Jika tidak merasa menunggu email ini, jangan membayar; hubungi {{sender}} lewat nomor yang sudah Anda kenal.',
    paidSubject: 'Link pembayaran lunas: {{name}}',
    paidIntro: 'Link pembayaran sudah lunas.',
    paidBy: 'Dibayar oleh {{payer}}',
    noActionNeeded: 'Anda tidak perlu melakukan apa pun.',
    viewShared: 'Lihat pesanan yang dibagikan',
  },
  'ur-PK': {
    sharedSubject: '{{sender}} کی طرف سے ادائیگی کا لنک ({{amount}})',
    hello: 'السلام علیکم،',
    sharedIntro: '{{sender}} نے ادائیگی کے لیے یہ بکنگ آپ سے شیئر کی ہے۔',
    amount: 'رقم: {{amount}}',
    validUntil: 'لنک {{time}} تک کارآمد ہے (مکہ کے وقت کے مطابق)',
    open: 'دیکھیں اور ادائیگی کریں',
    checkedAgain:
      'لنک کھلنے پر قیمت اور دستیابی دوبارہ چیک کی جاتی ہے۔ قیمت بدلنے پر ادائیگی سے پہلے سابقہ اور نئی قیمت دکھائی جائے گی۔',
    unexpected:
      'اگر اس ای میل کی توقع نہیں تھی تو ادائیگی نہ کریں اور {{sender}} سے اپنے پاس موجود نمبر پر رابطہ کریں۔',
    paidSubject: 'لنک کی ادائیگی ہو گئی: {{name}}',
    paidIntro: 'لنک کی ادائیگی ہو گئی ہے۔',
    paidBy: 'ادائیگی کنندہ: {{payer}}',
    noActionNeeded: 'آپ کو کچھ کرنے کی ضرورت نہیں۔',
    viewShared: 'شیئر کردہ بکنگز دیکھیں',
  },
}
