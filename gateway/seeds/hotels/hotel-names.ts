import type { LocalName } from '../../src/suppliers/local-names.ts'
import { withUrduName } from './urdu-letters.ts'

// Invented names: a place and an attribute, "ليوان النسيم", Liwan Al Nasim. They avoid the names of well-known hotels and chains.

const pair = (en: string, ar: string): LocalName => withUrduName({ en, ar })
const house = (en: string, ar: string, ur: string): LocalName => ({ en, ar, ur })

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
  pair('Afnan', 'أفنان'),
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

export const attributes = [
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

/** Words for "hotel" by class; Urdu uses the English words. */
export const hotelWords = {
  luxury: [
    house('Palace', 'قصر ضيافة', 'پیلس'),
    house('Towers', 'أبراج', 'ٹاورز'),
    house('Grand Hotel', 'فندق جراند', 'گرینڈ ہوٹل'),
  ],
  middle: [
    house('Hotel', 'فندق', 'ہوٹل'),
    house('Plaza Hotel', 'فندق بلازا', 'پلازہ ہوٹل'),
    house('House', 'دار ضيافة', 'ہاؤس'),
  ],
  plain: [house('Inn', 'دار ضيافة', 'اِن'), house('Hotel', 'فندق', 'ہوٹل'), house('Lodge', 'استراحة', 'لاج')],
  apartment: [
    house('Suites', 'أجنحة', 'سویٹس'),
    house('Residence', 'مساكن', 'ریزیڈنس'),
    house('Apartments', 'شقق فندقية', 'اپارٹمنٹس'),
  ],
} as const

/** Hotel chains; most hotels belong to none. */
export const chains = ['Sidrat Hospitality', 'Qandil House Group', 'Liwan Stays', 'Rabwat Hotels'] as const
