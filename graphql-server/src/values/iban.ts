import { compactCode } from './text.ts'

/** Normalizes an IBAN for sending: removes the spaces and dashes between groups, and a copied label. See docs/text-cases.json. */
export const toIban = (text: string): string =>
  compactCode(text)
    .replaceAll(/[-.:_]/g, '')
    .replace(/^IBAN(?:NO|NR|NUMBER)?(?=[A-Z]{2}\d{2})/, '')
