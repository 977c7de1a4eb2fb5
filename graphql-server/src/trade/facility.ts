/** Reads facilities of hotels and rooms by the gateway's codes, otherwise by known names. All others have only the supplier's text. */
import type { Facility, FacilityCode } from '../__generated__/schema-types.ts'
import { field, isObject, list, text } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import { cacheByText } from '../values/cached-by-text.ts'
import { foldedText } from '../values/text.ts'
import { chooseText, mergeTexts } from '../values/script-choice.ts'
import { detectLanguage } from '../values/text-language.ts'

type KnownCode = Exclude<FacilityCode, 'UNRECOGNISED'>

/** Suppliers' names for facilities. Only whole texts match, so that "Paid Wi-Fi" is not treated as free Wi-Fi. */
const knownNames: Record<KnownCode, readonly string[]> = {
  FREE_WIFI: ['free wi-fi', 'free wifi', 'free internet', 'wi-fi (free)', 'واي فاي مجاني', 'انترنت مجاني'],
  AIR_CONDITIONING: ['air conditioning', 'air-conditioning', 'air conditioned', 'a/c', 'تكييف', 'تكييف هواء', 'klima'],
  ELEVATOR: ['elevator', 'elevators', 'lift', 'lifts', 'مصعد', 'asansör'],
  FRONT_DESK_24H: [
    '24-hour front desk',
    '24 hour front desk',
    '24-hour reception',
    'مكتب استقبال على مدار الساعة',
    'استقبال على مدار الساعة',
  ],
  PRAYER_ROOM: ['prayer room', 'مصلى', 'mescit', 'musala', 'mushola'],
  HARAM_SHUTTLE: ['shuttle to the haram', 'haram shuttle', 'free shuttle to haram', 'نقل إلى الحرم'],
  RESTAURANT: ['restaurant', 'restaurants', 'مطعم', 'restoran'],
  FAMILY_ROOMS: ['family rooms', 'family room', 'غرف عائلية', 'aile odaları', 'kamar keluarga'],
  LUGGAGE_STORAGE: ['luggage storage', 'luggage room', 'حفظ الأمتعة', 'مستودع أمتعة'],
  LAUNDRY: ['laundry', 'laundry service', 'خدمة غسيل الملابس', 'غسيل الملابس', 'çamaşırhane'],
  ROOM_SERVICE: ['room service', '24-hour room service', 'خدمة الغرف', 'oda servisi', 'layanan kamar'],
  WHEELCHAIR_ACCESS: ['wheelchair access', 'wheelchair accessible', 'مدخل للكراسي المتحركة'],
  PARKING: ['parking', 'car park', 'car parking', 'موقف سيارات', 'مواقف سيارات', 'otopark', 'parkir'],
  COFFEE_SHOP: ['coffee shop', 'cafe', 'مقهى', 'kafe'],
  BUSINESS_CENTER: ['business center', 'business centre', 'مركز أعمال', 'iş merkezi'],
  HARAM_VIEW_ROOMS: ['haram view rooms', 'غرف مطلة على الحرم'],
  PRIVATE_BATHROOM: ['private bathroom', 'حمام خاص', 'özel banyo', 'kamar mandi pribadi'],
  LIVING_AREA: ['living area', 'seating area', 'صالة جلوس', 'منطقة جلوس'],
}

const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(knownNames, code)

const codesByName = new Map(
  Object.entries(knownNames).flatMap(([code, names]) =>
    isKnownCode(code) ? names.map((name) => [foldedText(name), code] as const) : [],
  ),
)

const findCode = cacheByText((name): FacilityCode => codesByName.get(foldedText(name)) ?? 'UNRECOGNISED')

/** Reads the code and name of an entry: a text, or an object with `name` and `code`. */
function readEntry(entry: unknown): { code: FacilityCode; name: string | undefined } {
  const wireCode = isObject(entry) ? text(field(entry, 'code')) : undefined
  const name = (isObject(entry) ? text(field(entry, 'name')) : text(entry)) ?? wireCode
  const isKnown = wireCode !== undefined && isKnownCode(wireCode)
  return { code: isKnown ? wireCode : findCode(name ?? ''), name }
}

const toFacility = (code: FacilityCode, name: string): Facility => ({
  code,
  text: name,
  language: detectLanguage(name),
})

const listNames = (facilities: readonly Facility[]): string[] => facilities.map(({ text: name }) => name)

/** Reads a list of facilities. */
export const readFacilities = (value: unknown): Facility[] =>
  list(value)
    .map(readEntry)
    .flatMap(({ code, name }) => (name === undefined ? [] : [toFacility(code, name)]))

/** Reads the known codes in a list, each once. */
export const facilityCodes = (value: unknown): KnownCode[] => [
  ...new Set(
    list(value)
      .map((entry) => readEntry(entry).code)
      .filter((code) => code !== 'UNRECOGNISED'),
  ),
]

/**
 * Merges the facilities of several suppliers: each known code once, then the texts without a code, only from suppliers that write in the
 * locale's script.
 */
export function mergeFacilities(lists: readonly Facility[][], locale: Locale): Facility[] {
  const coded = lists.flat().filter(({ code }) => code !== 'UNRECOGNISED')
  const uncodedNames = lists.map((facilities) => listNames(facilities.filter(({ code }) => code === 'UNRECOGNISED')))
  return [
    ...[...Map.groupBy(coded, ({ code }) => code)].map(([code, facilities]) =>
      toFacility(code, chooseText(listNames(facilities), locale) ?? code),
    ),
    ...mergeTexts(uncodedNames, locale).map((name) => toFacility('UNRECOGNISED', name)),
  ]
}
