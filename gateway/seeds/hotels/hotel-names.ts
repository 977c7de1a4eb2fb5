import type { LocalName } from '../../src/suppliers/local-names.ts'
import { addUrduName } from './urdu-letters.ts'

// Fictional names: a venue and an attribute, such as "ليوان النسيم", Liwan Al Nasim. They avoid the names of well-known hotels and chains.

const name = (en: string, ar: string): LocalName => addUrduName({ en, ar })
const word = (en: string, ar: string, ur: string): LocalName => ({ en, ar, ur })

export const venues = [
  name('Liwan', 'ليوان'),
  name('Riwaq', 'رواق'),
  name('Shurfat', 'شرفة'),
  name('Bustan', 'بستان'),
  name('Hadiqat', 'حديقة'),
  name('Qandil', 'قنديل'),
  name('Mishkat', 'مشكاة'),
  name('Rabwat', 'ربوة'),
  name('Tilal', 'تلال'),
  name('Zill', 'ظل'),
  name('Sahat', 'ساحة'),
  name('Afnan', 'أفنان'),
  name('Khayma', 'خيمة'),
  name('Wahat', 'واحة'),
  name('Manzil', 'منزل'),
  name('Sakan', 'سكن'),
  name('Mahattat', 'محطة'),
  name('Aswar', 'أسوار'),
  name('Bahw', 'بهو'),
  name('Daraj', 'درج'),
  name('Mamsha', 'ممشى'),
  name('Safwan', 'صفوان'),
]

export const attributes = [
  name('Al Nasim', 'النسيم'),
  name('Al Yaqut', 'الياقوت'),
  name('Al Marjan', 'المرجان'),
  name('Al Rayhan', 'الريحان'),
  name('Al Sidr', 'السدر'),
  name('Al Ghaym', 'الغيم'),
  name('Al Yamam', 'اليمام'),
  name('Al Anbar', 'العنبر'),
  name('Al Lulu', 'اللؤلؤ'),
  name('Al Fayruz', 'الفيروز'),
  name('Al Banafsaj', 'البنفسج'),
  name('Al Zafaran', 'الزعفران'),
  name('Al Narjis', 'النرجس'),
  name('Al Yasmin', 'الياسمين'),
  name('Al Rumman', 'الرمان'),
  name('Al Zaytun', 'الزيتون'),
  name('Al Shafaq', 'الشفق'),
  name('Al Ufuq', 'الأفق'),
  name('Al Sahab', 'السحاب'),
  name('Al Rahiq', 'الرحيق'),
  name('Al Shahd', 'الشهد'),
  name('Al Mawj', 'الموج'),
  name('Al Rabi', 'الربيع'),
  name('Al Nada', 'الندى'),
  name('Al Qamari', 'القماري'),
  name('Al Sanabil', 'السنابل'),
  name('Al Khuzama', 'الخزامى'),
  name('Al Ghadir', 'الغدير'),
  name('Al Subh', 'الصبح'),
  name('Al Hanin', 'الحنين'),
]

/** Words for "hotel" by class. Urdu uses the English words. */
export const hotelWords = {
  luxury: [
    word('Palace', 'قصر ضيافة', 'پیلس'),
    word('Towers', 'أبراج', 'ٹاورز'),
    word('Grand Hotel', 'فندق جراند', 'گرینڈ ہوٹل'),
  ],
  middle: [
    word('Hotel', 'فندق', 'ہوٹل'),
    word('Plaza Hotel', 'فندق بلازا', 'پلازہ ہوٹل'),
    word('House', 'دار ضيافة', 'ہاؤس'),
  ],
  plain: [word('Inn', 'دار ضيافة', 'اِن'), word('Hotel', 'فندق', 'ہوٹل'), word('Lodge', 'استراحة', 'لاج')],
  apartment: [
    word('Suites', 'أجنحة', 'سویٹس'),
    word('Residence', 'مساكن', 'ریزیڈنس'),
    word('Apartments', 'شقق فندقية', 'اپارٹمنٹس'),
  ],
} as const

/** Hotel chains. Most hotels belong to none. */
export const chains = ['Sidrat Hospitality', 'Qandil House Group', 'Liwan Stays', 'Rabwat Hotels'] as const
