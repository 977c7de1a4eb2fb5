import type { CardScenario, FieldName } from './card.ts'

interface Texts {
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly notice: string
  readonly amount: string
  readonly fields: Record<FieldName, string>
  readonly fieldErrors: Record<FieldName, string>
  readonly pay: string
  readonly cancel: string
  readonly declined: string
  readonly closed: string
  readonly testCards: string
  readonly scenarios: Record<CardScenario, string>
  readonly challengeTitle: string
  readonly challengeText: string
  readonly challengeCode: string
  readonly confirm: string
}

const texts: Record<string, Texts> = {
  'en-US': {
    dir: 'ltr',
    title: 'Pay by card',
    notice: 'Test environment: no real card is charged. Do not enter a real card number.',
    amount: 'Amount',
    fields: { number: 'Card number', expiry: 'Expiry (MM/YY)', code: 'Security code', name: 'Name on card' },
    fieldErrors: {
      number: 'Enter a valid card number',
      expiry: 'Enter an expiry date in the future, MM/YY',
      code: 'Enter the 3 or 4 digits',
      name: 'Enter the name on the card',
    },
    pay: 'Pay',
    cancel: 'Cancel and return',
    declined: 'The card was declined. You were not charged. Try another card.',
    closed: 'This payment is already complete. You can close this page.',
    testCards: 'Test cards',
    scenarios: {
      approved: 'Approved',
      declined: 'Declined',
      challenged: 'Asks for a code',
      late: 'Confirmed late',
      duplicated: 'Confirmed more than once',
      refundDeclined: 'First refund is declined',
      refunded: 'Top-up refunded after 20 seconds',
      disputed: 'Top-up charged back after 20 seconds',
      disputeWon: 'Charged back, then returned',
      lapsing: 'Authorization lapses after 10 seconds unless charged',
    },
    challengeTitle: 'Confirm the payment',
    challengeText: 'Your bank asks for a code. In this test environment it is 123456.',
    challengeCode: 'Code',
    confirm: 'Confirm',
  },
  'ar-SA': {
    dir: 'rtl',
    title: 'الدفع بالبطاقة',
    notice: 'بيئة تجريبية: لن يُخصم أي مبلغ من بطاقة حقيقية. لا تُدخل رقم بطاقة حقيقية.',
    amount: 'المبلغ',
    fields: {
      number: 'رقم البطاقة',
      expiry: 'تاريخ الانتهاء (شهر/سنة)',
      code: 'رمز الأمان',
      name: 'الاسم على البطاقة',
    },
    fieldErrors: {
      number: 'أدخل رقم بطاقة صحيحًا',
      expiry: 'أدخل تاريخ انتهاء صالحًا، شهر/سنة',
      code: 'أدخل 3 أو 4 أرقام',
      name: 'أدخل الاسم المكتوب على البطاقة',
    },
    pay: 'ادفع',
    cancel: 'إلغاء والعودة',
    declined: 'رُفضت البطاقة ولم يُخصم أي مبلغ. جرّب بطاقة أخرى.',
    closed: 'اكتملت عملية الدفع هذه، ويمكنك إغلاق الصفحة.',
    testCards: 'بطاقات الاختبار',
    scenarios: {
      approved: 'مقبولة',
      declined: 'مرفوضة',
      challenged: 'تطلب رمزًا',
      late: 'تأكيد متأخر',
      duplicated: 'تأكيد أكثر من مرة',
      refundDeclined: 'يُرفض أول استرداد',
      refunded: 'يُسترد الشحن بعد 20 ثانية',
      disputed: 'اعتراض على الشحن بعد 20 ثانية',
      disputeWon: 'اعتراض ثم إعادة المبلغ',
      lapsing: 'ينتهي حجز المبلغ بعد 10 ثوانٍ إن لم يُخصم',
    },
    challengeTitle: 'تأكيد عملية الدفع',
    challengeText: 'يطلب مصرفك رمزًا. الرمز في هذه البيئة التجريبية هو 123456.',
    challengeCode: 'الرمز',
    confirm: 'تأكيد',
  },
  'tr-TR': {
    dir: 'ltr',
    title: 'Kartla ödeme',
    notice: 'Test ortamı: gerçek bir karttan tahsilat yapılmaz. Gerçek kart numarası girmeyin.',
    amount: 'Tutar',
    fields: {
      number: 'Kart numarası',
      expiry: 'Son kullanma tarihi (AA/YY)',
      code: 'Güvenlik kodu',
      name: 'Kart üzerindeki isim',
    },
    fieldErrors: {
      number: 'Geçerli bir kart numarası girin',
      expiry: 'Geçerli bir son kullanma tarihi girin, AA/YY',
      code: '3 veya 4 haneyi girin',
      name: 'Kart üzerindeki ismi girin',
    },
    pay: 'Öde',
    cancel: 'İptal et ve geri dön',
    declined: 'Kart reddedildi. Tahsilat yapılmadı. Başka bir kart deneyin.',
    closed: 'Bu ödeme tamamlandı. Bu sayfayı kapatabilirsiniz.',
    testCards: 'Test kartları',
    scenarios: {
      approved: 'Onaylanır',
      declined: 'Reddedilir',
      challenged: 'Kod ister',
      late: 'Geç onaylanır',
      duplicated: 'Birden fazla kez onaylanır',
      refundDeclined: 'İlk iade reddedilir',
      refunded: 'Yükleme 20 saniye sonra iade edilir',
      disputed: '20 saniye sonra ters ibraz yapılır',
      disputeWon: 'Ters ibraz, ardından geri dönüş',
      lapsing: 'Bloke 10 saniye içinde tahsil edilmezse kalkar',
    },
    challengeTitle: 'Ödemeyi onaylayın',
    challengeText: 'Bankanız bir kod istiyor. Bu test ortamında kod 123456.',
    challengeCode: 'Kod',
    confirm: 'Onayla',
  },
  'id-ID': {
    dir: 'ltr',
    title: 'Bayar dengan kartu',
    notice: 'Lingkungan uji coba: tidak ada kartu sungguhan yang ditagih. Jangan masukkan nomor kartu sungguhan.',
    amount: 'Jumlah',
    fields: {
      number: 'Nomor kartu',
      expiry: 'Masa berlaku kartu (BB/TT)',
      code: 'Kode keamanan',
      name: 'Nama pada kartu',
    },
    fieldErrors: {
      number: 'Masukkan nomor kartu yang valid',
      expiry: 'Masukkan masa berlaku yang belum lewat, BB/TT',
      code: 'Masukkan 3 atau 4 digit',
      name: 'Masukkan nama pada kartu',
    },
    pay: 'Bayar',
    cancel: 'Batalkan dan kembali',
    declined: 'Kartu ditolak. Anda tidak ditagih. Coba kartu lain.',
    closed: 'Pembayaran ini sudah selesai. Anda dapat menutup halaman ini.',
    testCards: 'Kartu uji coba',
    scenarios: {
      approved: 'Diterima',
      declined: 'Ditolak',
      challenged: 'Meminta kode',
      late: 'Terlambat dikonfirmasi',
      duplicated: 'Dikonfirmasi lebih dari sekali',
      refundDeclined: 'Pengembalian dana pertama ditolak',
      refunded: 'Top up dikembalikan setelah 20 detik',
      disputed: 'Chargeback setelah 20 detik',
      disputeWon: 'Chargeback, lalu dana kembali',
      lapsing: 'Penahanan berakhir setelah 10 detik jika belum ditagih',
    },
    challengeTitle: 'Konfirmasi pembayaran',
    challengeText: 'Bank Anda meminta kode. Di lingkungan uji coba ini kodenya 123456.',
    challengeCode: 'Kode',
    confirm: 'Konfirmasi',
  },
  'ur-PK': {
    dir: 'rtl',
    title: 'کارڈ سے ادائیگی',
    notice: 'آزمائشی ماحول: کسی اصل کارڈ سے رقم نہیں کٹتی۔ اصل کارڈ نمبر درج نہ کریں۔',
    amount: 'رقم',
    fields: {
      number: 'کارڈ نمبر',
      expiry: 'کارڈ کی میعاد (مہینہ/سال)',
      code: 'سیکیورٹی کوڈ',
      name: 'کارڈ پر درج نام',
    },
    fieldErrors: {
      number: 'درست کارڈ نمبر درج کریں',
      expiry: 'کارڈ کی درست میعاد درج کریں، مہینہ/سال',
      code: '3 یا 4 ہندسے درج کریں',
      name: 'کارڈ پر درج نام لکھیں',
    },
    pay: 'ادائیگی کریں',
    cancel: 'منسوخ کریں اور واپس جائیں',
    declined: 'کارڈ قبول نہیں ہوا۔ کوئی رقم نہیں کٹی۔ دوسرا کارڈ آزمائیں۔',
    closed: 'یہ ادائیگی مکمل ہو چکی ہے۔ آپ یہ صفحہ بند کر سکتے ہیں۔',
    testCards: 'آزمائشی کارڈ',
    scenarios: {
      approved: 'قبول',
      declined: 'مسترد',
      challenged: 'کوڈ مانگتا ہے',
      late: 'دیر سے تصدیق',
      duplicated: 'ایک سے زیادہ بار تصدیق',
      refundDeclined: 'پہلا ریفنڈ مسترد',
      refunded: 'ٹاپ اپ 20 سیکنڈ بعد واپس',
      disputed: '20 سیکنڈ بعد چارج بیک',
      disputeWon: 'چارج بیک، پھر رقم واپس',
      lapsing: '10 سیکنڈ میں رقم نہ کٹے تو ہولڈ ختم',
    },
    challengeTitle: 'ادائیگی کی تصدیق کریں',
    challengeText: 'آپ کا بینک کوڈ مانگ رہا ہے۔ اس آزمائشی ماحول میں کوڈ 123456 ہے۔',
    challengeCode: 'کوڈ',
    confirm: 'تصدیق کریں',
  },
}

const english = texts['en-US'] as Texts

/** Returns the texts in a language, or in English if the language is not supported. */
export const textsFor = (language: string): Texts => texts[language] ?? english

export type { Texts }
