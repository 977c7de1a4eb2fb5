/** Texts of an e-mail with a six-digit code. */
type CodeTexts = { subject: string; opening: string; rule: string; linkLabel: string }

export type MailTexts = {
  language: string
  dir: 'ltr' | 'rtl'
  product: string
  greeting: (name: string) => string
  greetingWithoutName: string
  signUpCode: CodeTexts
  resetCode: CodeTexts
  keepSecret: string
  invitation: CodeTexts & { company: (name: string) => string; email: string; password: string }
  passwordChanged: {
    subject: string
    opening: string
    signedOut: string
    warning: string
    linkLabel: string
    contactLabel: string
  }
  canIgnore: string
  automatic: string
}

/** The fallback for unsupported languages. */
export const englishTexts: MailTexts = {
  language: 'en-US',
  dir: 'ltr',
  product: 'Rihla',
  greeting: (name) => `Dear ${name},`,
  greetingWithoutName: 'Hello,',
  signUpCode: {
    subject: 'Your Rihla verification code',
    opening: 'Use this verification code to confirm your email address:',
    rule: 'The code is valid for 24 hours and can be used once. A newer code replaces it.',
    linkLabel: 'Enter the code',
  },
  resetCode: {
    subject: 'Your Rihla code for a new password',
    opening: 'Use this verification code to choose a new password for your account:',
    rule: 'The code is valid for 1 hour and can be used once. A newer code replaces it.',
    linkLabel: 'Choose a new password',
  },
  keepSecret: 'Do not share this code with anyone. We will never ask for it.',
  invitation: {
    subject: 'Your Rihla account: temporary password',
    opening: 'A Rihla account has been created for you.',
    company: (name) => `The company ${name} has been registered.`,
    email: 'Email',
    password: 'Temporary password',
    rule: 'The first time you sign in, choose a new password of at least 8 characters. The temporary password is valid for 7 days.',
    linkLabel: 'Sign in',
  },
  passwordChanged: {
    subject: 'Your Rihla password was changed',
    opening: 'The password of your Rihla account was changed.',
    signedOut: 'You have been signed out of all other devices.',
    warning: 'If this was not you, choose a new password now and contact us.',
    linkLabel: 'Choose a new password',
    contactLabel: 'Contact us',
  },
  canIgnore: 'If you did not expect this email, you can ignore it.',
  automatic: 'This email was sent automatically. Please do not reply.',
}

/** Texts of all e-mails in the supported languages. */
export const mailTexts: MailTexts[] = [
  englishTexts,
  {
    language: 'ar-SA',
    dir: 'rtl',
    product: 'منصة «رحلة»',
    greeting: (name) => `السلام عليكم ${name}،`,
    greetingWithoutName: 'السلام عليكم،',
    signUpCode: {
      subject: 'رمز التحقق لحسابك في منصة «رحلة» (Rihla)',
      opening: 'يُرجى استخدام رمز التحقق التالي لتأكيد البريد الإلكتروني:',
      rule: 'الرمز صالح لمدة 24 ساعة ولمرة واحدة فقط، ويلغيه أي رمز أحدث منه.',
      linkLabel: 'إدخال الرمز',
    },
    resetCode: {
      subject: 'رمز التحقق لتعيين كلمة مرور جديدة في منصة «رحلة» (Rihla)',
      opening: 'يُرجى استخدام رمز التحقق التالي لتعيين كلمة مرور جديدة لحسابك:',
      rule: 'الرمز صالح لمدة ساعة واحدة ولمرة واحدة فقط، ويلغيه أي رمز أحدث منه.',
      linkLabel: 'تعيين كلمة مرور جديدة',
    },
    keepSecret: 'يُرجى عدم مشاركة الرمز مع أي شخص؛ فنحن لا نطلبه أبدًا.',
    invitation: {
      subject: 'حسابك في منصة «رحلة» (Rihla): كلمة مرور مؤقتة',
      opening: 'تم فتح حساب لك في منصة «رحلة» (Rihla).',
      company: (name) => `تم تسجيل «${name}».`,
      email: 'البريد الإلكتروني',
      password: 'كلمة مرور مؤقتة',
      rule: 'عند تسجيل الدخول للمرة الأولى، يُرجى اختيار كلمة مرور جديدة من 8 أحرف أو أرقام على الأقل. كلمة المرور المؤقتة صالحة لمدة 7 أيام.',
      linkLabel: 'تسجيل الدخول',
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة المرور لحسابك في منصة «رحلة» (Rihla)',
      opening: 'تم تغيير كلمة المرور لحسابك في منصة «رحلة» (Rihla).',
      signedOut: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
      warning: 'إذا لم يكن هذا التغيير بطلب منك، يُرجى تعيين كلمة مرور جديدة فورًا ومراسلتنا.',
      linkLabel: 'تعيين كلمة مرور جديدة',
      contactLabel: 'تواصل معنا',
    },
    canIgnore: 'إذا لم تكن هذه الرسالة متوقعة، فيمكن تجاهلها.',
    automatic: 'هذه رسالة تلقائية، يُرجى عدم الرد عليها.',
  },
  {
    language: 'tr-TR',
    dir: 'ltr',
    product: 'Rihla',
    greeting: (name) => `Sayın ${name},`,
    greetingWithoutName: 'Merhaba,',
    signUpCode: {
      subject: 'Rihla doğrulama kodunuz',
      opening: 'E-posta adresinizi doğrulamak için bu kodu kullanın:',
      rule: 'Kod 24 saat geçerlidir ve yalnızca bir kez kullanılabilir. Yeni bir kod gönderildiğinde bu kod geçersiz olur.',
      linkLabel: 'Kodu girin',
    },
    resetCode: {
      subject: 'Rihla: yeni şifre için doğrulama kodunuz',
      opening: 'Hesabınıza yeni bir şifre belirlemek için bu doğrulama kodunu kullanın:',
      rule: 'Kod 1 saat geçerlidir ve yalnızca bir kez kullanılabilir. Yeni bir kod gönderildiğinde bu kod geçersiz olur.',
      linkLabel: 'Yeni şifre belirle',
    },
    keepSecret: 'Kodu kimseyle paylaşmayın; sizden bu kodu hiçbir zaman istemeyiz.',
    invitation: {
      subject: 'Rihla hesabınız: geçici şifre',
      opening: 'Rihla’da sizin için bir hesap açıldı.',
      company: (name) => `Şirket kaydı tamamlandı: ${name}.`,
      email: 'E-posta',
      password: 'Geçici şifre',
      rule: 'İlk kez oturum açarken en az 8 karakterli yeni bir şifre belirlemeniz gerekir. Geçici şifre 7 gün geçerlidir.',
      linkLabel: 'Oturum aç',
    },
    passwordChanged: {
      subject: 'Rihla şifreniz değiştirildi',
      opening: 'Rihla hesabınızın şifresi değiştirildi.',
      signedOut: 'Diğer tüm cihazlarda oturum kapatıldı.',
      warning: 'Bu değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin ve bize yazın.',
      linkLabel: 'Yeni şifre belirle',
      contactLabel: 'Bize ulaşın',
    },
    canIgnore: 'Bu e-postayı beklemiyorsanız dikkate almayabilirsiniz.',
    automatic: 'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayın.',
  },
  {
    language: 'id-ID',
    dir: 'ltr',
    product: 'Rihla',
    greeting: (name) => `Yth. ${name},`,
    greetingWithoutName: 'Halo,',
    signUpCode: {
      subject: 'Kode verifikasi Rihla Anda',
      opening: 'Gunakan kode verifikasi ini untuk memverifikasi alamat email Anda:',
      rule: 'Kode berlaku 24 jam dan hanya bisa dipakai satu kali. Jika ada kode yang lebih baru, kode ini tidak berlaku lagi.',
      linkLabel: 'Masukkan kode',
    },
    resetCode: {
      subject: 'Kode verifikasi untuk kata sandi baru Rihla',
      opening: 'Gunakan kode verifikasi ini untuk membuat kata sandi baru akun Anda:',
      rule: 'Kode berlaku 1 jam dan hanya bisa dipakai satu kali. Jika ada kode yang lebih baru, kode ini tidak berlaku lagi.',
      linkLabel: 'Buat kata sandi baru',
    },
    keepSecret: 'Jangan berikan kode ini kepada siapa pun. Kami tidak pernah memintanya.',
    invitation: {
      subject: 'Akun Rihla Anda: kata sandi sementara',
      opening: 'Akun Rihla telah dibuat untuk Anda.',
      company: (name) => `Perusahaan ${name} telah terdaftar.`,
      email: 'Email',
      password: 'Kata sandi sementara',
      rule: 'Saat pertama kali masuk, buat kata sandi baru minimal 8 karakter. Kata sandi sementara berlaku 7 hari.',
      linkLabel: 'Masuk',
    },
    passwordChanged: {
      subject: 'Kata sandi Rihla Anda telah diganti',
      opening: 'Kata sandi akun Rihla Anda telah diganti.',
      signedOut: 'Akun Anda telah keluar dari semua perangkat lain.',
      warning: 'Jika bukan Anda yang menggantinya, segera buat kata sandi baru dan hubungi kami.',
      linkLabel: 'Buat kata sandi baru',
      contactLabel: 'Hubungi kami',
    },
    canIgnore: 'Jika tidak merasa menunggu email ini, abaikan saja.',
    automatic: 'Email ini dikirim otomatis, mohon tidak dibalas.',
  },
  {
    language: 'ur-PK',
    dir: 'rtl',
    product: 'رحلہ',
    greeting: (name) => `السلام علیکم ${name}،`,
    greetingWithoutName: 'السلام علیکم،',
    signUpCode: {
      subject: 'آپ کے رحلہ (Rihla) اکاؤنٹ کا تصدیقی کوڈ',
      opening: 'اپنے ای میل ایڈریس کی تصدیق کے لیے یہ تصدیقی کوڈ استعمال کریں:',
      rule: 'کوڈ 24 گھنٹے تک کارآمد ہے اور صرف ایک بار استعمال ہو سکتا ہے۔ نیا کوڈ جاری ہونے پر یہ کوڈ کارآمد نہیں رہتا۔',
      linkLabel: 'کوڈ درج کریں',
    },
    resetCode: {
      subject: 'رحلہ (Rihla): نئے پاس ورڈ کے لیے تصدیقی کوڈ',
      opening: 'اپنے اکاؤنٹ کا نیا پاس ورڈ بنانے کے لیے یہ تصدیقی کوڈ استعمال کریں:',
      rule: 'کوڈ 1 گھنٹے تک کارآمد ہے اور صرف ایک بار استعمال ہو سکتا ہے۔ نیا کوڈ جاری ہونے پر یہ کوڈ کارآمد نہیں رہتا۔',
      linkLabel: 'نیا پاس ورڈ بنائیں',
    },
    keepSecret: 'یہ کوڈ کسی کو نہ دیں۔ ہم آپ سے یہ کوڈ کبھی نہیں مانگتے۔',
    invitation: {
      subject: 'آپ کا رحلہ (Rihla) اکاؤنٹ: عارضی پاس ورڈ',
      opening: 'رحلہ (Rihla) پر آپ کا اکاؤنٹ کھول دیا گیا ہے۔',
      company: (name) => `کمپنی ${name} رجسٹر ہو گئی ہے۔`,
      email: 'ای میل',
      password: 'عارضی پاس ورڈ',
      rule: 'پہلی بار لاگ ان کرتے وقت کم از کم 8 حروف یا ہندسوں کا نیا پاس ورڈ بنائیں۔ عارضی پاس ورڈ 7 دن تک کارآمد ہے۔',
      linkLabel: 'لاگ ان کریں',
    },
    passwordChanged: {
      subject: 'آپ کے رحلہ (Rihla) اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے',
      opening: 'آپ کے رحلہ (Rihla) اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے۔',
      signedOut: 'باقی تمام ڈیوائسز سے لاگ آؤٹ کر دیا گیا ہے۔',
      warning: 'اگر یہ تبدیلی آپ کی طرف سے نہیں تو فوراً نیا پاس ورڈ بنائیں اور ہم سے رابطہ کریں۔',
      linkLabel: 'نیا پاس ورڈ بنائیں',
      contactLabel: 'ہم سے رابطہ کریں',
    },
    canIgnore: 'اگر اس ای میل کی توقع نہیں تھی تو اسے نظر انداز کر دیں۔',
    automatic: 'یہ خودکار ای میل ہے، براہِ کرم اس کا جواب نہ دیں۔',
  },
]
