import type { CardScheme } from '#src/__generated__/schema.ts'

const schemes: Record<CardScheme, string> = {
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  AMERICAN_EXPRESS: 'American Express',
  MADA: 'mada',
  UNRECOGNISED: '',
}

/** Describes a card by its scheme and last digits, left to right in every language. */
export const cardName = ({ scheme, lastFour }: { scheme: CardScheme; lastFour: string }) =>
  `${schemes[scheme]} •••• ${lastFour}`.trim()
