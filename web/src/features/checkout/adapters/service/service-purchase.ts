import type { PaymentMethod } from '#src/__generated__/schema.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { Purchase } from '../../purchase.ts'

interface ServiceQuote {
  readonly id: string
  readonly expiresAt: string
  readonly expired: boolean
  readonly nationality: string
  readonly price: { readonly total: Money; readonly commission: Money | null }
  readonly paymentMethods: readonly PaymentMethod[]
  readonly cancellationPolicy: CancellationTerms
  /** The company's terms besides the cancellation policy, in its own words. */
  readonly terms?: string | null
}

/** Converts a quote for a one-day service to a purchase. `acceptLabel` is the label of the consent checkbox. */
export function toServicePurchase(
  quote: ServiceQuote,
  {
    acceptLabel,
    resultsUrl,
    ...product
  }: Pick<
    Purchase,
    'title' | 'basketKey' | 'acceptsPromo' | 'promo' | 'texts' | 'firstDay' | 'paymentLinkId' | 'linkDetails'
  > & {
    acceptLabel: string
    resultsUrl: string
  },
): Purchase {
  const { id, expiresAt, expired, nationality, price, paymentMethods, cancellationPolicy: policy, terms } = quote
  return {
    id,
    total: price.total,
    commission: price.commission,
    expiresAt,
    expired,
    policy,
    terms: { fingerprint: JSON.stringify(terms ? [policy, terms] : policy), label: acceptLabel },
    // The company needs to know only the lead traveler.
    travelers: { nationality, groups: [{ facts: [], adults: 1, childAges: [] }] },
    codes: [],
    paymentMethods,
    backTo: { choose: resultsUrl, results: resultsUrl },
    ...product,
  }
}
