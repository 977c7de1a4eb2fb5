/** Suppliers by the gateway's name in `provider`. Configuration adds display names, colors and price formats. */
import { z } from 'zod'
import type { Supplier, SupplierInfo } from '../__generated__/schema-types.ts'
import { text } from '../gateway/wire.ts'
import { priceShapes, type PriceShape } from './price.ts'

const supplierConfig = z.strictObject({
  key: z.string().regex(/^[^\s\p{Lu}]{1,40}$/u, 'must be the provider name in lower case'),
  name: z.string().trim().min(1).max(40),
  prices: z.enum(priceShapes).default('common'),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must look like #1d6fb8')
    .nullable()
    .default(null),
})

export type SupplierConfig = z.infer<typeof supplierConfig>

/** Suppliers of the reference gateway, used when none are configured. */
export const defaultSuppliers: SupplierConfig[] = [
  { key: 'agoda', name: 'Agoda', prices: 'agoda', color: '#b5523b' },
  { key: 'umrahholidays', name: 'Umrah Holidays', prices: 'umrahholidays', color: '#2e7d6b' },
  { key: 'hudxconnect', name: 'HudX Connect', prices: 'hudxconnect', color: '#5a5fa8' },
]

function parseJson(json: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(json)
  } catch {
    context.addIssue('must be a JSON list')
    return z.NEVER
  }
}

/** Parser of the `SUPPLIERS` variable: a JSON list of `{ key, name, prices, color }`. */
export const suppliersVariable = z
  .string()
  .transform(parseJson)
  .pipe(
    z
      .array(supplierConfig)
      .refine((suppliers) => new Set(suppliers.map(({ key }) => key)).size === suppliers.length, 'lists a key twice'),
  )

const enumValues = new Map<unknown, Supplier>([
  ['agoda', 'AGODA'],
  ['umrahholidays', 'UMRAHHOLIDAYS'],
  ['hudxconnect', 'HUDXCONNECT'],
])

const unnamedSupplier = { key: 'unnamed', name: '—', color: null }

/** Returns the stable key of a supplier, regardless of the letter case of its name. */
export const supplierKey = (provider: string): string => provider.trim().toLowerCase() || unnamedSupplier.key

/** Returns the schema's enum value for a supplier; UNRECOGNISED for suppliers that are not in the enum. */
export const toSupplier = (provider: unknown): Supplier =>
  enumValues.get(provider) ?? enumValues.get(supplierKey(text(provider) ?? '')) ?? 'UNRECOGNISED'

export type Suppliers = {
  /** Key, display name and color. A supplier that is not configured is shown by the gateway's name. */
  info: (provider: string) => SupplierInfo
  /** Price format of the supplier. */
  prices: (provider: string) => PriceShape
  /** Orders suppliers as configured, then the others by key. */
  compare: (a: string, b: string) => number
}

/** Returns both SDL fields that identify a supplier. */
export const supplierFields = (provider: string, suppliers: Suppliers) => ({
  supplier: toSupplier(provider),
  supplierInfo: suppliers.info(provider),
})

export function configureSuppliers(configured: readonly SupplierConfig[]): Suppliers {
  const byKey = new Map(
    configured.map(({ key, name, color, prices }, rank) => [key, { info: { key, name, color }, prices, rank }]),
  )
  const getRank = (key: string) => byKey.get(key)?.rank ?? configured.length
  return {
    info(provider) {
      const key = supplierKey(provider)
      const supplier = byKey.get(key)
      if (supplier) return supplier.info
      const name = provider.trim().slice(0, 40)
      if (name === '') return unnamedSupplier
      return { key, name: name === key ? name.charAt(0).toUpperCase() + name.slice(1) : name, color: null }
    },
    prices: (provider) => byKey.get(supplierKey(provider))?.prices ?? 'common',
    compare(a, b) {
      const [left, right] = [supplierKey(a), supplierKey(b)]
      return getRank(left) - getRank(right) || (left < right ? -1 : Number(left > right))
    },
  }
}
