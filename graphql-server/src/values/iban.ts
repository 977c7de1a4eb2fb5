import { compactCode } from './text.ts'

/** An IBAN as it is sent: without the spaces and dashes between groups, and without a copied label. See docs/text-cases.json. */
export const toIban = (text: string): string =>
  compactCode(text)
    .replaceAll(/[-.:_]/g, '')
    .replace(/^IBAN(?:NO|NR|NUMBER)?(?=[A-Z]{2}\d{2})/, '')
