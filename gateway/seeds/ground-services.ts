import type { GroundCatalogue } from '../src/products/ground-service/catalogue.ts'
import { company, localized } from './localized.ts'

/** Fictional Umrah companies, packages and extras. */
export const demoGround: GroundCatalogue = {
  packages: [
    {
      code: 'ECONOMY',
      name: localized('Economy package', 'الباقة الاقتصادية', 'Ekonomik paket', 'Paket ekonomi', 'اکانومی پیکیج'),
      description: localized(
        'Airport pickup and a representative available by phone.',
        'الاستقبال من المطار ومندوب عبر الهاتف.',
        'Havalimanında karşılama ve telefonla temsilci desteği.',
        'Penjemputan bandara dan petugas yang siap dihubungi lewat telepon.',
        'ایئرپورٹ سے پک اپ اور فون پر نمائندے کی سہولت۔',
      ),
      halalas: 95_00,
    },
    {
      code: 'STANDARD',
      name: localized('Standard package', 'الباقة الأساسية', 'Standart paket', 'Paket standar', 'اسٹینڈرڈ پیکیج'),
      description: localized(
        'Airport pickup, help with luggage, and a representative at the hotel.',
        'الاستقبال من المطار والمساعدة في الأمتعة ومندوب في الفندق.',
        'Havalimanında karşılama, bagaj yardımı ve otelde temsilci.',
        'Penjemputan bandara, bantuan bagasi, dan petugas di hotel.',
        'ایئرپورٹ سے پک اپ، سامان میں مدد اور ہوٹل میں نمائندہ۔',
      ),
      halalas: 130_00,
    },
    {
      code: 'VIP',
      name: localized('VIP package', 'باقة VIP', 'VIP paket', 'Paket VIP', 'وی آئی پی پیکیج'),
      description: localized(
        'Fast track at the airport, a guide for the rites, and a representative around the clock.',
        'مسار سريع في المطار ومرشد للمعتمرين ومندوب على مدار الساعة.',
        'Havalimanında hızlı geçiş, ibadetler için rehber ve 24 saat temsilci desteği.',
        'Jalur cepat di bandara, pembimbing ibadah, dan petugas 24 jam.',
        'ایئرپورٹ پر فاسٹ ٹریک، مناسک کے لیے گائیڈ اور چوبیس گھنٹے نمائندہ۔',
      ),
      halalas: 310_00,
    },
  ],
  extras: [
    {
      code: 'GUIDE',
      name: localized('Guide', 'مرشد المعتمرين', 'Rehber', 'Muthawif', 'گائیڈ'),
      halalas: 380_00,
    },
    {
      code: 'WHEELCHAIR',
      name: localized(
        'Wheelchair with an assistant',
        'كرسي متحرك مع مرافق',
        'Görevli eşliğinde tekerlekli sandalye',
        'Kursi roda dengan pendorong',
        'معاون کے ساتھ وہیل چیئر',
      ),
      halalas: 140_00,
    },
    {
      code: 'SIM',
      name: localized('Local SIM card', 'شريحة اتصال محلية', 'Yerel SIM kart', 'Kartu SIM lokal', 'مقامی سم کارڈ'),
      halalas: 12_00,
    },
  ],
  companies: [
    {
      ...company(
        'UO-21',
        ['Safa Gate Umrah Services', 'بوابة الصفا لخدمات العمرة', 'باب الصفا عمرہ سروسز'],
        'hudxconnect',
        { permille: 1000, freeDays: 3, commissionBasisPoints: 300 },
      ),
      packages: ['ECONOMY', 'STANDARD', 'VIP'],
      capacity: 600,
    },
    {
      ...company('UO-34', ['Two Valleys Umrah Company', 'شركة الواديين للعمرة', 'وادیین عمرہ کمپنی'], 'hudxconnect', {
        permille: 920,
        freeDays: 5,
        commissionBasisPoints: 250,
      }),
      packages: ['ECONOMY', 'STANDARD'],
      capacity: 250,
    },
    {
      ...company(
        'UO-57',
        ['Quiet Dunes Pilgrim Care', 'سكون الكثبان لرعاية المعتمرين', 'سکونِ کثبان خدماتِ معتمرین'],
        'umrahholidays',
        { permille: 1150, freeDays: null, commissionBasisPoints: 400 },
      ),
      packages: ['STANDARD', 'VIP'],
      capacity: 60,
    },
  ],
}
