/** Types and categories of vehicles, by the names that companies use in the supported languages. */
import type { VehicleCategory, VehicleType } from '../__generated__/schema-types.ts'
import { foldedText } from '../values/text.ts'

// Patterns match folded text: lower case, without accents, and with one form of each Arabic letter. A minibus is a van, so vans come first.
const types: readonly [VehicleType, RegExp][] = [
  ['VAN', /\bvan\b|mini\s?bus|minivan|hiace|فان|وين|هايس/u],
  ['SUV', /\bsuv\b|\bjeep\b|\bgmc\b|4x4|دفع رباعي|جيمس|ايس يو وي/u],
  ['SEDAN', /sedan|saloon|سي[دڈ]ان/u],
  ['BUS', /\bbus\b|coach|otobus|حافله|باص|(?<!\p{L})بس(?!\p{L})/u],
]

const categories: readonly [VehicleCategory, RegExp][] = [
  ['VIP', /\bvip\b|وي ايي پي/u],
  ['PREMIUM', /premium|مميز|پريميم/u],
  ['NORMAL', /normal|standar[dt]?\b|econom|عادي|نارمل|ستين[دڈ]ر[دڈ]|سٹين[دڈ]ر[دڈ]/u],
]

/** Codes that the gateway family uses for types. */
const typeCodes: Readonly<Record<string, VehicleType>> = { '1': 'SEDAN', '2': 'SUV', '3': 'BUS', '4': 'VAN' }

function findByName<Kind>(kinds: readonly [Kind, RegExp][], words: string | undefined): Kind | undefined {
  if (words === undefined) return undefined
  const folded = foldedText(words)
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** Finds the type for a company's name of it, or by its code if the name is unknown. */
export const findVehicleType = (words: string | undefined, code: string | undefined): VehicleType =>
  findByName(types, words) ??
  (code !== undefined && Object.hasOwn(typeCodes, code) ? typeCodes[code] : undefined) ??
  'UNRECOGNISED'

/** Finds the category for a company's name of it. */
export const findVehicleCategory = (words: string | undefined): VehicleCategory =>
  findByName(categories, words) ?? 'UNRECOGNISED'

export const allVehicleTypes: readonly VehicleType[] = ['SEDAN', 'SUV', 'VAN', 'BUS', 'UNRECOGNISED']
export const allVehicleCategories: readonly VehicleCategory[] = ['NORMAL', 'PREMIUM', 'VIP', 'UNRECOGNISED']
