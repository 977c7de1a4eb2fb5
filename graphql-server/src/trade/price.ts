/** How each supplier's figures become one price. Figures that do not add up are shown and cannot be booked; nothing is made to fit. */
import type { Price, PriceLineKind, Supplier } from '../__generated__/schema-types.ts'
import { money, parseHalalas } from '../values/money.ts'
import { field, integer, list, path, text } from '../gateway/wire.ts'

/** A price in whole halalas, as it is kept. */
export type PriceFacts = {
  total: number
  currency: string
  lines: PriceLineFacts[]
  commission: number | null
  /** False when the figures contradict each other, or the price is not in SAR. */
  sound: boolean
}

export type PriceLineFacts = { kind: PriceLineKind; label: string | null; halalas: number; included: boolean }

/** The order lines are listed in. */
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

/** Commission has a purpose too, 30, which it shares with other things. */
const kindByPurpose = new Map<unknown, LineKind>([
  ['1', 'BASE'],
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

type Reader = (supplier: Supplier, source: unknown) => Read | null

/** The one table of suppliers: which form of price they send, lines or totals, and what of it makes up the total. */
const bySupplier: Record<Supplier, { readers: [Reader, Reader]; included: ReadonlySet<LineKind> }> = {
  HUDXCONNECT: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX']) },
  AGODA: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
  UMRAHHOLIDAYS: { readers: [readTotals, readLines], included: new Set(['BASE', 'TAX']) },
  UNRECOGNISED: { readers: [readLines, readTotals], included: new Set(['BASE', 'TAX', 'FEE']) },
}

const home = 'SAR'

function kindOf(line: unknown): LineKind {
  const written = field(line, 'purpose')
  const kind = kindByPurpose.get(written)
  if (kind) return kind
  // Seldom: a number, or a number written oddly.
  const purpose = integer(written)
  if (purpose !== undefined && purpose !== 30) return kindByPurpose.get(String(purpose)) ?? 'OTHER'
  const description = (text(field(line, 'description')) ?? '').toLowerCase().replaceAll(/[\s_]/g, '')
  if (purpose === undefined) return kindByDescription.get(description) ?? 'OTHER'
  // Some clients of the family add a tax of their own under the purpose of the commission.
  return description.includes('tax') ? 'OTHER' : 'COMMISSION'
}

function currencyOf(source: unknown): string {
  const written = field(source, 'currencyCode')
  return written === home ? home : (text(written)?.toUpperCase() ?? home)
}

type Read = Omit<PriceFacts, 'total'> & { total: number | null }

function readLines(supplier: Supplier, source: unknown): Read | null {
  const wireLines = list(field(source, 'displayRateInfo'))
  if (wireLines.length === 0) return null
  const { included } = bySupplier[supplier]
  const lines: PriceLineFacts[] = []
  let sound = true
  let total: number | null = null
  let commission: number | null = null
  let currency = home
  for (const line of wireLines) {
    const kind = kindOf(line)
    const isIncluded = included.has(kind)
    const halalas = parseHalalas(field(line, 'amount'))
    const lineCurrency = currencyOf(line)
    if (lineCurrency !== home) sound = false
    if (halalas === null) {
      sound &&= kind !== 'TOTAL' && !isIncluded
    } else if (kind === 'TOTAL') {
      sound &&= total === null || total === halalas
      total = halalas
      currency = lineCurrency
    } else {
      if (kind === 'COMMISSION') commission = halalas
      if (halalas === 0 && !isIncluded) continue
      if (halalas < 0 && isIncluded) sound = false
      const label = kind === 'OTHER' ? (text(field(line, 'description')) ?? null) : null
      lines.push({ kind, label, halalas, included: isIncluded })
    }
  }
  return { total, currency, lines, commission, sound }
}

function readTotals(_supplier: Supplier, source: unknown): Read | null {
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
  const sound = tax !== null && tax >= 0 && tax <= total && currency === home
  return { total, currency, lines, commission, sound }
}

const sumOf = (lines: PriceLineFacts[]) =>
  lines.reduce((sum, { halalas, included }) => sum + (included ? halalas : 0), 0)

/**
 * The price of a hotel, a group or a rate; null when it names no amount at all. `amount` is the figure the supplier repeats beside the
 * lines (`amount`, `groupAmount`).
 */
export function readPrice(supplier: Supplier, source: unknown, amountField = 'amount'): PriceFacts | null {
  const [first, second] = bySupplier[supplier].readers
  const read = first(supplier, source) ?? second(supplier, source)
  const amountText = field(source, amountField)
  const amount = parseHalalas(amountText)
  const amountType = text(field(source, 'amountType'))?.toLowerCase() ?? 'total'

  const lines = read?.lines ?? []
  const sum = sumOf(lines)
  const named = [read?.total, amount].find((total) => total !== null && total !== undefined && total > 0)
  const total = named ?? (sum > 0 ? sum : null)
  if (total === null) return null
  const sound =
    read !== null &&
    read.sound &&
    read.total === total &&
    sum === total &&
    // Something that is there and is no amount contradicts the lines as much as another amount does.
    (amountText === undefined || amountText === null || amount === total) &&
    amountType === 'total'
  return {
    total,
    currency: read?.currency ?? currencyOf(source),
    // A copy has no room to grow; thousands of prices are kept.
    lines: lines.toSorted((a, b) => rank[a.kind] - rank[b.kind]),
    commission: read?.commission ?? null,
    sound,
  }
}

/** The price of several rooms together; null for none. Lines of one kind become one. */
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
    sound: prices.every(({ sound, currency }) => sound && currency === first.currency),
  }
}

/** The GraphQL form of a price. */
export function toPrice({ total, currency, lines, commission }: PriceFacts, nights: number): Price {
  return {
    total: money(total, currency),
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
