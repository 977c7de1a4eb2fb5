import type { Locale, LocalizedText } from '#src/locales.ts'

/** An item of a service. */
export interface DocumentedLine {
  readonly name: LocalizedText
  readonly detail: LocalizedText | null
  readonly quantity: number
  /** Price of the line, taxes included; null if the supplier reports only the total. */
  readonly halalas: number | null
  readonly travelers: readonly { readonly name: string; readonly age: number | null }[]
}

/** The days and length of a service, as shown on documents. */
export interface DocumentedSpan {
  readonly days: readonly {
    readonly label: LocalizedText
    readonly day: string
    /** Hours on that day, such as "from 16:00". */
    readonly hours: LocalizedText | null
  }[]
  readonly length: LocalizedText | null
}

/** A product's content for an order's documents, in every language. */
export interface DocumentedService {
  /** Name of the hotel, route or package. */
  readonly name: LocalizedText
  readonly address: LocalizedText | null
  readonly phone: string | null
  /** Check-in time of a stay, such as `16:00`; null if unknown. */
  readonly checkInTime: string | null
  /** Check-out time of a stay; null if unknown. */
  readonly checkOutTime: string | null
  readonly lines: readonly DocumentedLine[]
  /** Sentences about the service: company, pick-up, special requests. */
  readonly notes: Readonly<Record<Locale, readonly string[]>>
  /** Fees and taxes included in the total, in halalas; null if the supplier does not itemize them. */
  readonly fees: number | null
  readonly tax: number | null
  /**
   * `halalas` is the part of the net price that is subject to VAT. The municipality fee applies to this part plus VAT, minus the agent's
   * `commission`. Missing if the supplier taxes the whole net price.
   */
  readonly taxable?: { readonly halalas: number; readonly commission: number }
}
