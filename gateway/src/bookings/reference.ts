/** Letters and digits that are not mistaken for each other on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const prefixes: Record<string, string> = { SA1: 'MKH', SA4: 'MDN' }

/** A whole number from 0 up to, but not including, `max`. */
export type RandomInt = (max: number) => number

const letters = (count: number, random: RandomInt) =>
  Array.from({ length: count }, () => ALPHABET[random(ALPHABET.length)]).join('')

const digits = (count: number, random: RandomInt) => String(random(10 ** count)).padStart(count, '0')

/** A new booking reference, `MKH-7F3K-20418`: opaque text that can be read out, never a number. */
export const bookingReference = (locationCode: string, random: RandomInt): string =>
  `${prefixes[locationCode] ?? 'KSA'}-${letters(4, random)}-${digits(5, random)}`

/** A new reference of a message to the operator, `MSG-7F3K-20418`. */
export const messageReference = (random: RandomInt): string => `MSG-${letters(4, random)}-${digits(5, random)}`

const supplierFormats: Record<string, (random: RandomInt) => string> = {
  agoda: (random) => digits(9, random),
  umrahholidays: (random) => `UH${digits(8, random)}`,
  hudxconnect: (random) => `HX-${letters(10, random)}`,
}

/** A reference as the supplier itself would give. */
export const supplierReference = (supplier: string, random: RandomInt): string =>
  (supplierFormats[supplier] ?? ((each) => letters(10, each)))(random)
