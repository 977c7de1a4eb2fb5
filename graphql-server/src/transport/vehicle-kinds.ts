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

function findByName<Kind>(kinds: readonly [Kind, RegExp][], name: string | undefined): Kind | undefined {
  if (name === undefined) return undefined
  const folded = foldedText(name)
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** Finds a vehicle type by a company's name for the type, or by the type's code if the name is unknown. */
export const findVehicleType = (name: string | undefined, code: string | undefined): VehicleType =>
  findByName(types, name) ??
  (code !== undefined && Object.hasOwn(typeCodes, code) ? typeCodes[code] : undefined) ??
  'UNRECOGNISED'

/** Finds a category by a company's name for the category. */
export const findVehicleCategory = (name: string | undefined): VehicleCategory =>
  findByName(categories, name) ?? 'UNRECOGNISED'

export const allVehicleTypes: readonly VehicleType[] = ['SEDAN', 'SUV', 'VAN', 'BUS', 'UNRECOGNISED']
export const allVehicleCategories: readonly VehicleCategory[] = ['NORMAL', 'PREMIUM', 'VIP', 'UNRECOGNISED']
