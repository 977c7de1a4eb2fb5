import type { Locale } from '#src/locales.ts'

/** Texts of e-mails about accounts and contact messages. */
export interface NoticeTexts {
  greeting: string
  authenticatorSubject: string
  authenticatorIntro: string
  authenticatorFirstSubject: string
  authenticatorFirstIntro: string
  authenticatorSince: string
  authenticatorEarlier: string
  authenticatorWarning: string
  openProfile: string
  contactSubject: string
  contactIntro: string
  contactNext: string
  contactUnexpected: string
  automatic: string
}

export const noticeTexts: Record<Locale, NoticeTexts> = {
  'en-US': {
    greeting: 'Dear {{agent}},',
    authenticatorSubject: 'Your authenticator app was changed',
    authenticatorIntro: 'A new authenticator app was set up for your account.',
    authenticatorFirstSubject: 'An authenticator app was set up for your account',
    authenticatorFirstIntro: 'An authenticator app was set up for your account.',
    authenticatorSince: 'Codes from this app have confirmed wallet payments since {{time}} (Makkah time).',
    authenticatorEarlier: 'Codes from the previous app and the previous recovery codes no longer work.',
    authenticatorWarning:
      'If this was not you, sign in now, change your password, sign out of all other devices and write to {{contact}}.',
    openProfile: 'View profile',
    contactSubject: 'We have received your message ({{reference}})',
    contactIntro: 'We have received your message.',
    contactNext: 'We will reply to this address. If you write again, quote the reference {{reference}}.',
    contactUnexpected: 'If you did not write to us, you can ignore this email.',
    automatic: 'This email was sent automatically. Please do not reply.',
  },
  'ar-SA': {
    greeting: 'السلام عليكم {{agent}}،',
    authenticatorSubject: 'تم تغيير تطبيق المصادقة في حسابك',
    authenticatorIntro: 'تم إعداد تطبيق مصادقة جديد لحسابك.',
    authenticatorFirstSubject: 'تم إعداد تطبيق المصادقة في حسابك',
    authenticatorFirstIntro: 'تم إعداد تطبيق المصادقة لحسابك.',
    authenticatorSince: 'منذ {{time}} (بتوقيت مكة المكرمة) يتم تأكيد الدفع من المحفظة برموز هذا التطبيق.',
    authenticatorEarlier: 'لم تعد رموز التطبيق السابق والرموز الاحتياطية السابقة مقبولة.',
    authenticatorWarning:
      'إذا لم يكن هذا التغيير بطلب منك، يُرجى تسجيل الدخول فورًا، وتغيير كلمة المرور، وتسجيل الخروج من جميع الأجهزة الأخرى، ومراسلتنا على {{contact}}.',
    openProfile: 'عرض الملف الشخصي',
    contactSubject: 'وصلتنا رسالتك ({{reference}})',
    contactIntro: 'وصلتنا رسالتك.',
    contactNext: 'سيصل الرد إلى هذا البريد الإلكتروني. عند مراسلتنا مرة أخرى، يُرجى ذكر الرقم المرجعي {{reference}}.',
    contactUnexpected: 'إذا لم ترسل إلينا أي رسالة، يمكنك تجاهل هذا البريد.',
    automatic: 'هذه رسالة تلقائية، يُرجى عدم الرد عليها.',
  },
  'tr-TR': {
    greeting: 'Sayın {{agent}},',
    authenticatorSubject: 'Doğrulama uygulamanız değiştirildi',
    authenticatorIntro: 'Hesabınız için yeni bir doğrulama uygulaması kuruldu.',
    authenticatorFirstSubject: 'Hesabınız için doğrulama uygulaması kuruldu',
    authenticatorFirstIntro: 'Hesabınız için doğrulama uygulaması kuruldu.',
    authenticatorSince:
      'Cüzdan ödemelerinde artık bu uygulamanın kodları geçerlidir. Başlangıç: {{time}} (Mekke saatiyle).',
    authenticatorEarlier: 'Önceki uygulamanın kodları ve önceki kurtarma kodları artık geçerli değildir.',
    authenticatorWarning:
      'Bu değişikliği siz yapmadıysanız hemen oturum açıp şifrenizi değiştirin, diğer tüm cihazlarda oturumu kapatın ve {{contact}} adresine yazın.',
    openProfile: 'Profili aç',
    contactSubject: 'Mesajınızı aldık ({{reference}})',
    contactIntro: 'Mesajınızı aldık.',
    contactNext: 'Yanıtımızı bu adrese göndereceğiz. Yeniden yazarsanız referans numarasını belirtin: {{reference}}.',
    contactUnexpected: 'Bize mesaj göndermediyseniz bu e-postayı dikkate almayabilirsiniz.',
    automatic: 'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayın.',
  },
  'id-ID': {
    greeting: 'Yth. {{agent}},',
    authenticatorSubject: 'Aplikasi autentikator Anda telah diganti',
    authenticatorIntro: 'Aplikasi autentikator yang baru sudah aktif di akun Anda.',
    authenticatorFirstSubject: 'Aplikasi autentikator telah diaktifkan di akun Anda',
    authenticatorFirstIntro: 'Aplikasi autentikator sudah aktif di akun Anda.',
    authenticatorSince:
      'Sejak {{time}} (waktu Makkah), pembayaran dari dompet diverifikasi dengan kode dari aplikasi ini.',
    authenticatorEarlier: 'Kode dari aplikasi sebelumnya dan kode pemulihan sebelumnya tidak berlaku lagi.',
    authenticatorWarning:
      'Jika bukan Anda yang melakukannya, segera masuk, ganti kata sandi, keluar dari semua perangkat lain, dan kirim email ke {{contact}}.',
    openProfile: 'Buka profil',
    contactSubject: 'Pesan Anda sudah kami terima ({{reference}})',
    contactIntro: 'Pesan Anda sudah kami terima.',
    contactNext: 'Kami akan membalas ke alamat ini. Jika menulis lagi, cantumkan nomor referensi {{reference}}.',
    contactUnexpected: 'Jika Anda tidak mengirim pesan kepada kami, abaikan saja email ini.',
    automatic: 'Email ini dikirim otomatis, mohon tidak dibalas.',
  },
  'ur-PK': {
    greeting: 'السلام علیکم {{agent}}،',
    authenticatorSubject: 'آپ کی Google Authenticator ایپ بدل دی گئی ہے',
    authenticatorIntro: 'آپ کے اکاؤنٹ کے لیے نئی Google Authenticator ایپ فعال ہو گئی ہے۔',
    authenticatorFirstSubject: 'آپ کے اکاؤنٹ کے لیے Google Authenticator ایپ سیٹ اپ کر دی گئی ہے',
    authenticatorFirstIntro: 'آپ کے اکاؤنٹ کے لیے Google Authenticator ایپ فعال ہو گئی ہے۔',
    authenticatorSince: '{{time}} (مکہ کے وقت کے مطابق) سے والٹ کی ادائیگی کی تصدیق اس ایپ کے کوڈ سے ہوتی ہے۔',
    authenticatorEarlier: 'پچھلی ایپ کے کوڈ اور پچھلے ریکوری کوڈ اب قبول نہیں کیے جاتے۔',
    authenticatorWarning:
      'اگر یہ تبدیلی آپ کی طرف سے نہیں تو فوراً لاگ ان کریں، پاس ورڈ بدلیں، باقی تمام ڈیوائسز سے لاگ آؤٹ کریں اور {{contact}} پر ای میل کریں۔',
    openProfile: 'پروفائل کھولیں',
    contactSubject: 'آپ کا پیغام موصول ہو گیا ہے ({{reference}})',
    contactIntro: 'آپ کا پیغام موصول ہو گیا ہے۔',
    contactNext: 'جواب اسی ای میل ایڈریس پر بھیجا جائے گا۔ دوبارہ لکھتے وقت حوالہ نمبر {{reference}} بتائیں۔',
    contactUnexpected: 'اگر آپ نے ہمیں پیغام نہیں بھیجا تو اس ای میل کو نظر انداز کر دیں۔',
    automatic: 'یہ خودکار ای میل ہے، براہِ کرم اس کا جواب نہ دیں۔',
  },
}
