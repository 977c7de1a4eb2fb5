import type { LocalizedText } from '#src/locales.ts'

/** Names of room kinds, by their code on the wire. */
export const roomNames: Readonly<Record<string, LocalizedText>> = {
  SINGLE: {
    'en-US': 'Single room',
    'ar-SA': 'غرفة فردية',
    'tr-TR': 'Tek kişilik oda',
    'id-ID': 'Kamar single',
    'ur-PK': 'سنگل کمرہ',
  },
  DOUBLE: {
    'en-US': 'Double room',
    'ar-SA': 'غرفة ثنائية',
    'tr-TR': 'İki kişilik oda',
    'id-ID': 'Kamar double',
    'ur-PK': 'ڈبل کمرہ',
  },
  TRIPLE: {
    'en-US': 'Triple room',
    'ar-SA': 'غرفة ثلاثية',
    'tr-TR': 'Üç kişilik oda',
    'id-ID': 'Kamar triple',
    'ur-PK': 'ٹرپل کمرہ',
  },
  QUADRUPLE: {
    'en-US': 'Quad room',
    'ar-SA': 'غرفة رباعية',
    'tr-TR': 'Dört kişilik oda',
    'id-ID': 'Kamar quad',
    'ur-PK': 'کواڈ کمرہ',
  },
  QUINTUPLE: {
    'en-US': 'Quintuple room',
    'ar-SA': 'غرفة خماسية',
    'tr-TR': 'Beş kişilik oda',
    'id-ID': 'Kamar quint',
    'ur-PK': 'پانچ افراد کا کمرہ',
  },
  FAMILY_SUITE: {
    'en-US': 'Family suite',
    'ar-SA': 'جناح عائلي',
    'tr-TR': 'Aile süiti',
    'id-ID': 'Suite keluarga',
    'ur-PK': 'فیملی سویٹ',
  },
}

/** Names of boards, by their code on the wire. */
export const boardNames: Readonly<Record<string, LocalizedText>> = {
  RO: {
    'en-US': 'Room only',
    'ar-SA': 'بدون وجبات',
    'tr-TR': 'Sadece oda',
    'id-ID': 'Tanpa makan',
    'ur-PK': 'صرف کمرہ',
  },
  BB: {
    'en-US': 'Breakfast included',
    'ar-SA': 'شامل الإفطار',
    'tr-TR': 'Kahvaltı dahil',
    'id-ID': 'Termasuk sarapan',
    'ur-PK': 'ناشتہ شامل',
  },
  HB: {
    'en-US': 'Half board',
    'ar-SA': 'نصف إقامة',
    'tr-TR': 'Yarım pansiyon',
    'id-ID': 'Half board (sarapan + makan malam)',
    'ur-PK': 'ہاف بورڈ (ناشتہ + رات کا کھانا)',
  },
  FB: {
    'en-US': 'Full board',
    'ar-SA': 'إقامة كاملة',
    'tr-TR': 'Tam pansiyon',
    'id-ID': 'Full board (3 kali makan)',
    'ur-PK': 'فل بورڈ (تین وقت کا کھانا)',
  },
}
