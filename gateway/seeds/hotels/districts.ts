import { haram } from '../../src/products/hotel/supplier/haram.ts'
import type { LocationCode } from '../../src/suppliers/cities.ts'
import type { LocalName } from '../../src/suppliers/local-names.ts'

export interface District {
  name: LocalName
  streets: readonly [LocalName, ...LocalName[]]
  latitude: number
  longitude: number
  /** Half the side, in degrees, of the square in which hotels are placed. */
  spread: number
  /** Percentage of the city's hotels in this district. */
  share: number
}

export interface City {
  districts: readonly District[]
  haram: { latitude: number; longitude: number }
}

/** Urdu has its own words for streets and directions, so these names are not transliterated from Arabic. */
const named = (en: string, ar: string, ur: string): LocalName => ({ en, ar, ur })

const district = (
  name: LocalName,
  streets: District['streets'],
  at: readonly [number, number],
  spread: number,
  share: number,
): District => ({
  name,
  streets,
  latitude: at[0],
  longitude: at[1],
  spread,
  share,
})

export const cities: Record<LocationCode, City> = {
  SA1: {
    haram: haram.SA1,
    districts: [
      district(
        named('Ajyad', 'أجياد', 'اجیاد'),
        [
          named('Ajyad Street', 'شارع أجياد', 'اجیاد اسٹریٹ'),
          named('Bir Balila Street', 'شارع بئر بليلة', 'بئر بلیلہ اسٹریٹ'),
        ],
        [21.4183, 39.8291],
        0.0022,
        14,
      ),
      district(
        named('Misfalah', 'المسفلة', 'مسفلہ'),
        [
          named('Ibrahim Al Khalil Street', 'شارع إبراهيم الخليل', 'ابراہیم خلیل اسٹریٹ'),
          named('Al Hijrah Street', 'شارع الهجرة', 'ہجرہ اسٹریٹ'),
        ],
        [21.4145, 39.8226],
        0.0045,
        16,
      ),
      district(
        named('Shubaikah', 'الشبيكة', 'شبیکہ'),
        [
          named('Umm Al Qura Street', 'شارع أم القرى', 'ام القریٰ اسٹریٹ'),
          named('Jabal Al Kaaba Street', 'شارع جبل الكعبة', 'جبل کعبہ اسٹریٹ'),
        ],
        [21.4238, 39.8207],
        0.0024,
        10,
      ),
      district(
        named('Al Ghazzah', 'الغزة', 'الغزہ'),
        [
          named('Al Masjid Al Haram Road', 'طريق المسجد الحرام', 'مسجد الحرام روڈ'),
          named('Al Ghazzah Street', 'شارع الغزة', 'الغزہ اسٹریٹ'),
        ],
        [21.4264, 39.8293],
        0.002,
        9,
      ),
      district(
        named('Jarwal', 'جرول', 'جرول'),
        [named('Jarwal Street', 'شارع جرول', 'جرول اسٹریٹ'), named('Al Mansur Street', 'شارع المنصور', 'منصور اسٹریٹ')],
        [21.4299, 39.8163],
        0.0045,
        10,
      ),
      district(
        named('Al Utaybiyah', 'العتيبية', 'عتیبیہ'),
        [
          named('Al Hujun Street', 'شارع الحجون', 'حجون اسٹریٹ'),
          named('Al Salam Street', 'شارع السلام', 'السلام اسٹریٹ'),
        ],
        [21.4402, 39.8236],
        0.005,
        7,
      ),
      district(
        named('Al Maabdah', 'المعابدة', 'معابدہ'),
        [named('Al Abtah Street', 'شارع الأبطح', 'ابطح اسٹریٹ')],
        [21.4372, 39.8441],
        0.0045,
        6,
      ),
      district(
        named('Al Shisha', 'الششة', 'ششہ'),
        [named('Mina Road', 'طريق منى', 'منیٰ روڈ'), named('Al Hajj Street', 'شارع الحج', 'حج اسٹریٹ')],
        [21.4262, 39.8628],
        0.005,
        8,
      ),
      district(
        named('Al Aziziyah', 'العزيزية', 'عزیزیہ'),
        [
          named('King Khalid Road', 'طريق الملك خالد', 'شاہ خالد روڈ'),
          named('Abdullah Khayyat Street', 'شارع عبدالله خياط', 'عبداللہ خیاط اسٹریٹ'),
        ],
        [21.4068, 39.8688],
        0.008,
        12,
      ),
      district(
        named('Al Rusayfah', 'الرصيفة', 'رصیفہ'),
        [named('Abdullah Arif Street', 'شارع عبدالله عريف', 'عبداللہ عریف اسٹریٹ')],
        [21.4089, 39.7946],
        0.006,
        4,
      ),
      district(
        named('Kudai', 'كدي', 'کدی'),
        [named('Third Ring Road', 'الطريق الدائري الثالث', 'تھرڈ رنگ روڈ')],
        [21.4009, 39.8231],
        0.004,
        4,
      ),
    ],
  },
  SA4: {
    haram: haram.SA4,
    districts: [
      district(
        named('Northern Markaziyah', 'المركزية الشمالية', 'شمالی مرکزیہ'),
        [named('King Fahd Road', 'طريق الملك فهد', 'شاہ فہد روڈ'), named('Al Salam Road', 'طريق السلام', 'السلام روڈ')],
        [24.4713, 39.6109],
        0.0021,
        26,
      ),
      district(
        named('Southern Markaziyah', 'المركزية الجنوبية', 'جنوبی مرکزیہ'),
        [
          named('Qurban Street', 'شارع قربان', 'قربان اسٹریٹ'),
          named('Abu Ayyub Al Ansari Street', 'شارع أبي أيوب الأنصاري', 'ابو ایوب انصاری اسٹریٹ'),
        ],
        [24.4631, 39.6113],
        0.002,
        16,
      ),
      district(
        named('Western Markaziyah', 'المركزية الغربية', 'مغربی مرکزیہ'),
        [named('Al Manakhah Street', 'شارع المناخة', 'مناخہ اسٹریٹ')],
        [24.4683, 39.6062],
        0.0018,
        12,
      ),
      district(
        named('Eastern Markaziyah', 'المركزية الشرقية', 'مشرقی مرکزیہ'),
        [
          named('King Abdulaziz Road', 'طريق الملك عبدالعزيز', 'شاہ عبدالعزیز روڈ'),
          named('Abu Dhar Street', 'شارع أبي ذر', 'ابوذر اسٹریٹ'),
        ],
        [24.4676, 39.6166],
        0.002,
        14,
      ),
      district(
        named('Quba', 'قباء', 'قبا'),
        [named('Quba Road', 'طريق قباء', 'قبا روڈ'), named('Al Hijrah Road', 'طريق الهجرة', 'ہجرہ روڈ')],
        [24.4412, 39.6171],
        0.006,
        9,
      ),
      district(
        named('Qurban', 'قربان', 'قربان'),
        [named('Qurban Road', 'طريق قربان', 'قربان روڈ')],
        [24.4538, 39.6193],
        0.004,
        6,
      ),
      district(
        named('Al Awali', 'العوالي', 'عوالی'),
        [named('Ali ibn Abi Talib Road', 'طريق علي بن أبي طالب', 'علی بن ابی طالب روڈ')],
        [24.4436, 39.6338],
        0.006,
        6,
      ),
      district(
        named('Sayyid Al Shuhada', 'سيد الشهداء', 'سید الشہداء'),
        [named('Sayyid Al Shuhada Road', 'طريق سيد الشهداء', 'سید الشہداء روڈ')],
        [24.4992, 39.6121],
        0.005,
        6,
      ),
      district(
        named('Al Qiblatayn', 'القبلتين', 'قبلتین'),
        [named('Khalid ibn Al Walid Road', 'طريق خالد بن الوليد', 'خالد بن ولید روڈ')],
        [24.4842, 39.5789],
        0.005,
        5,
      ),
    ],
  },
}

/** Distance between two points in meters, in a straight line. */
export function metersBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(h)))
}
