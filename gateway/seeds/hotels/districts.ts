import { haramLocations } from '../../src/products/hotel/supplier/haram.ts'
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

/** Urdu has its own words for streets and directions, so names are not transliterated from Arabic. */
const localName = (en: string, ar: string, ur: string): LocalName => ({ en, ar, ur })

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
    haram: haramLocations.SA1,
    districts: [
      district(
        localName('Ajyad', 'أجياد', 'اجیاد'),
        [
          localName('Ajyad Street', 'شارع أجياد', 'اجیاد اسٹریٹ'),
          localName('Bir Balila Street', 'شارع بئر بليلة', 'بئر بلیلہ اسٹریٹ'),
        ],
        [21.4183, 39.8291],
        0.0022,
        14,
      ),
      district(
        localName('Misfalah', 'المسفلة', 'مسفلہ'),
        [
          localName('Ibrahim Al Khalil Street', 'شارع إبراهيم الخليل', 'ابراہیم خلیل اسٹریٹ'),
          localName('Al Hijrah Street', 'شارع الهجرة', 'ہجرہ اسٹریٹ'),
        ],
        [21.4145, 39.8226],
        0.0045,
        16,
      ),
      district(
        localName('Shubaikah', 'الشبيكة', 'شبیکہ'),
        [
          localName('Umm Al Qura Street', 'شارع أم القرى', 'ام القریٰ اسٹریٹ'),
          localName('Jabal Al Kaaba Street', 'شارع جبل الكعبة', 'جبل کعبہ اسٹریٹ'),
        ],
        [21.4238, 39.8207],
        0.0024,
        10,
      ),
      district(
        localName('Al Ghazzah', 'الغزة', 'الغزہ'),
        [
          localName('Al Masjid Al Haram Road', 'طريق المسجد الحرام', 'مسجد الحرام روڈ'),
          localName('Al Ghazzah Street', 'شارع الغزة', 'الغزہ اسٹریٹ'),
        ],
        [21.4264, 39.8293],
        0.002,
        9,
      ),
      district(
        localName('Jarwal', 'جرول', 'جرول'),
        [
          localName('Jarwal Street', 'شارع جرول', 'جرول اسٹریٹ'),
          localName('Al Mansur Street', 'شارع المنصور', 'منصور اسٹریٹ'),
        ],
        [21.4299, 39.8163],
        0.0045,
        10,
      ),
      district(
        localName('Al Utaybiyah', 'العتيبية', 'عتیبیہ'),
        [
          localName('Al Hujun Street', 'شارع الحجون', 'حجون اسٹریٹ'),
          localName('Al Salam Street', 'شارع السلام', 'السلام اسٹریٹ'),
        ],
        [21.4402, 39.8236],
        0.005,
        7,
      ),
      district(
        localName('Al Maabdah', 'المعابدة', 'معابدہ'),
        [localName('Al Abtah Street', 'شارع الأبطح', 'ابطح اسٹریٹ')],
        [21.4372, 39.8441],
        0.0045,
        6,
      ),
      district(
        localName('Al Shisha', 'الششة', 'ششہ'),
        [localName('Mina Road', 'طريق منى', 'منیٰ روڈ'), localName('Al Hajj Street', 'شارع الحج', 'حج اسٹریٹ')],
        [21.4262, 39.8628],
        0.005,
        8,
      ),
      district(
        localName('Al Aziziyah', 'العزيزية', 'عزیزیہ'),
        [
          localName('King Khalid Road', 'طريق الملك خالد', 'شاہ خالد روڈ'),
          localName('Abdullah Khayyat Street', 'شارع عبدالله خياط', 'عبداللہ خیاط اسٹریٹ'),
        ],
        [21.4068, 39.8688],
        0.008,
        12,
      ),
      district(
        localName('Al Rusayfah', 'الرصيفة', 'رصیفہ'),
        [localName('Abdullah Arif Street', 'شارع عبدالله عريف', 'عبداللہ عریف اسٹریٹ')],
        [21.4089, 39.7946],
        0.006,
        4,
      ),
      district(
        localName('Kudai', 'كدي', 'کدی'),
        [localName('Third Ring Road', 'الطريق الدائري الثالث', 'تھرڈ رنگ روڈ')],
        [21.4009, 39.8231],
        0.004,
        4,
      ),
    ],
  },
  SA4: {
    haram: haramLocations.SA4,
    districts: [
      district(
        localName('Northern Markaziyah', 'المركزية الشمالية', 'شمالی مرکزیہ'),
        [
          localName('King Fahd Road', 'طريق الملك فهد', 'شاہ فہد روڈ'),
          localName('Al Salam Road', 'طريق السلام', 'السلام روڈ'),
        ],
        [24.4713, 39.6109],
        0.0021,
        26,
      ),
      district(
        localName('Southern Markaziyah', 'المركزية الجنوبية', 'جنوبی مرکزیہ'),
        [
          localName('Qurban Street', 'شارع قربان', 'قربان اسٹریٹ'),
          localName('Abu Ayyub Al Ansari Street', 'شارع أبي أيوب الأنصاري', 'ابو ایوب انصاری اسٹریٹ'),
        ],
        [24.4631, 39.6113],
        0.002,
        16,
      ),
      district(
        localName('Western Markaziyah', 'المركزية الغربية', 'مغربی مرکزیہ'),
        [localName('Al Manakhah Street', 'شارع المناخة', 'مناخہ اسٹریٹ')],
        [24.4683, 39.6062],
        0.0018,
        12,
      ),
      district(
        localName('Eastern Markaziyah', 'المركزية الشرقية', 'مشرقی مرکزیہ'),
        [
          localName('King Abdulaziz Road', 'طريق الملك عبدالعزيز', 'شاہ عبدالعزیز روڈ'),
          localName('Abu Dhar Street', 'شارع أبي ذر', 'ابوذر اسٹریٹ'),
        ],
        [24.4676, 39.6166],
        0.002,
        14,
      ),
      district(
        localName('Quba', 'قباء', 'قبا'),
        [localName('Quba Road', 'طريق قباء', 'قبا روڈ'), localName('Al Hijrah Road', 'طريق الهجرة', 'ہجرہ روڈ')],
        [24.4412, 39.6171],
        0.006,
        9,
      ),
      district(
        localName('Qurban', 'قربان', 'قربان'),
        [localName('Qurban Road', 'طريق قربان', 'قربان روڈ')],
        [24.4538, 39.6193],
        0.004,
        6,
      ),
      district(
        localName('Al Awali', 'العوالي', 'عوالی'),
        [localName('Ali ibn Abi Talib Road', 'طريق علي بن أبي طالب', 'علی بن ابی طالب روڈ')],
        [24.4436, 39.6338],
        0.006,
        6,
      ),
      district(
        localName('Sayyid Al Shuhada', 'سيد الشهداء', 'سید الشہداء'),
        [localName('Sayyid Al Shuhada Road', 'طريق سيد الشهداء', 'سید الشہداء روڈ')],
        [24.4992, 39.6121],
        0.005,
        6,
      ),
      district(
        localName('Al Qiblatayn', 'القبلتين', 'قبلتین'),
        [localName('Khalid ibn Al Walid Road', 'طريق خالد بن الوليد', 'خالد بن ولید روڈ')],
        [24.4842, 39.5789],
        0.005,
        5,
      ),
    ],
  },
}

/** Returns the straight-line distance between two points in meters. */
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
