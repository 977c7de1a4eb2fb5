import { haram } from '../src/suppliers/haram.ts'
import type { LocalName, LocationCode } from '../src/suppliers/hotel.ts'
import { inUrduToo } from './urdu-letters.ts'

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

const two = (en: string, ar: string): LocalName => inUrduToo({ en, ar })

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
        two('Ajyad', 'أجياد'),
        [two('Ajyad Street', 'شارع أجياد'), two('Bir Balila Street', 'شارع بئر بليلة')],
        [21.4183, 39.8291],
        0.0022,
        14,
      ),
      district(
        two('Misfalah', 'المسفلة'),
        [two('Ibrahim Al Khalil Street', 'شارع إبراهيم الخليل'), two('Al Hijrah Street', 'شارع الهجرة')],
        [21.4145, 39.8226],
        0.0045,
        16,
      ),
      district(
        two('Shubaikah', 'الشبيكة'),
        [two('Umm Al Qura Street', 'شارع أم القرى'), two('Jabal Al Kaaba Street', 'شارع جبل الكعبة')],
        [21.4238, 39.8207],
        0.0024,
        10,
      ),
      district(
        two('Al Ghazzah', 'الغزة'),
        [two('Al Masjid Al Haram Road', 'طريق المسجد الحرام'), two('Al Ghazzah Street', 'شارع الغزة')],
        [21.4264, 39.8293],
        0.002,
        9,
      ),
      district(
        two('Jarwal', 'جرول'),
        [two('Jarwal Street', 'شارع جرول'), two('Al Mansur Street', 'شارع المنصور')],
        [21.4299, 39.8163],
        0.0045,
        10,
      ),
      district(
        two('Al Utaybiyah', 'العتيبية'),
        [two('Al Hujun Street', 'شارع الحجون'), two('Al Salam Street', 'شارع السلام')],
        [21.4402, 39.8236],
        0.005,
        7,
      ),
      district(two('Al Maabdah', 'المعابدة'), [two('Al Abtah Street', 'شارع الأبطح')], [21.4372, 39.8441], 0.0045, 6),
      district(
        two('Al Shisha', 'الششة'),
        [two('Mina Road', 'طريق منى'), two('Al Hajj Street', 'شارع الحج')],
        [21.4262, 39.8628],
        0.005,
        8,
      ),
      district(
        two('Al Aziziyah', 'العزيزية'),
        [two('King Khalid Road', 'طريق الملك خالد'), two('Abdullah Khayyat Street', 'شارع عبدالله خياط')],
        [21.4068, 39.8688],
        0.008,
        12,
      ),
      district(
        two('Al Rusayfah', 'الرصيفة'),
        [two('Abdullah Arif Street', 'شارع عبدالله عريف')],
        [21.4089, 39.7946],
        0.006,
        4,
      ),
      district(two('Kudai', 'كدي'), [two('Third Ring Road', 'الطريق الدائري الثالث')], [21.4009, 39.8231], 0.004, 4),
    ],
  },
  SA4: {
    haram: haram.SA4,
    districts: [
      district(
        two('Northern Markaziyah', 'المركزية الشمالية'),
        [two('King Fahd Road', 'طريق الملك فهد'), two('Al Salam Road', 'طريق السلام')],
        [24.4713, 39.6109],
        0.0021,
        26,
      ),
      district(
        two('Southern Markaziyah', 'المركزية الجنوبية'),
        [two('Qurban Street', 'شارع قربان'), two('Abu Ayyub Al Ansari Street', 'شارع أبي أيوب الأنصاري')],
        [24.4631, 39.6113],
        0.002,
        16,
      ),
      district(
        two('Western Markaziyah', 'المركزية الغربية'),
        [two('Al Manakhah Street', 'شارع المناخة')],
        [24.4683, 39.6062],
        0.0018,
        12,
      ),
      district(
        two('Eastern Markaziyah', 'المركزية الشرقية'),
        [two('King Abdulaziz Road', 'طريق الملك عبدالعزيز'), two('Abu Dhar Street', 'شارع أبي ذر')],
        [24.4676, 39.6166],
        0.002,
        14,
      ),
      district(
        two('Quba', 'قباء'),
        [two('Quba Road', 'طريق قباء'), two('Al Hijrah Road', 'طريق الهجرة')],
        [24.4412, 39.6171],
        0.006,
        9,
      ),
      district(two('Qurban', 'قربان'), [two('Qurban Road', 'طريق قربان')], [24.4538, 39.6193], 0.004, 6),
      district(
        two('Al Awali', 'العوالي'),
        [two('Ali ibn Abi Talib Road', 'طريق علي بن أبي طالب')],
        [24.4436, 39.6338],
        0.006,
        6,
      ),
      district(
        two('Sayyid Al Shuhada', 'سيد الشهداء'),
        [two('Sayyid Al Shuhada Road', 'طريق سيد الشهداء')],
        [24.4992, 39.6121],
        0.005,
        6,
      ),
      district(
        two('Al Qiblatayn', 'القبلتين'),
        [two('Khalid ibn Al Walid Road', 'طريق خالد بن الوليد')],
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
