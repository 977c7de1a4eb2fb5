/** Turns the gateway's rows, one for each package of a company, into offers. */
import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { count, field, isObject, list, text, texts } from '../gateway/wire.ts'
import { type NamedCode, readNamed } from '../service-search/named.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { type PriceDetails, readPrice } from '../trade/price.ts'
import type { Suppliers } from '../trade/supplier.ts'
import { imageUrl } from '../values/image-url.ts'
import { plainText } from '../values/plain-text.ts'
import type { GroundInput } from './ground-input.ts'

export type GroundExtra = NamedCode & { quantity: number; days: number; price: PriceDetails }

/** A package of a company, priced for all pilgrims. */
export type GroundOffer = {
  id: string
  /** Supplier name as the gateway spells it, for use in later calls. */
  provider: string
  company: NamedCode | null
  package: (NamedCode & { description: string | null }) | null
  imageUrl: string | null
  price: PriceDetails
  extras: GroundExtra[]
  /** Total of the package with the requested extras, in halalas; null if the company does not offer all of them. */
  total: number | null
  cancellationPolicy: CancellationPolicy | null
  terms: string | null
  /** Indexes in the gateway's response: row, category. */
  place: readonly [number, number]
}

type Reading = { searchId: string; input: GroundInput; suppliers: Suppliers }

function readExtras(row: unknown, provider: string, { input, suppliers }: Reading): GroundExtra[] {
  const extras = new Map<string, GroundExtra>()
  for (const extra of list(field(row, 'additionalServices'))) {
    const named = readNamed(extra, 'code', 'description')
    const price = readPrice(suppliers.prices(provider), extra)
    if (!named || !price?.isConsistent || extras.has(named.code)) continue
    const requested = input.extras.find(({ code }) => code === named.code)
    extras.set(named.code, {
      ...named,
      quantity: count(field(extra, 'quantity')) || requested?.quantity || 1,
      days: count(field(extra, 'duration')) || requested?.days || 1,
      price,
    })
  }
  return [...extras.values()]
}

/** Returns the total of a package with the requested extras; null if the company does not offer all of them. */
function addExtras(
  price: PriceDetails,
  extras: readonly GroundExtra[],
  { extras: requested }: GroundInput,
): number | null {
  let total = price.total
  for (const { code, quantity, days } of requested) {
    const offered = extras.find((extra) => extra.code === code && extra.quantity === quantity && extra.days === days)
    if (!offered || offered.price.currency !== price.currency) return null
    total += offered.price.total
  }
  return total
}

function readTerms(row: unknown): string | null {
  const items = [...texts(field(row, 'policies'), 'name'), ...texts(field(row, 'termsAndConditions'), 'name')]
  const lines = [...items, text(field(row, 'termsAndConditions'))].map(plainText)
  return [...new Set(lines)].filter((line) => line !== undefined).join('\n') || null
}

/** Returns the categories of a row, which may be one object or a list. */
export const listCategories = (row: unknown): unknown[] => list(field(row, 'category'))

/** Reads the package of a category; null if it has no code. */
export function readPackage(category: unknown): GroundOffer['package'] {
  const named = readNamed(category, 'categoryCode', 'categoryName')
  return named && { ...named, description: plainText(text(field(category, 'description'))) ?? null }
}

function readOffer(row: unknown, category: unknown, reading: Reading): Omit<GroundOffer, 'id' | 'place'> | null {
  const provider = text(field(row, 'provider')) ?? text(field(row, 'vendor')) ?? ''
  const price = readPrice(reading.suppliers.prices(provider), category)
  if (!price) return null
  const extras = readExtras(row, provider, reading)
  const [image] = list(field(row, 'images'))
  return {
    provider,
    company: readNamed(row, 'uoCode', 'uoName'),
    package: readPackage(category),
    imageUrl: imageUrl(field(image, 'url')) ?? null,
    price,
    extras,
    total: addExtras(price, extras, reading.input),
    cancellationPolicy: readCancellationPolicy(
      field(category, 'cancellationPolicy') ?? field(row, 'cancellationPolicy'),
    ),
    terms: readTerms(row),
  }
}

/** Reads the offers of all rows, and counts the packages that are unreadable because they have no price. */
export function readOffers(rows: readonly unknown[], reading: Reading) {
  const offers: GroundOffer[] = []
  let unreadableCount = 0
  for (const [rowIndex, row] of rows.entries()) {
    const categories = listCategories(row)
    if (!isObject(row) || categories.length === 0) unreadableCount += 1
    for (const [index, category] of categories.entries()) {
      const offer = readOffer(row, category, reading)
      if (offer) offers.push({ id: `${reading.searchId}.${offers.length}`, ...offer, place: [rowIndex, index] })
      else unreadableCount += 1
    }
  }
  return { offers, unreadableCount }
}
