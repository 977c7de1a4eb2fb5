import type { Company, ExtraService, Route, TransportCatalogue, Vehicle } from '../src/products/transport/catalogue.ts'
import { company, localized } from './localized.ts'

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
    name: localized(
      'Meal box for each passenger',
      'وجبة لكل راكب',
      'Her yolcuya yemek paketi',
      'Paket makanan untuk tiap penumpang',
      'ہر مسافر کے لیے کھانے کا پیکٹ',
    ),
    halalas: 25_00,
    per: 'passenger',
  },
  {
    code: 'ZIYARAH-MAKKAH',
    name: localized(
      'Ziyarah tour in Makkah',
      'جولة المزارات في مكة المكرمة',
      'Mekke ziyaret turu',
      'City tour ziarah Makkah',
      'مکہ مکرمہ کی زیارات',
    ),
    halalas: 280_00,
    per: 'vehicle',
  },
  {
    code: 'ZIYARAH-MADINAH',
    name: localized(
      'Ziyarah tour in Madinah',
      'جولة المزارات في المدينة المنورة',
      'Medine ziyaret turu',
      'City tour ziarah Madinah',
      'مدینہ منورہ کی زیارات',
    ),
    halalas: 240_00,
    per: 'vehicle',
  },
  {
    code: 'AIRPORT-MEETING',
    name: localized(
      'Airport pickup with a name sign',
      'الاستقبال من المطار بلوحة اسم',
      'Havalimanında isim tabelasıyla karşılama',
      'Penjemputan bandara dengan papan nama',
      'نام کی تختی کے ساتھ ایئرپورٹ سے پک اپ',
    ),
    halalas: 90_00,
    per: 'vehicle',
  },
]

const models = { '1': { from: 2015, to: 2019 }, '2': { from: 2018, to: 2022 }, '3': { from: 2021, to: 2025 } }

type FleetRow = [type: Vehicle['type'], category: Vehicle['category'], capacity: number, fleet: number]

const fleet = (rows: readonly FleetRow[]): Vehicle[] =>
  rows.map(([type, category, capacity, count]) => ({
    type,
    category,
    capacity,
    fleet: count,
    models: models[category],
  }))

const companies: readonly Company[] = [
  {
    ...company('TC-01', ['Wadi Caravan Transport', 'قافلة الوادي للنقل', 'قافلۂ وادی ٹرانسپورٹ'], 'hudxconnect', {
      permille: 1000,
      freeDays: 2,
      commissionBasisPoints: 250,
    }),
    vehicles: fleet([
      ['1', '1', 4, 30],
      ['2', '1', 6, 18],
      ['2', '2', 6, 12],
      ['4', '1', 12, 24],
      ['4', '2', 10, 12],
      ['3', '1', 49, 40],
      ['3', '2', 45, 16],
      ['3', '3', 28, 6],
    ]),
  },
  {
    ...company('TC-02', ['Noor Road Coaches', 'حافلات درب النور', 'دربِ نور کوچز'], 'hudxconnect', {
      permille: 940,
      freeDays: 4,
      commissionBasisPoints: 300,
    }),
    vehicles: fleet([
      ['4', '1', 14, 10],
      ['3', '1', 50, 60],
      ['3', '2', 44, 24],
      ['3', '3', 30, 8],
    ]),
  },
  {
    ...company('TC-03', ['Desert Star Cars', 'نجم البادية للسيارات', 'نجمِ بادیہ کارز'], 'umrahholidays', {
      permille: 1120,
      freeDays: 1,
      commissionBasisPoints: 400,
    }),
    vehicles: fleet([
      ['1', '1', 4, 14],
      ['1', '2', 4, 10],
      ['1', '3', 3, 5],
      ['2', '2', 7, 8],
      ['2', '3', 6, 4],
      ['4', '3', 9, 2],
    ]),
  },
  {
    ...company('TC-04', ['Two Cities Lines', 'خطوط المدينتين', 'خطوط المدینتین'], 'umrahholidays', {
      permille: 880,
      freeDays: null,
      commissionBasisPoints: 200,
    }),
    vehicles: fleet([
      ['1', '1', 4, 20],
      ['2', '1', 7, 10],
      ['4', '1', 11, 12],
      ['4', '2', 9, 6],
      ['3', '1', 48, 20],
    ]),
  },
]

/** Fictional transport companies with their routes and services. */
export const demoTransport: TransportCatalogue = { routes, companies, services }
