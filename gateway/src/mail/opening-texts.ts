import type { Locale } from '#src/locales.ts'

export type BookingEmailKind =
  | 'booking-confirmed'
  | 'booking-cancelled'
  | 'cancellation-refused'
  | 'booking-changed'
  | 'booking-held'
  | 'payment-due'
  | 'booking-released'
  | 'terms-tightened'

/** Subject and first sentence of each kind of e-mail about a booking. */
export const openingTexts: Record<Locale, Record<BookingEmailKind, { subject: string; intro: string }>> = {
  'en-US': {
    'booking-confirmed': {
      subject: 'Booking confirmed: {{name}}, {{day}} ({{reference}})',
      intro: 'Your booking is confirmed.',
    },
    'booking-cancelled': {
      subject: 'Booking cancelled: {{name}}, {{day}} ({{reference}})',
      intro: 'Your booking has been cancelled.',
    },
    'cancellation-refused': {
      subject: 'Cancellation declined: {{name}}, {{day}} ({{reference}})',
      intro:
        'The supplier declined to cancel this booking. It stays confirmed, and nothing was refunded. The booking shows the reason that the supplier gave.',
    },
    'booking-changed': {
      subject: 'Booking changed: {{name}}, {{day}} ({{reference}})',
      intro: 'Your booking has been changed. These are the new details.',
    },
    'booking-held': {
      subject: 'Held without payment: {{name}}, {{day}} ({{reference}})',
      intro:
        'Your booking is confirmed and held for you without payment. Pay by {{payBy}} (Makkah time), or it will be released.',
    },
    'payment-due': {
      subject: 'Pay by {{payBy}}: {{name}} ({{reference}})',
      intro: 'This booking is not paid yet. Pay by {{payBy}} (Makkah time), or it will be released.',
    },
    'terms-tightened': {
      subject: 'Stricter cancellation terms: {{name}}, {{day}} ({{reference}})',
      intro: 'The supplier has tightened the cancellation terms of this booking. If you cancel, the terms below apply.',
    },
    'booking-released': {
      subject: 'Booking released: {{name}}, {{day}} ({{reference}})',
      intro: 'This booking was not paid by {{payBy}} (Makkah time) and has been released. Nothing was charged.',
    },
  },
  'ar-SA': {
    'booking-confirmed': { subject: 'تأكيد الحجز: {{name}}، {{day}} ({{reference}})', intro: 'تم تأكيد حجزك.' },
    'booking-cancelled': { subject: 'إلغاء الحجز: {{name}}، {{day}} ({{reference}})', intro: 'تم إلغاء حجزك.' },
    'cancellation-refused': {
      subject: 'رفض المورّد الإلغاء: {{name}}، {{day}} ({{reference}})',
      intro:
        'رفض المورّد إلغاء هذا الحجز. لا يزال الحجز مؤكدًا، ولم يُسترد أي مبلغ. تجد السبب الذي ذكره المورّد في صفحة الحجز.',
    },
    'booking-changed': {
      subject: 'تعديل الحجز: {{name}}، {{day}} ({{reference}})',
      intro: 'تم تعديل حجزك. فيما يلي التفاصيل الجديدة.',
    },
    'booking-held': {
      subject: 'حجز بدون دفع: {{name}}، {{day}} ({{reference}})',
      intro:
        'تم تأكيد حجزك والاحتفاظ به دون دفع. يُرجى الدفع قبل {{payBy}} (بتوقيت مكة المكرمة)، وإلا فسيُلغى الحجز تلقائيًا.',
    },
    'payment-due': {
      subject: 'آخر موعد للدفع {{payBy}}: {{name}} ({{reference}})',
      intro: 'لم يُدفع ثمن هذا الحجز بعد. يُرجى الدفع قبل {{payBy}} (بتوقيت مكة المكرمة)، وإلا فسيُلغى الحجز تلقائيًا.',
    },
    'terms-tightened': {
      subject: 'شروط إلغاء أشد: {{name}}، {{day}} ({{reference}})',
      intro: 'شدّد المورّد شروط إلغاء هذا الحجز. عند الإلغاء تُطبَّق الشروط المذكورة أدناه.',
    },
    'booking-released': {
      subject: 'أُلغي الحجز لعدم الدفع: {{name}}، {{day}} ({{reference}})',
      intro: 'لم يُدفع ثمن هذا الحجز قبل {{payBy}} (بتوقيت مكة المكرمة)، فأُلغي تلقائيًا. لم يُخصم أي مبلغ.',
    },
  },
  'tr-TR': {
    'booking-confirmed': {
      subject: 'Rezervasyonunuz teyit edildi: {{name}}, {{day}} ({{reference}})',
      intro: 'Rezervasyonunuz teyit edildi.',
    },
    'booking-cancelled': {
      subject: 'Rezervasyonunuz iptal edildi: {{name}}, {{day}} ({{reference}})',
      intro: 'Rezervasyonunuz iptal edildi.',
    },
    'cancellation-refused': {
      subject: 'Tedarikçi iptali kabul etmedi: {{name}}, {{day}} ({{reference}})',
      intro:
        'Tedarikçi bu rezervasyonun iptalini kabul etmedi. Rezervasyon geçerliliğini koruyor ve hiçbir tutar iade edilmedi. Tedarikçinin gerekçesini rezervasyon sayfasında görebilirsiniz.',
    },
    'booking-changed': {
      subject: 'Rezervasyonunuz değiştirildi: {{name}}, {{day}} ({{reference}})',
      intro: 'Rezervasyonunuz değiştirildi. Yeni bilgiler aşağıdadır.',
    },
    'booking-held': {
      subject: 'Ödemesiz rezervasyon: {{name}}, {{day}} ({{reference}})',
      intro:
        'Rezervasyonunuz teyit edildi ve ödeme alınmadan sizin için tutuluyor. Son ödeme zamanı: {{payBy}} (Mekke saatiyle). Ödenmezse rezervasyon otomatik olarak iptal edilir.',
    },
    'payment-due': {
      subject: 'Son ödeme {{payBy}}: {{name}} ({{reference}})',
      intro:
        'Bu rezervasyon henüz ödenmedi. Son ödeme zamanı: {{payBy}} (Mekke saatiyle). Ödenmezse rezervasyon otomatik olarak iptal edilir.',
    },
    'terms-tightened': {
      subject: 'İptal koşulları ağırlaştı: {{name}}, {{day}} ({{reference}})',
      intro:
        'Tedarikçi bu rezervasyonun iptal koşullarını ağırlaştırdı. İptal etmeniz halinde aşağıdaki koşullar geçerlidir.',
    },
    'booking-released': {
      subject: 'Ödenmediği için iptal edildi: {{name}}, {{day}} ({{reference}})',
      intro:
        'Bu rezervasyon son ödeme zamanına kadar ({{payBy}}, Mekke saatiyle) ödenmediği için otomatik olarak iptal edildi. Hiçbir tutar tahsil edilmedi.',
    },
  },
  'id-ID': {
    'booking-confirmed': {
      subject: 'Pesanan terkonfirmasi: {{name}}, {{day}} ({{reference}})',
      intro: 'Pesanan Anda sudah terkonfirmasi.',
    },
    'booking-cancelled': {
      subject: 'Pesanan dibatalkan: {{name}}, {{day}} ({{reference}})',
      intro: 'Pesanan Anda telah dibatalkan.',
    },
    'cancellation-refused': {
      subject: 'Pembatalan ditolak supplier: {{name}}, {{day}} ({{reference}})',
      intro:
        'Supplier menolak pembatalan pesanan ini. Pesanan tetap terkonfirmasi dan tidak ada dana yang dikembalikan. Alasan dari supplier tercantum di halaman pesanan.',
    },
    'booking-changed': {
      subject: 'Pesanan diubah: {{name}}, {{day}} ({{reference}})',
      intro: 'Pesanan Anda telah diubah. Berikut detail terbarunya.',
    },
    'booking-held': {
      subject: 'Pesanan ditahan tanpa pembayaran: {{name}}, {{day}} ({{reference}})',
      intro:
        'Pesanan Anda sudah terkonfirmasi dan ditahan tanpa pembayaran. Bayar sebelum {{payBy}} (waktu Makkah). Jika tidak, pesanan dibatalkan otomatis.',
    },
    'payment-due': {
      subject: 'Bayar sebelum {{payBy}}: {{name}} ({{reference}})',
      intro:
        'Pesanan ini belum dibayar. Bayar sebelum {{payBy}} (waktu Makkah). Jika tidak, pesanan dibatalkan otomatis.',
    },
    'terms-tightened': {
      subject: 'Ketentuan pembatalan diperketat: {{name}}, {{day}} ({{reference}})',
      intro:
        'Supplier memperketat ketentuan pembatalan pesanan ini. Jika Anda membatalkan, ketentuan di bawah ini yang berlaku.',
    },
    'booking-released': {
      subject: 'Pesanan dilepas karena belum dibayar: {{name}}, {{day}} ({{reference}})',
      intro:
        'Pesanan ini tidak dibayar sampai {{payBy}} (waktu Makkah) sehingga dibatalkan otomatis. Tidak ada biaya yang dikenakan.',
    },
  },
  'ur-PK': {
    'booking-confirmed': {
      subject: 'بکنگ کی تصدیق: {{name}}، {{day}} ({{reference}})',
      intro: 'آپ کی بکنگ کی تصدیق ہو گئی ہے۔',
    },
    'booking-cancelled': {
      subject: 'بکنگ منسوخ: {{name}}، {{day}} ({{reference}})',
      intro: 'آپ کی بکنگ منسوخ کر دی گئی ہے۔',
    },
    'cancellation-refused': {
      subject: 'سپلائر نے منسوخی مسترد کی: {{name}}، {{day}} ({{reference}})',
      intro:
        'سپلائر نے یہ بکنگ منسوخ کرنے سے انکار کر دیا ہے۔ بکنگ بدستور کنفرم ہے اور کوئی رقم واپس نہیں کی گئی۔ سپلائر کی بتائی ہوئی وجہ بکنگ کے صفحے پر موجود ہے۔',
    },
    'booking-changed': {
      subject: 'بکنگ میں تبدیلی: {{name}}، {{day}} ({{reference}})',
      intro: 'آپ کی بکنگ تبدیل کر دی گئی ہے۔ نئی تفصیلات یہ ہیں۔',
    },
    'booking-held': {
      subject: 'بغیر ادائیگی ہولڈ: {{name}}، {{day}} ({{reference}})',
      intro:
        'آپ کی بکنگ کی تصدیق ہو گئی ہے اور یہ بغیر ادائیگی ہولڈ پر ہے۔ {{payBy}} (مکہ کے وقت کے مطابق) تک ادائیگی کریں، ورنہ بکنگ خود بخود منسوخ ہو جائے گی۔',
    },
    'payment-due': {
      subject: '{{payBy}} تک ادائیگی کریں: {{name}} ({{reference}})',
      intro:
        'اس بکنگ کی ادائیگی ابھی نہیں ہوئی۔ {{payBy}} (مکہ کے وقت کے مطابق) تک ادائیگی کریں، ورنہ بکنگ خود بخود منسوخ ہو جائے گی۔',
    },
    'terms-tightened': {
      subject: 'منسوخی کی شرائط مزید سخت: {{name}}، {{day}} ({{reference}})',
      intro: 'سپلائر نے اس بکنگ کی منسوخی کی شرائط سخت کر دی ہیں۔ منسوخ کرنے پر نیچے دی گئی شرائط لاگو ہوں گی۔',
    },
    'booking-released': {
      subject: 'عدم ادائیگی پر بکنگ منسوخ: {{name}}، {{day}} ({{reference}})',
      intro:
        '{{payBy}} (مکہ کے وقت کے مطابق) تک ادائیگی نہ ہونے پر یہ بکنگ خود بخود منسوخ کر دی گئی۔ کوئی رقم نہیں کاٹی گئی۔',
    },
  },
}
