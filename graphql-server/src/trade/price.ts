/** How each supplier's figures become one price. Figures that contradict each other are shown and cannot be booked; no line is invented. */
import type { Price, PriceLineKind } from '../__generated__/schema-types.ts'
import { money, parseHalalas } from '../values/money.ts'
import { field, integer, list, path, text } from '../gateway/wire.ts'

/** A price in whole halalas. */
export type PriceFacts = {
  total: number
  currency: string
  lines: PriceLineFacts[]
  commission: number | null
  /** False when the figures contradict each other, name no total, or are not in SAR. Such a price cannot be booked. */
  isConsistent: boolean
  /** Whether the supplier's rounding makes its figures differ by a halala. */
  isRounded: boolean
}

export type PriceLineFacts = { kind: PriceLineKind; label: string | null; halalas: number; included: boolean }

/** Order in which lines are listed. */
const rank: Record<PriceLineKind, number> = {
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

type Reader = (source: unknown, included: ReadonlySet<LineKind>) => Figures | null

/** The forms of prices suppliers send; `common` is one total with optional lines. */
export const priceShapes = ['hudxconnect', 'agoda', 'umrahholidays', 'common'] as const
export type PriceShape = (typeof priceShapes)[number]

/** Where each form has its figures, and which lines make up the total. */
const shapes: Record<PriceShape, { readers: [Reader, Reader]; included: ReadonlySet<LineKind> }> = {
  hudxconnect: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX']) },
  agoda: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
  umrahholidays: { readers: [readTotals, readLines], included: new Set(['BASE', 'TAX']) },
  common: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
}

const home = 'SAR'

function kindOf(line: unknown): LineKind {
  const written = field(line, 'purpose')
  const kind = kindByPurpose.get(written)
  if (kind) return kind
  // Rarely a number, or a number in another notation.
  const purpose = integer(written)
  if (purpose !== undefined && purpose !== 30) return kindByPurpose.get(String(purpose)) ?? 'OTHER'
  const description = (text(field(line, 'description')) ?? '').toLowerCase().replaceAll(/[\s_]/g, '')
  if (purpose === undefined) return kindByDescription.get(description) ?? 'OTHER'
  // Some clients of the gateway family add a tax of their own under the purpose of the commission.
  return description.includes('tax') ? 'OTHER' : 'COMMISSION'
}

function currencyOf(source: unknown): string {
  const written = field(source, 'currencyCode')
  return written === home ? home : (text(written)?.toUpperCase() ?? home)
}

type Figures = Pick<PriceFacts, 'currency' | 'lines' | 'commission'> & {
  total: number | null
  /** False when a figure cannot be read or contradicts another. */
  isReadable: boolean
}

function readLines(source: unknown, included: ReadonlySet<LineKind>): Figures | null {
  const wireLines = list(field(source, 'displayRateInfo'))
  if (wireLines.length === 0) return null
  const lines: PriceLineFacts[] = []
  let isReadable = true
  let total: number | null = null
  let commission: number | null = null
  let currency = home
  for (const line of wireLines) {
    const kind = kindOf(line)
    const isIncluded = included.has(kind)
    const halalas = parseHalalas(field(line, 'amount'))
    const lineCurrency = currencyOf(line)
    if (lineCurrency !== home) isReadable = false
    if (halalas === null) {
      isReadable &&= kind !== 'TOTAL' && !isIncluded
    } else if (kind === 'TOTAL') {
      isReadable &&= total === null || total === halalas
      total = halalas
      currency = lineCurrency
    } else {
      if (kind === 'COMMISSION') commission = halalas
      if (halalas === 0 && !isIncluded) continue
      if (halalas < 0 && isIncluded) isReadable = false
      const label = kind === 'OTHER' ? (text(field(line, 'description')) ?? null) : null
      lines.push({ kind, label, halalas, included: isIncluded })
    }
  }
  return { total, currency, lines, commission, isReadable }
}

function readTotals(source: unknown): Figures | null {
  const total = parseHalalas(field(source, 'grandTotalPrice'))
  if (total === null) return null
  const tax = parseHalalas(field(source, 'grandTotalTax'))
  const commission = parseHalalas(path(source, 'priceDetails', 'commission'))
  const currency = currencyOf(source)
  const lines: PriceLineFacts[] = []
  if (tax !== null) {
    lines.push({ kind: 'BASE', label: null, halalas: total - tax, included: true })
    lines.push({ kind: 'TAX', label: null, halalas: tax, included: true })
  }
  if (commission) lines.push({ kind: 'COMMISSION', label: null, halalas: commission, included: false })
  return { total, currency, lines, commission, isReadable: tax === null || (tax >= 0 && tax <= total) }
}

/** Halalas by which a supplier's own figures may differ, for its rounding. */
const roundingTolerance = 1

/** Halalas between the total and its lines or the amount beside them; infinite when that amount is none. */
function gapsOf(total: number, lines: PriceLineFacts[], amountText: unknown): number[] {
  const parts = lines.filter(({ included }) => included)
  const ofLines = parts.length === 0 ? 0 : total - parts.reduce((sum, { halalas }) => sum + halalas, 0)
  const amount = parseHalalas(amountText)
  const ofAmount = amountText == null ? 0 : amount === null ? Number.POSITIVE_INFINITY : total - amount
  return [Math.abs(ofLines), Math.abs(ofAmount)]
}

/**
 * Reads the price of a hotel, a group or a rate; null when it names no amount at all. `amountField` is the figure that the supplier
 * repeats beside the lines (`amount`, `groupAmount`).
 */
export function readPrice(shape: PriceShape, source: unknown, amountField = 'amount'): PriceFacts | null {
  const { readers, included } = shapes[shape]
  const figures = readers[0](source, included) ?? readers[1](source, included)
  const amountText = field(source, amountField)
  const amountType = text(field(source, 'amountType'))?.toLowerCase() ?? 'total'
  const currency = figures?.currency ?? currencyOf(source)

  const lines = figures?.lines ?? []
  const named = [figures?.total, parseHalalas(amountText)].find((total) => total != null && total > 0)
  const sum = lines.reduce((parts, line) => parts + (line.included ? line.halalas : 0), 0)
  const total = named ?? (sum > 0 ? sum : null)
  if (total === null) return null
  const gaps = gapsOf(total, lines, amountText)
  const isConsistent =
    named !== undefined &&
    (figures?.isReadable ?? true) &&
    gaps.every((gap) => gap <= roundingTolerance) &&
    amountType === 'total' &&
    currency === home
  return {
    total,
    currency,
    // A copy has no spare capacity; thousands of prices are cached.
    lines: lines.toSorted((a, b) => rank[a.kind] - rank[b.kind]),
    commission: figures?.commission ?? null,
    isConsistent,
    isRounded: isConsistent && gaps.some((gap) => gap > 0),
  }
}

/** Adds up the prices of several rooms, lines of one kind becoming one; null for none. */
export function addPrices(prices: PriceFacts[]): PriceFacts | null {
  const [first] = prices
  if (!first) return null
  const lines: PriceLineFacts[] = []
  for (const line of prices.flatMap((price) => price.lines)) {
    const same = lines.find(({ kind, label }) => kind === line.kind && label === line.label)
    if (same) same.halalas += line.halalas
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

/** The GraphQL form of a price. */
export function toPrice({ total, currency, lines, commission }: PriceFacts, nights: number): Price {
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
