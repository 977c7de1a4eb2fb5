import type { GroundCatalogue } from '../src/ground-services/ground-services.ts'

/** The invented Umrah companies, packages and extras. */
export const demoGround: GroundCatalogue = {
  packages: [
    {
      code: 'ECONOMY',
      name: {
        'en-US': 'Economy package',
        'ar-SA': 'الباقة الاقتصادية',
        'tr-TR': 'Ekonomi paketi',
        'id-ID': 'Paket ekonomi',
        'ur-PK': 'اکانومی پیکیج',
      },
      description: {
        'en-US': 'Airport pick-up and a representative by telephone.',
        'ar-SA': 'الاستقبال من المطار ومندوب عبر الهاتف.',
        'tr-TR': 'Havalimanında karşılama ve telefonla temsilci desteği.',
        'id-ID': 'Penjemputan bandara dan perwakilan melalui telepon.',
        'ur-PK': 'ایئرپورٹ سے پک اپ اور فون پر نمائندے کی سہولت۔',
      },
      halalas: 95_00,
    },
    {
      code: 'STANDARD',
      name: {
        'en-US': 'Standard package',
        'ar-SA': 'الباقة الأساسية',
        'tr-TR': 'Standart paket',
        'id-ID': 'Paket standar',
        'ur-PK': 'اسٹینڈرڈ پیکیج',
      },
      description: {
        'en-US': 'Airport pick-up, help with luggage and a representative at the hotel.',
        'ar-SA': 'الاستقبال من المطار والمساعدة في الأمتعة ومندوب في الفندق.',
        'tr-TR': 'Havalimanında karşılama, bagaj yardımı ve otelde temsilci.',
        'id-ID': 'Penjemputan bandara, bantuan bagasi, dan perwakilan di hotel.',
        'ur-PK': 'ایئرپورٹ سے پک اپ، سامان میں مدد اور ہوٹل میں نمائندہ۔',
      },
      halalas: 130_00,
    },
    {
      code: 'VIP',
      name: {
        'en-US': 'VIP package',
        'ar-SA': 'باقة VIP',
        'tr-TR': 'VIP paketi',
        'id-ID': 'Paket VIP',
        'ur-PK': 'وی آئی پی پیکیج',
      },
      description: {
        'en-US': 'Fast track at the airport, a guide for the rites and a representative around the clock.',
        'ar-SA': 'مسار سريع في المطار ومرشد للمناسك ومندوب على مدار الساعة.',
        'tr-TR': 'Havalimanında hızlı geçiş, ibadetler için rehber ve 24 saat temsilci.',
        'id-ID': 'Jalur cepat di bandara, pembimbing ibadah, dan perwakilan 24 jam.',
        'ur-PK': 'ایئرپورٹ پر فاسٹ ٹریک، مناسک کے لیے گائیڈ اور چوبیس گھنٹے نمائندہ۔',
      },
      halalas: 310_00,
    },
  ],
  extras: [
    {
      code: 'GUIDE',
      name: {
        'en-US': 'Guide',
        'ar-SA': 'مرشد المعتمرين',
        'tr-TR': 'Rehber',
        'id-ID': 'Muthawif',
        'ur-PK': 'گائیڈ',
      },
      halalas: 380_00,
    },
    {
      code: 'WHEELCHAIR',
      name: {
        'en-US': 'Wheelchair with an assistant',
        'ar-SA': 'كرسي متحرك مع مرافق',
        'tr-TR': 'Görevlisiyle tekerlekli sandalye',
        'id-ID': 'Kursi roda dengan pendorong',
        'ur-PK': 'معاون کے ساتھ وہیل چیئر',
      },
      halalas: 140_00,
    },
    {
      code: 'SIM',
      name: {
        'en-US': 'Local SIM card',
        'ar-SA': 'شريحة اتصال محلية',
        'tr-TR': 'Yerel SIM kart',
        'id-ID': 'Kartu SIM lokal',
        'ur-PK': 'مقامی سم کارڈ',
      },
      halalas: 12_00,
    },
  ],
  companies: [
    {
      code: 'UO-21',
      name: { en: 'Safa Gate Umrah Services', ar: 'بوابة الصفا لخدمات العمرة', ur: 'باب الصفا عمرہ سروسز' },
      supplier: 'hudxconnect',
      packages: ['ECONOMY', 'STANDARD', 'VIP'],
      places: 600,
      permille: 1000,
      freeDays: 3,
      commissionBasisPoints: 300,
    },
    {
      code: 'UO-34',
      name: { en: 'Two Valleys Umrah Company', ar: 'شركة الواديين للعمرة', ur: 'وادیین عمرہ کمپنی' },
      supplier: 'hudxconnect',
      packages: ['ECONOMY', 'STANDARD'],
      places: 250,
      permille: 920,
      freeDays: 5,
      commissionBasisPoints: 250,
    },
    {
      code: 'UO-57',
      name: { en: 'Quiet Dunes Pilgrim Care', ar: 'سكون الكثبان لرعاية المعتمرين', ur: 'سکونِ کثبان خدماتِ معتمرین' },
      supplier: 'umrahholidays',
      packages: ['STANDARD', 'VIP'],
      places: 60,
      permille: 1150,
      freeDays: null,
      commissionBasisPoints: 400,
    },
  ],
}
