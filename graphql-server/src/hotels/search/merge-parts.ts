/** Merges the parts of a search. */
import type { SearchCode, SupplierState } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { supplierKey } from '../../trade/supplier.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import { parseHalalas } from '../../values/money.ts'
import type { CachedHotel, CachedSearch, SearchHeader, SearchPart } from './cached-search.ts'
import { mergeOffers } from './read-offers.ts'

/** Creates the part for a supplier that failed. */
export const failedPart = (provider: string): SearchPart => ({
  requestedSupplier: provider,
  codes: [],
  hotels: [],
  suppliers: [{ provider, offerCount: 0, responded: false }],
  complete: false,
  warnings: [{ code: 'SUPPLIER_FAILED', provider, count: null }],
})

/** Merges the hotels in all parts. A supplier's offer for a hotel is listed once, even if several parts have it. */
function mergeHotels(parts: readonly SearchPart[], suppliers: Context['suppliers']): CachedHotel[] {
  const byHotel = new Map<string, [CachedHotel, ...CachedHotel[]]>()
  for (const { hotels } of parts) {
    for (const hotel of hotels) {
      const sameHotel = byHotel.get(hotel.id)
      if (sameHotel) sameHotel.push(hotel)
      else byHotel.set(hotel.id, [hotel])
    }
  }
  return [...byHotel].map(([id, hotelsWithId]) =>
    hotelsWithId.length === 1
      ? hotelsWithId[0]
      : mergeOffers(
          id,
          hotelsWithId.flatMap(({ offers }) => offers),
          suppliers,
        ),
  )
}

function mergeWarnings(parts: readonly SearchPart[]): SupplierWarning[] {
  const merged = new Map<string, SupplierWarning>()
  for (const warning of parts.flatMap(({ warnings }) => warnings)) {
    const key = JSON.stringify([warning.code, warning.provider && supplierKey(warning.provider)])
    if (!merged.has(key)) merged.set(key, warning)
  }
  return [...merged.values()]
}

const codeStates = ['ACCEPTED', 'NOT_RECOGNIZED', 'NOT_STATED'] as const

/** Merges codes. A code is accepted if any supplier accepts it, with the lowest of their prices. */
const mergeCodes = (parts: readonly SearchPart[]): SearchCode[] =>
  (parts.find(({ codes }) => codes.length > 0)?.codes ?? []).map((code) => {
    const sameCodes = parts.flatMap(({ codes }) => codes).filter((candidate) => candidate.kind === code.kind)
    const [price = null] = sameCodes
      .flatMap((sameCode) => sameCode.price ?? [])
      .toSorted((a, b) => (parseHalalas(a.total.amount) ?? 0) - (parseHalalas(b.total.amount) ?? 0))
    return {
      ...code,
      state: codeStates.find((state) => sameCodes.some((sameCode) => sameCode.state === state)) ?? code.state,
      price,
    }
  })

function mergeSuppliers(
  parts: readonly SearchPart[],
  hotels: CachedHotel[],
  pending: string[],
  order: Context['suppliers'],
) {
  const merged = new Map<string, { provider: string; offerCount: number; state: SupplierState }>()
  for (const { provider, responded } of parts.flatMap(({ suppliers }) => suppliers)) {
    const key = supplierKey(provider)
    const hasFailed = !responded || merged.get(key)?.state === 'FAILED'
    merged.set(key, { provider, offerCount: 0, state: hasFailed ? 'FAILED' : 'ANSWERED' })
  }
  for (const provider of pending) merged.set(supplierKey(provider), { provider, offerCount: 0, state: 'SEARCHING' })
  const counts = new Map<string, number>()
  for (const { offers } of hotels) {
    for (const { provider } of offers) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  }
  for (const [provider, count] of counts) {
    const supplier = merged.get(supplierKey(provider))
    if (supplier) supplier.offerCount += count
  }
  return [...merged.values()].sort((a, b) => order.compare(a.provider, b.provider))
}

function merge(header: SearchHeader, parts: readonly SearchPart[], suppliers: Context['suppliers']): CachedSearch {
  const { id, expiresAt, input, locale } = header
  const finishedSuppliers = new Set(parts.map(({ requestedSupplier }) => requestedSupplier))
  const pending = header.requestedSuppliers
    .filter((name) => name !== null)
    .filter((name) => !finishedSuppliers.has(name))
  const searching = parts.length < header.requestedSuppliers.length
  const [onlyPart] = parts
  const hotels = onlyPart && parts.length === 1 ? onlyPart.hotels : mergeHotels(parts, suppliers)
  return {
    id,
    expiresAt,
    input,
    locale,
    revision: parts.length,
    searching,
    hotels,
    codes: mergeCodes(parts),
    suppliers: mergeSuppliers(parts, hotels, pending, suppliers),
    complete: !searching && parts.every(({ complete }) => complete),
    warnings: mergeWarnings(parts),
  }
}

// Pages of a search share one merged object and its memoized views. The object is released with its last part.
const mergedSearches = new WeakMap<SearchPart, { revision: number; search: CachedSearch }>()

/** Builds a search from the parts so far, in order of arrival. After the deadline, calls without a response are treated as failed. */
export function mergeSearch(
  header: SearchHeader,
  parts: readonly SearchPart[],
  { clock, suppliers }: Pick<Context, 'clock' | 'suppliers'>,
): CachedSearch {
  const { requestedSuppliers, revision, deadline } = header
  const isDeadlineOver =
    parts.length === revision && revision < requestedSuppliers.length && clock().getTime() > Date.parse(deadline)
  const last = parts.at(-1)
  const cachedSearch = last && mergedSearches.get(last)
  if (cachedSearch?.revision === (isDeadlineOver ? requestedSuppliers.length : parts.length)) return cachedSearch.search
  const missingSuppliers = isDeadlineOver
    ? requestedSuppliers.filter((name) => parts.every((part) => part.requestedSupplier !== name))
    : []
  const failedParts = missingSuppliers.flatMap((name) => (name === null ? [] : failedPart(name)))
  const search = merge(header, [...parts, ...failedParts], suppliers)
  if (last) mergedSearches.set(last, { revision: search.revision, search })
  return search
}
