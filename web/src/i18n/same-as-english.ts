import type { Language } from './languages.ts'

/** Names and codes that are the same in every language. */
export const sameInAll: readonly string[] = [
  'Rihla',
  'WhatsApp',
  'IBAN',
  'IBAN {{number}}',
  'Excel (XLSX)',
  'SUV',
  'VIP',
  'Hotel Promo (SubPCC)',
  'Rihla Promo',
  'Hotel Promo {{code, isolated}}',
  '{{size}}\u00a0m²',
  '{{quantity, number}} × {{name, isolated}}',
]

/** English words that are used in a language's travel trade. */
export const loanWords: Partial<Record<Language, readonly string[]>> = {
  'id-ID': [
    'Invoice',
    'All inclusive',
    'Bus',
    'Check-in',
    'Check-in {{date}}',
    'Check-in: {{day}}',
    'Check-out',
    'Check-out: {{day}}',
    'Double',
    'Full board',
    'Half board',
    'Hotel',
    'Muzdalifah',
    'Premium',
    'Quad',
    'Refund',
    'Refund: {{refund}}',
    'SAR {{min}} – {{max}}',
    'Sedan',
    'Single',
    'Status',
    'Supplier',
    'Total',
    'Total: {{amount}}',
    'min',
    'Triple',
    '{{room}}, Haram view',
  ],
  'tr-TR': [
    'Voucher',
    'Premium',
    'Sedan',
    'Van',
    '{{count, number}} SUV',
    '{{count, number}} sedan',
    '{{count, number}} van',
  ],
}
