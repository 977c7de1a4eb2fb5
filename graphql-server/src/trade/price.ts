/** Converts each supplier's figures to a price. A price with contradictory figures is shown but cannot be booked; no line is invented. */
import type { Price, PriceLineKind } from '../__generated__/schema-types.ts'
import { cacheByText } from '../values/cached-by-text.ts'
import { money, parseHalalas } from '../values/money.ts'
import { field, integer, list, path, text, fieldText } from '../gateway/wire.ts'

/** Amounts of a price, in whole halalas. */
export type Amounts = {
  total: number
  currency: string
  commission: number | null
  /** False if the figures contradict each other, lack a total, or are not in SAR. An inconsistent price cannot be booked. */
  isConsistent: boolean
  /** Whether the figures differ by a halala because of the supplier's rounding. */
  isRounded: boolean
}

/** A price with its lines. */
export type PriceDetails = Amounts & { lines: PriceLineDetails[] }

export type PriceLineDetails = { kind: PriceLineKind; label: string | null; halalas: number; included: boolean }

/** Wire members read for prices, in lower case. */
export const priceMembers = {
  amount: true,
  amounttype: true,
  currencycode: true,
  grandtotalprice: true,
  grandtotaltax: true,
  pricedetails: { commission: true },
  displayrateinfo: { amount: true, currencycode: true, description: true, purpose: true },
} as const

/** Order in which lines are listed. */
const lineOrder: Record<PriceLineKind, number> = {
  BASE: 0,
  TAX: 1,
  FEE: 2,
  OTHER: 3,
  DISCOUNT: 4,
  PREPAY: 5,
  COMMISSION: 6,
}

type LineKind = PriceLineKind | 'TOTAL'

/** Commission has purpose 30, which it shares with other lines. */
const kindByPurpose = new Map<unknown, LineKind>([
  ['1', 'BASE'],
  ['2', 'FEE'],
  ['3', 'DISCOUNT'],
  ['6', 'FEE'],
  ['7', 'TAX'],
  ['8', 'PREPAY'],
  ['10', 'TOTAL'],
])

/** For lines without a purpose. */
const kindByDescription = new Map<string, LineKind>([
  ['baseprice', 'BASE'],
  ['baserate', 'BASE'],
  ['discount', 'DISCOUNT'],
  ['fees', 'FEE'],
  ['tax', 'TAX'],
  ['prepayamount', 'PREPAY'],
  ['totalamount', 'TOTAL'],
  ['commissionamount', 'COMMISSION'],
])

/** Reads figures, and adds their lines to `lines` unless it is null. */
type Reader = (source: unknown, included: ReadonlySet<LineKind>, lines: PriceLineDetails[] | null) => Figures | null

/** Price formats of suppliers; `common` is one total with optional lines. */
export const priceShapes = ['hudxconnect', 'agoda', 'umrahholidays', 'common'] as const
export type PriceShape = (typeof priceShapes)[number]

/** Readers for each price format in order of preference, and the kinds of lines that make up its total. */
const shapes: Record<PriceShape, { readers: [Reader, Reader]; included: ReadonlySet<LineKind> }> = {
  hudxconnect: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX']) },
  agoda: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
  umrahholidays: { readers: [readTotals, readLines], included: new Set(['BASE', 'TAX']) },
  common: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
}

const homeCurrency = 'SAR'

const tidyDescription = (description: string) => description.toLowerCase().replaceAll(/[\s_]/g, '')

const findDescribedKind = cacheByText<LineKind>(
  (description) => kindByDescription.get(tidyDescription(description)) ?? 'OTHER',
)

// Some clients of the gateway family add their own tax under the purpose of the commission.
const findCommissionKind = cacheByText<LineKind>((description) =>
  tidyDescription(description).includes('tax') ? 'OTHER' : 'COMMISSION',
)

function readKind(line: unknown): LineKind {
  const wirePurpose = field(line, 'purpose')
  const kind = kindByPurpose.get(wirePurpose)
  if (kind) return kind
  // Rare: not a number, or in another notation.
  const purpose = integer(wirePurpose)
  if (purpose !== undefined && purpose !== 30) return kindByPurpose.get(String(purpose)) ?? 'OTHER'
  const description = fieldText(line, 'description') ?? ''
  return purpose === undefined ? findDescribedKind(description) : findCommissionKind(description)
}

function readCurrency(source: unknown): string {
  const currency = field(source, 'currencyCode')
  return currency === homeCurrency ? homeCurrency : (text(currency)?.toUpperCase() ?? homeCurrency)
}

type Figures = {
  total: number | null
  currency: string
  commission: number | null
  /** Sum of the lines that make up the total; null when there are none. */
  sum: number | null
  /** False if a figure is unreadable or contradicts another. */
  isReadable: boolean
}

function readLines(source: unknown, included: ReadonlySet<LineKind>, lines: PriceLineDetails[] | null): Figures | null {
  const wireLines = list(field(source, 'displayRateInfo'))
  if (wireLines.length === 0) return null
  const figures: Figures = { total: null, currency: homeCurrency, commission: null, sum: null, isReadable: true }
  for (const line of wireLines) {
    const kind = readKind(line)
    const isIncluded = included.has(kind)
    const halalas = parseHalalas(field(line, 'amount'))
    const currency = readCurrency(line)
    if (currency !== homeCurrency) figures.isReadable = false
    if (halalas === null) {
      figures.isReadable &&= kind !== 'TOTAL' && !isIncluded
    } else if (kind === 'TOTAL') {
      figures.isReadable &&= figures.total === null || figures.total === halalas
      figures.total = halalas
      figures.currency = currency
    } else {
      if (kind === 'COMMISSION') figures.commission = halalas
      if (isIncluded) {
        figures.sum = (figures.sum ?? 0) + halalas
        if (halalas < 0) figures.isReadable = false
      } else if (halalas === 0) continue
      const label = lines && kind === 'OTHER' ? (fieldText(line, 'description') ?? null) : null
      lines?.push({ kind, label, halalas, included: isIncluded })
    }
  }
  return figures
}

function readTotals(
  source: unknown,
  _included: ReadonlySet<LineKind>,
  lines: PriceLineDetails[] | null,
): Figures | null {
  const total = parseHalalas(field(source, 'grandTotalPrice'))
  if (total === null) return null
  const tax = parseHalalas(field(source, 'grandTotalTax'))
  const commission = parseHalalas(path(source, 'priceDetails', 'commission'))
  if (tax !== null) {
    lines?.push({ kind: 'BASE', label: null, halalas: total - tax, included: true })
    lines?.push({ kind: 'TAX', label: null, halalas: tax, included: true })
  }
  if (commission) lines?.push({ kind: 'COMMISSION', label: null, halalas: commission, included: false })
  const isReadable = tax === null || (tax >= 0 && tax <= total)
  return { total, currency: readCurrency(source), commission, sum: tax === null ? null : total, isReadable }
}

/** Maximum rounding difference of a supplier's own figures, in halalas. */
const roundingTolerance = 1

/**
 * Reads the amounts of a hotel, a group or a rate, and adds its lines to `lines` unless that is null; null if it has no
 * amount at all. `amountField` is the figure that the supplier repeats next to the lines (`amount`, `groupAmount`).
 */
export function readAmounts(
  shape: PriceShape,
  source: unknown,
  amountField = 'amount',
  lines: PriceLineDetails[] | null = null,
): Amounts | null {
  const { readers, included } = shapes[shape]
  const figures = readers[0](source, included, lines) ?? readers[1](source, included, lines)
  const amountText = field(source, amountField)
  const amount = parseHalalas(amountText)
  const currency = figures?.currency ?? readCurrency(source)

  const figuresTotal = figures?.total ?? 0
  const supplierTotal = figuresTotal > 0 ? figuresTotal : amount !== null && amount > 0 ? amount : null
  const sum = figures?.sum ?? null
  const total = supplierTotal ?? (sum !== null && sum > 0 ? sum : null)
  if (total === null) return null
  // The lines, and the amount next to them, must match the total. An unreadable amount never matches.
  const lineGap = sum === null ? 0 : Math.abs(total - sum)
  const amountGap = amountText == null ? 0 : amount === null ? Number.POSITIVE_INFINITY : Math.abs(total - amount)
  const isConsistent =
    supplierTotal !== null &&
    (figures?.isReadable ?? true) &&
    lineGap <= roundingTolerance &&
    amountGap <= roundingTolerance &&
    currency === homeCurrency &&
    isTotal(field(source, 'amountType'))
  return {
    total,
    currency,
    commission: figures?.commission ?? null,
    isConsistent,
    isRounded: isConsistent && (lineGap > 0 || amountGap > 0),
  }
}

const isTotal = (amountType: unknown) =>
  amountType === 'Total' || (text(amountType)?.toLowerCase() ?? 'total') === 'total'

/** Reads the price of a hotel, a group or a rate, as `readAmounts` does, with its lines. */
export function readPrice(shape: PriceShape, source: unknown, amountField?: string): PriceDetails | null {
  const lines: PriceLineDetails[] = []
  const amounts = readAmounts(shape, source, amountField, lines)
  // A copy has no spare capacity; thousands of prices are cached.
  return amounts && { ...amounts, lines: lines.toSorted((a, b) => lineOrder[a.kind] - lineOrder[b.kind]) }
}

/** Adds up the prices of several rooms and merges lines of one kind; null for no rooms. */
export function addPrices(prices: PriceDetails[]): PriceDetails | null {
  const [first] = prices
  if (!first) return null
  const lines: PriceLineDetails[] = []
  for (const line of prices.flatMap((price) => price.lines)) {
    const sameLine = lines.find(({ kind, label }) => kind === line.kind && label === line.label)
    if (sameLine) sameLine.halalas += line.halalas
    else lines.push({ ...line })
  }
  const commissions = prices.map(({ commission }) => commission).filter((commission) => commission !== null)
  return {
    total: prices.reduce((sum, { total }) => sum + total, 0),
    currency: first.currency,
    lines,
    commission: commissions.length > 0 ? commissions.reduce((a, b) => a + b) : null,
    isConsistent: prices.every(({ isConsistent, currency }) => isConsistent && currency === first.currency),
    isRounded: prices.some(({ isRounded }) => isRounded),
  }
}

/** Returns a price with a different commission and the same total. */
export function withCommission(price: PriceDetails, halalas: number): PriceDetails {
  const others = price.lines.filter(({ kind }) => kind !== 'COMMISSION')
  const line: PriceLineDetails = { kind: 'COMMISSION', label: null, halalas, included: false }
  return { ...price, commission: halalas, lines: halalas === 0 ? others : [...others, line] }
}

/** Converts a price to GraphQL's `Price`. */
export function toPrice({ total, currency, lines, commission }: PriceDetails, nights: number): Price {
  const taxes = lines.filter(({ kind, included }) => kind === 'TAX' && included)
  return {
    total: money(total, currency),
    taxes:
      taxes.length > 0
        ? money(
            taxes.reduce((sum, { halalas }) => sum + halalas, 0),
            currency,
          )
        : null,
    lines: lines.map(({ kind, label, halalas, included }) => ({
      kind,
      label,
      money: money(halalas, currency),
      includedInTotal: included,
    })),
    commission: commission === null ? null : money(commission, currency),
    perNight: nights > 0 ? money(Math.round(total / nights), currency) : null,
  }
}
