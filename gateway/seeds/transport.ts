import type { Company, ExtraService, Route, TransportCatalogue, Vehicle } from '../src/transportation/transport.ts'

const routes: readonly Route[] = [
  { code: '101', stops: ['JED', 'SA1'] },
  { code: '102', stops: ['SA1', 'JED'] },
  { code: '103', stops: ['SA1', 'SA4'] },
  { code: '104', stops: ['SA4', 'SA1'] },
  { code: '105', stops: ['MED', 'SA4'] },
  { code: '106', stops: ['SA4', 'MED'] },
  { code: '107', stops: ['JED', 'SA4'] },
  { code: '108', stops: ['MED', 'SA1'] },
  { code: '201', stops: ['JED', 'SA1', 'JED'] },
  { code: '202', stops: ['JED', 'SA1', 'SA4', 'JED'] },
  { code: '203', stops: ['JED', 'SA1', 'SA4', 'MED'] },
  { code: '204', stops: ['JED', 'SA4', 'SA1', 'JED'] },
  { code: '205', stops: ['MED', 'SA4', 'SA1', 'JED'] },
  { code: '206', stops: ['MED', 'SA4', 'SA1', 'MED'] },
  { code: '207', stops: ['JED', 'SA1', 'SA4', 'SA1', 'JED'] },
]

const services: readonly ExtraService[] = [
  {
    code: 'MEAL',
    name: {
      'en-US': 'Meal box for each passenger',
      'ar-SA': 'وجبة لكل راكب',
      'tr-TR': 'Her yolcuya yemek paketi',
      'id-ID': 'Paket makanan untuk tiap penumpang',
      'ur-PK': 'ہر مسافر کے لیے کھانے کا پیکٹ',
    },
    halalas: 25_00,
    per: 'passenger',
  },
  {
    code: 'ZIYARAH-MAKKAH',
    name: {
      'en-US': 'Ziyarah tour in Makkah',
      'ar-SA': 'جولة المزارات في مكة المكرمة',
      'tr-TR': 'Mekke ziyaret turu',
      'id-ID': 'City tour ziarah Makkah',
      'ur-PK': 'مکہ مکرمہ کی زیارات',
    },
    halalas: 280_00,
    per: 'vehicle',
  },
  {
    code: 'ZIYARAH-MADINAH',
    name: {
      'en-US': 'Ziyarah tour in Madinah',
      'ar-SA': 'جولة المزارات في المدينة المنورة',
      'tr-TR': 'Medine ziyaret turu',
      'id-ID': 'City tour ziarah Madinah',
      'ur-PK': 'مدینہ منورہ کی زیارات',
    },
    halalas: 240_00,
    per: 'vehicle',
  },
  {
    code: 'AIRPORT-MEETING',
    name: {
      'en-US': 'Airport pick-up with a name sign',
      'ar-SA': 'الاستقبال في المطار بلوحة اسم',
      'tr-TR': 'Havalimanında isim tabelasıyla karşılama',
      'id-ID': 'Penjemputan bandara dengan papan nama',
      'ur-PK': 'نام کی تختی کے ساتھ ایئرپورٹ سے پک اپ',
    },
    halalas: 90_00,
    per: 'vehicle',
  },
]

const models = { '1': { from: 2015, to: 2019 }, '2': { from: 2018, to: 2022 }, '3': { from: 2021, to: 2025 } }

const vehicle = (type: Vehicle['type'], category: Vehicle['category'], capacity: number, fleet: number): Vehicle => ({
  type,
  category,
  capacity,
  fleet,
  models: models[category],
})

const companies: readonly Company[] = [
  {
    code: 'TC-01',
    name: { en: 'Wadi Caravan Transport', ar: 'قافلة الوادي للنقل', ur: 'قافلۂ وادی ٹرانسپورٹ' },
    supplier: 'hudxconnect',
    vehicles: [
      vehicle('1', '1', 4, 30),
      vehicle('2', '1', 6, 18),
      vehicle('2', '2', 6, 12),
      vehicle('4', '1', 12, 24),
      vehicle('4', '2', 10, 12),
      vehicle('3', '1', 49, 40),
      vehicle('3', '2', 45, 16),
      vehicle('3', '3', 28, 6),
    ],
    permille: 1000,
    freeDays: 2,
    commissionBasisPoints: 250,
  },
  {
    code: 'TC-02',
    name: { en: 'Noor Road Coaches', ar: 'حافلات درب النور', ur: 'دربِ نور کوچز' },
    supplier: 'hudxconnect',
    vehicles: [
      vehicle('4', '1', 14, 10),
      vehicle('3', '1', 50, 60),
      vehicle('3', '2', 44, 24),
      vehicle('3', '3', 30, 8),
    ],
    permille: 940,
    freeDays: 4,
    commissionBasisPoints: 300,
  },
  {
    code: 'TC-03',
    name: { en: 'Desert Star Cars', ar: 'نجم البادية للسيارات', ur: 'نجمِ بادیہ کارز' },
    supplier: 'umrahholidays',
    vehicles: [
      vehicle('1', '1', 4, 14),
      vehicle('1', '2', 4, 10),
      vehicle('1', '3', 3, 5),
      vehicle('2', '2', 7, 8),
      vehicle('2', '3', 6, 4),
      vehicle('4', '3', 9, 2),
    ],
    permille: 1120,
    freeDays: 1,
    commissionBasisPoints: 400,
  },
  {
    code: 'TC-04',
    name: { en: 'Two Cities Lines', ar: 'خطوط المدينتين', ur: 'خطوط المدینتین' },
    supplier: 'umrahholidays',
    vehicles: [
      vehicle('1', '1', 4, 20),
      vehicle('2', '1', 7, 10),
      vehicle('4', '1', 11, 12),
      vehicle('4', '2', 9, 6),
      vehicle('3', '1', 48, 20),
    ],
    permille: 880,
    freeDays: null,
    commissionBasisPoints: 200,
  },
]

/** The invented transport companies, their routes and services. */
export const demoTransport: TransportCatalogue = { routes, companies, services }
