export const documentKinds = ['invoice', 'voucher', 'receipt', 'creditNote'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Prefixes of document numbers. */
export const numberPrefixes: Record<DocumentKind, string> = {
  invoice: 'INV',
  voucher: 'VCH',
  receipt: 'RCT',
  creditNote: 'CRN',
}

/** Formats a document number. `INV-0007-000042` is the 42nd invoice of the company whose documents have code 7. */
export const formatDocumentNumber = (kind: DocumentKind, code: number, sequence: number): string =>
  [numberPrefixes[kind], String(code).padStart(4, '0'), String(sequence).padStart(6, '0')].join('-')
