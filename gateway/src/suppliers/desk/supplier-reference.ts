import { digits, letters, type RandomInt } from '#src/values/references.ts'

const formats: Record<string, (random: RandomInt) => string> = {
  agoda: (random) => digits(9, random),
  umrahholidays: (random) => `UH${digits(8, random)}`,
  hudxconnect: (random) => `HX-${letters(10, random)}`,
}

/** A reference in the supplier's format. */
export const supplierReference = (supplier: string, random: RandomInt): string =>
  formats[supplier]?.(random) ?? letters(10, random)
