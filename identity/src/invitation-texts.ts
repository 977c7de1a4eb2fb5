type InvitationTexts = {
  language: string
  dir: 'ltr' | 'rtl'
  subject: string
  greeting: (name: string) => string
  opening: string
  email: string
  password: string
  signIn: string
  rule: string
  unexpected: string
}

/** Also for accounts that name none of our languages. */
export const english: InvitationTexts = {
  language: 'en-US',
  dir: 'ltr',
  subject: 'Your Rihla account: temporary password',
  greeting: (name) => `Dear ${name},`,
  opening: 'An account has been opened for you on Rihla.',
  email: 'E-mail',
  password: 'Temporary password',
  signIn: 'Sign in',
  rule: 'When you sign in for the first time, you choose a new password of at least 8 characters. The temporary password is valid for 7 days.',
  unexpected: 'If you did not expect this mail, you can ignore it.',
}

/** The invitation in the five languages of the product. */
export const invitationTexts: InvitationTexts[] = [
  english,
  {
    language: 'ar-SA',
    dir: 'rtl',
    subject: 'حسابك في رحلة (Rihla): كلمة مرور مؤقتة',
    greeting: (name) => `السلام عليكم ${name}،`,
    opening: 'تم فتح حساب لك في منصة رحلة (Rihla).',
    email: 'البريد الإلكتروني',
    password: 'كلمة مرور مؤقتة',
    signIn: 'تسجيل الدخول',
    rule: 'عند تسجيل الدخول للمرة الأولى، يُرجى اختيار كلمة مرور جديدة من 8 أحرف أو أرقام على الأقل. كلمة المرور المؤقتة صالحة لمدة 7 أيام.',
    unexpected: 'إذا لم تكن هذه الرسالة متوقعة، فيمكن تجاهلها.',
  },
  {
    language: 'tr-TR',
    dir: 'ltr',
    subject: 'Rihla hesabınız: geçici şifre',
    greeting: (name) => `Sayın ${name},`,
    opening: 'Rihla’da sizin için bir hesap açıldı.',
    email: 'E-posta',
    password: 'Geçici şifre',
    signIn: 'Oturum aç',
    rule: 'İlk kez oturum açarken en az 8 karakterli yeni bir şifre belirlemeniz gerekir. Geçici şifre 7 gün geçerlidir.',
    unexpected: 'Bu e-postayı beklemiyorsanız dikkate almayabilirsiniz.',
  },
  {
    language: 'id-ID',
    dir: 'ltr',
    subject: 'Akun Rihla Anda: kata sandi sementara',
    greeting: (name) => `Yth. ${name},`,
    opening: 'Akun Rihla telah dibuat untuk Anda.',
    email: 'Email',
    password: 'Kata sandi sementara',
    signIn: 'Masuk',
    rule: 'Saat pertama kali masuk, buat kata sandi baru minimal 8 karakter. Kata sandi sementara berlaku 7 hari.',
    unexpected: 'Jika tidak merasa menunggu email ini, abaikan saja.',
  },
  {
    language: 'ur-PK',
    dir: 'rtl',
    subject: 'آپ کا رحلہ (Rihla) اکاؤنٹ: عارضی پاس ورڈ',
    greeting: (name) => `السلام علیکم ${name}،`,
    opening: 'رحلہ (Rihla) پر آپ کا اکاؤنٹ کھول دیا گیا ہے۔',
    email: 'ای میل',
    password: 'عارضی پاس ورڈ',
    signIn: 'لاگ ان کریں',
    rule: 'پہلی بار لاگ ان کرتے وقت کم از کم 8 حروف یا ہندسوں کا نیا پاس ورڈ بنائیں۔ عارضی پاس ورڈ 7 دن تک کارآمد ہے۔',
    unexpected: 'اگر اس ای میل کی توقع نہیں تھی تو اسے نظر انداز کر دیں۔',
  },
]
