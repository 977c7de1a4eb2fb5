import type { Locale, LocalizedText } from '#src/locales.ts'

/** An item of a service. */
export interface DocumentedLine {
  readonly name: LocalizedText
  readonly detail: LocalizedText | null
  readonly quantity: number
  /** Price of the line, taxes included; null if the supplier states only the total. */
  readonly halalas: number | null
  readonly travelers: readonly { readonly name: string; readonly age: number | null }[]
}

/** The days and length of a service, as shown on documents. */
export interface DocumentedSpan {
  readonly days: readonly {
    readonly label: LocalizedText
    readonly day: string
    /** Such as "from 16:00". */
    readonly hours: LocalizedText | null
  }[]
  readonly length: LocalizedText | null
}

/** A product's content for an order's documents, in every language. */
export interface DocumentedService {
  /** Hotel, route or package. */
  readonly name: LocalizedText
  readonly address: LocalizedText | null
  readonly phone: string | null
  /** Hours of a stay, `16:00`; null if unknown. */
  readonly checkInTime: string | null
  readonly checkOutTime: string | null
  readonly lines: readonly DocumentedLine[]
  /** Sentences about the service: company, pick-up, special requests. */
  readonly notes: Readonly<Record<Locale, readonly string[]>>
  /** Fees and taxes included in the total, in halalas; null if the supplier does not itemize them. */
  readonly fees: number | null
  readonly tax: number | null
  /**
   * The part of the net price that is subject to VAT and, with VAT but without the agent's commission, to the municipality fee. Missing if the
   * supplier taxes the whole net price.
   */
  readonly taxable?: { readonly halalas: number; readonly commission: number }
}
