import type { Locale } from '#src/locales.ts'

interface ReturnTexts {
  subject: string
  intro: string
  next?: string
}

/** Texts of e-mails about returned top-ups. */
interface TopUpTexts {
  card: string
  balance: string
  owed: string
  openWallet: string
  REFUND: ReturnTexts
  CHARGEBACK: ReturnTexts
  REVERSAL: ReturnTexts
}

export const topUpTexts: Record<Locale, TopUpTexts> = {
  'en-US': {
    card: 'Card ending in {{lastFour}}',
    balance: 'Wallet balance now: {{balance}}',
    owed: 'The wallet did not cover this: your company owes {{owed}}. Until a top-up covers it, no booking can be made or paid. Existing bookings stay as they are.',
    openWallet: 'View wallet',
    REFUND: {
      subject: 'A wallet top-up was refunded ({{amount}})',
      intro: '{{amount}} of a top-up was refunded to the card and taken from your company’s wallet.',
    },
    CHARGEBACK: {
      subject: 'A wallet top-up was charged back ({{amount}})',
      intro: 'The cardholder’s bank has reversed a top-up. {{amount}} was taken from your company’s wallet.',
      next: 'If the charge was yours, ask the cardholder to withdraw the dispute at the bank, and write to {{contact}}.',
    },
    REVERSAL: {
      subject: '{{amount}} is back in your wallet',
      intro: 'The chargeback of a top-up was withdrawn or lost. {{amount}} was returned to your company’s wallet.',
    },
  },
  'ar-SA': {
    card: 'البطاقة المنتهية بـ {{lastFour}}',
    balance: 'رصيد المحفظة الآن: {{balance}}',
    owed: 'لم يكفِ رصيد المحفظة، وعلى شركتك الآن مبلغ مستحق قدره {{owed}}. لا يمكن إنشاء أي حجز أو دفع قيمته حتى تتم تغطية المبلغ بشحن المحفظة. تبقى الحجوزات الحالية كما هي.',
    openWallet: 'عرض المحفظة',
    REFUND: {
      subject: 'استرداد عملية شحن للمحفظة ({{amount}})',
      intro: 'أُعيد {{amount}} من عملية شحن إلى البطاقة وخُصم من محفظة شركتك.',
    },
    CHARGEBACK: {
      subject: 'اعتراض على عملية شحن للمحفظة ({{amount}})',
      intro: 'عكس مصرف حامل البطاقة عملية شحن للمحفظة، وخُصم {{amount}} من محفظة شركتك.',
      next: 'إذا كانت العملية تخصكم، يُرجى أن يطلب حامل البطاقة من مصرفه سحب الاعتراض، ومراسلتنا على {{contact}}.',
    },
    REVERSAL: {
      subject: 'عاد {{amount}} إلى محفظتك',
      intro: 'سُحب الاعتراض على عملية الشحن أو رُفض، وأُعيد {{amount}} إلى محفظة شركتك.',
    },
  },
  'tr-TR': {
    card: 'Kartın son dört hanesi: {{lastFour}}',
    balance: 'Güncel cüzdan bakiyesi: {{balance}}',
    owed: 'Cüzdan bakiyesi bu tutarı karşılamadı: şirketinizin borcu {{owed}}. Borç bir yüklemeyle kapanana kadar rezervasyon yapılamaz ve ödenemez. Mevcut rezervasyonlar değişmez.',
    openWallet: 'Cüzdanı aç',
    REFUND: {
      subject: 'Bir cüzdan yüklemesi iade edildi ({{amount}})',
      intro: 'Bir yüklemenin {{amount}} tutarındaki kısmı karta iade edildi ve şirketinizin cüzdanından düşüldü.',
    },
    CHARGEBACK: {
      subject: 'Bir cüzdan yüklemesine ters ibraz yapıldı ({{amount}})',
      intro: 'Kart sahibinin bankası bir yüklemeyi geri aldı. {{amount}} şirketinizin cüzdanından düşüldü.',
      next: 'İşlem size aitse kart sahibinin bankasına itirazını geri çektirmesini isteyin ve {{contact}} adresine yazın.',
    },
    REVERSAL: {
      subject: '{{amount}} cüzdanınıza geri döndü',
      intro:
        'Bir yüklemeye yapılan ters ibraz geri çekildi veya reddedildi. {{amount}} şirketinizin cüzdanına iade edildi.',
    },
  },
  'id-ID': {
    card: 'Kartu berakhiran {{lastFour}}',
    balance: 'Saldo dompet saat ini: {{balance}}',
    owed: 'Saldo dompet tidak mencukupi: perusahaan Anda berutang {{owed}}. Sampai utang ini lunas dengan isi saldo, pesanan tidak bisa dibuat atau dibayar. Pesanan yang sudah ada tidak berubah.',
    openWallet: 'Buka dompet',
    REFUND: {
      subject: 'Isi saldo dompet dikembalikan ke kartu ({{amount}})',
      intro: '{{amount}} dari sebuah isi saldo dikembalikan ke kartu dan dipotong dari dompet perusahaan Anda.',
    },
    CHARGEBACK: {
      subject: 'Chargeback atas isi saldo dompet ({{amount}})',
      intro: 'Bank pemegang kartu membatalkan sebuah isi saldo. {{amount}} dipotong dari dompet perusahaan Anda.',
      next: 'Jika transaksi itu memang milik Anda, minta pemegang kartu mencabut sanggahan di banknya, lalu kirim email ke {{contact}}.',
    },
    REVERSAL: {
      subject: '{{amount}} kembali ke dompet Anda',
      intro:
        'Chargeback atas sebuah isi saldo dicabut atau ditolak. {{amount}} dikembalikan ke dompet perusahaan Anda.',
    },
  },
  'ur-PK': {
    card: 'کارڈ کے آخری چار ہندسے: {{lastFour}}',
    balance: 'والٹ کا موجودہ بیلنس: {{balance}}',
    owed: 'والٹ کا بیلنس کافی نہیں تھا: آپ کی کمپنی پر {{owed}} واجب الادا ہیں۔ جب تک ٹاپ اپ سے یہ رقم پوری نہ ہو، کوئی بکنگ کی یا ادا نہیں کی جا سکتی۔ موجودہ بکنگز ویسی ہی رہیں گی۔',
    openWallet: 'والٹ دیکھیں',
    REFUND: {
      subject: 'والٹ کا ایک ٹاپ اپ واپس کر دیا گیا ({{amount}})',
      intro: 'ایک ٹاپ اپ کے {{amount}} کارڈ پر واپس کر کے آپ کی کمپنی کے والٹ سے کاٹ لیے گئے ہیں۔',
    },
    CHARGEBACK: {
      subject: 'والٹ کے ایک ٹاپ اپ پر چارج بیک ہوا ({{amount}})',
      intro: 'کارڈ ہولڈر کے بینک نے ایک ٹاپ اپ واپس لے لیا ہے۔ {{amount}} آپ کی کمپنی کے والٹ سے کاٹ لیے گئے ہیں۔',
      next: 'اگر یہ ادائیگی آپ ہی کی تھی تو کارڈ ہولڈر سے کہیں کہ بینک میں اپنا اعتراض واپس لے، اور {{contact}} پر ای میل کریں۔',
    },
    REVERSAL: {
      subject: '{{amount}} آپ کے والٹ میں واپس آ گئے',
      intro:
        'ایک ٹاپ اپ پر چارج بیک واپس لے لیا گیا یا مسترد ہو گیا۔ {{amount}} آپ کی کمپنی کے والٹ میں واپس کر دیے گئے ہیں۔',
    },
  },
}
