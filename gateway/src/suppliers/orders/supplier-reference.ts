import { randomDigits, randomLetters, type RandomInt } from '#src/values/references.ts'

const formats: Record<string, (random: RandomInt) => string> = {
  agoda: (random) => randomDigits(9, random),
  umrahholidays: (random) => `UH${randomDigits(8, random)}`,
  hudxconnect: (random) => `HX-${randomLetters(10, random)}`,
}

/** Generates a reference in the supplier's format. */
export const generateSupplierReference = (supplier: string, random: RandomInt): string =>
  formats[supplier]?.(random) ?? randomLetters(10, random)
