import type { Bilingual } from '../src/suppliers/hotel.ts'

// Invented names: a place and what it is of, "ليوان النسيم", Liwan Al Nasim. Words of well-known hotels and chains are left out.

const pair = (en: string, ar: string): Bilingual => ({ en, ar })

export const places = [
  pair('Liwan', 'ليوان'),
  pair('Riwaq', 'رواق'),
  pair('Shurfat', 'شرفة'),
  pair('Bustan', 'بستان'),
  pair('Hadiqat', 'حديقة'),
  pair('Qandil', 'قنديل'),
  pair('Mishkat', 'مشكاة'),
  pair('Rabwat', 'ربوة'),
  pair('Tilal', 'تلال'),
  pair('Zill', 'ظل'),
  pair('Sahat', 'ساحة'),
  pair('Nuzul', 'نزل'),
  pair('Khayma', 'خيمة'),
  pair('Wahat', 'واحة'),
  pair('Manzil', 'منزل'),
  pair('Sakan', 'سكن'),
  pair('Mahattat', 'محطة'),
  pair('Aswar', 'أسوار'),
  pair('Bahw', 'بهو'),
  pair('Daraj', 'درج'),
  pair('Mamsha', 'ممشى'),
  pair('Safwan', 'صفوان'),
]

export const things = [
  pair('Al Nasim', 'النسيم'),
  pair('Al Yaqut', 'الياقوت'),
  pair('Al Marjan', 'المرجان'),
  pair('Al Rayhan', 'الريحان'),
  pair('Al Sidr', 'السدر'),
  pair('Al Ghaym', 'الغيم'),
  pair('Al Yamam', 'اليمام'),
  pair('Al Anbar', 'العنبر'),
  pair('Al Lulu', 'اللؤلؤ'),
  pair('Al Fayruz', 'الفيروز'),
  pair('Al Banafsaj', 'البنفسج'),
  pair('Al Zafaran', 'الزعفران'),
  pair('Al Narjis', 'النرجس'),
  pair('Al Yasmin', 'الياسمين'),
  pair('Al Rumman', 'الرمان'),
  pair('Al Zaytun', 'الزيتون'),
  pair('Al Shafaq', 'الشفق'),
  pair('Al Ufuq', 'الأفق'),
  pair('Al Sahab', 'السحاب'),
  pair('Al Rahiq', 'الرحيق'),
  pair('Al Shahd', 'الشهد'),
  pair('Al Mawj', 'الموج'),
  pair('Al Rabi', 'الربيع'),
  pair('Al Nada', 'الندى'),
  pair('Al Qamari', 'القماري'),
  pair('Al Sanabil', 'السنابل'),
  pair('Al Khuzama', 'الخزامى'),
  pair('Al Ghadir', 'الغدير'),
  pair('Al Subh', 'الصبح'),
  pair('Al Hanin', 'الحنين'),
]

/** Words for a hotel by class, in Arabic and English. */
export const houses = {
  luxury: [pair('Palace', 'قصر ضيافة'), pair('Towers', 'أبراج'), pair('Grand Hotel', 'فندق كبير')],
  middle: [pair('Hotel', 'فندق'), pair('Plaza Hotel', 'فندق بلازا'), pair('House', 'دار ضيافة')],
  plain: [pair('Inn', 'نزل ضيافة'), pair('Hotel', 'فندق'), pair('Lodge', 'استراحة')],
  apartment: [pair('Suites', 'أجنحة'), pair('Residence', 'إقامة'), pair('Apartments', 'شقق فندقية')],
} as const

/** Hotel chains; most hotels belong to none. */
export const chains = ['Sidrat Hospitality', 'Qandil House Group', 'Liwan Stays', 'Rabwat Hotels'] as const
