import type { SupplierName } from '../../src/supplier-names.ts'
import type { LocalName } from '../../src/suppliers/local-names.ts'
import type { Scenario } from '../../src/products/hotel/supplier/hotel.ts'

interface ScenarioHotel {
  code: string
  name: LocalName
  stars: 4 | 5
  supplier: SupplierName
  refundability: 'both' | 'refundable' | 'non-refundable'
  /** Degrees north and east of the Kaaba. */
  offset: readonly [number, number]
  scenario: Scenario
}

/** Makkah hotels that each trigger a scenario, listed in the README. They are near the Haram and never sold out. */
export const scenarioHotels: readonly ScenarioHotel[] = [
  {
    code: '4900000001',
    name: { en: 'Sahat Al Irtiqa Towers', ar: 'أبراج ساحة الارتقاء', ur: 'ساحۃ الارتقاء ٹاورز' },
    stars: 5,
    supplier: 'hudxconnect',
    refundability: 'both',
    offset: [-0.0021, 0.0016],
    scenario: { risePermilleAtHold: 30 },
  },
  {
    code: '4900000002',
    name: { en: 'Daraj Al Suud Hotel', ar: 'فندق درج الصعود', ur: 'درج الصعود ہوٹل' },
    stars: 4,
    supplier: 'umrahholidays',
    refundability: 'both',
    offset: [-0.0026, 0.0008],
    scenario: { risePermilleAfterHold: 40 },
  },
  {
    code: '4900000003',
    name: { en: 'Riwaq Al Iktimal Hotel', ar: 'فندق رواق الاكتمال', ur: 'رواق الاکتمال ہوٹل' },
    stars: 4,
    supplier: 'hudxconnect',
    refundability: 'both',
    offset: [0.0024, 0.0019],
    scenario: { soldOutAtHold: true },
  },
  {
    code: '4900000004',
    name: { en: 'Bustan Al Intizar Hotel', ar: 'فندق بستان الانتظار', ur: 'بستان الانتظار ہوٹل' },
    stars: 4,
    supplier: 'hudxconnect',
    refundability: 'both',
    offset: [0.0019, -0.0025],
    scenario: { confirmsAfterSeconds: 20 },
  },
  {
    code: '4900000005',
    name: { en: 'Sada Al Samt Suites', ar: 'أجنحة صدى الصمت', ur: 'صدیٰ الصمت سویٹس' },
    stars: 5,
    supplier: 'umrahholidays',
    refundability: 'both',
    offset: [-0.0018, -0.0027],
    scenario: { losesResponseAfterMs: 3000 },
  },
  {
    code: '4900000006',
    name: { en: 'Zill Al Anah Hotel', ar: 'فندق ظل الأناة', ur: 'ظل الاناۃ ہوٹل' },
    stars: 4,
    supplier: 'umrahholidays',
    refundability: 'both',
    offset: [0.003, 0.0004],
    scenario: { detailTakesMs: 5000 },
  },
  {
    code: '4900000007',
    name: { en: 'Mishkat Al Thabat Hotel', ar: 'فندق مشكاة الثبات', ur: 'مشکاۃ الثبات ہوٹل' },
    stars: 5,
    supplier: 'agoda',
    refundability: 'non-refundable',
    offset: [-0.0029, 0.0021],
    scenario: {},
  },
  {
    code: '4900000008',
    name: { en: 'Liwan Al Itidhar Hotel', ar: 'فندق ليوان الاعتذار', ur: 'لیوان الاعتذار ہوٹل' },
    stars: 4,
    supplier: 'agoda',
    refundability: 'both',
    offset: [0.0012, 0.0031],
    scenario: { refusesOrders: 'The hotel has closed sales for these dates.' },
  },
  {
    code: '4900000009',
    name: { en: 'Mizan Al Tashdid Hotel', ar: 'فندق ميزان التشديد', ur: 'میزان التشدید ہوٹل' },
    stars: 4,
    supplier: 'agoda',
    refundability: 'refundable',
    offset: [0.0027, -0.0014],
    scenario: { tightensTermsAfterSeconds: 20 },
  },
]
