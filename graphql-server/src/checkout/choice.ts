import type { Context } from '../context.ts'
import { type HeldQuote, readQuote } from './held-quote.ts'
import { fullQuote } from './promo/price-with-promo.ts'

/** A chosen service, as payment links and trips store it: the availability call in the gateway's format, and the data displayed to agents. */
export type ChosenData = {
  /** Name of the product. */
  type: string
  search: Record<string, unknown>
  basket: Record<string, unknown>
  selectedRooms: unknown[] | null
}

/** Stores the services of a product's quotes in payment links and trips. */
export type Choice<Quote extends HeldQuote = HeldQuote> = {
  /** Type of its quotes in the schema. */
  quote: Quote['__typename']
  /** Name of the product in the data. */
  type: string
  /** Basket fields that contain the name and the number of items. */
  basketFields: { name: string; count: string }
  /** Returns the data of a quote's service. `basket.language` is the language of the names in the basket. */
  toData(quote: Quote): Omit<ChosenData, 'type'>
}

/** Returns the data of the service in the caller's quote, at its full price, because promo codes are personal. Undefined if the caller has no such quote. */
export async function readChosenData<ProductChoice extends Choice>(
  choices: readonly ProductChoice[],
  quoteId: string,
  context: Context,
) {
  for (const choice of choices) {
    const quote = await readQuote(context, choice.quote, quoteId)
    if (quote) return { choice, data: { type: choice.type, ...choice.toData(fullQuote(quote)) } }
  }
  return undefined
}
