/** Letters and digits that are not confused over the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A whole number from 0 up to, but not including, `max`. */
export type RandomInt = (max: number) => number

export const randomLetters = (count: number, random: RandomInt) =>
  Array.from({ length: count }, () => ALPHABET[random(ALPHABET.length)]).join('')

export const randomDigits = (count: number, random: RandomInt) => String(random(10 ** count)).padStart(count, '0')

/** Generates a reference such as `MKH-7F3K-20418`: opaque text that is easy to read out, never a number. */
export const generateReference = (prefix: string, random: RandomInt): string =>
  `${prefix}-${randomLetters(4, random)}-${randomDigits(5, random)}`
