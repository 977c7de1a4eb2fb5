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
  /** Other terms in the company's own words. */
  readonly terms?: string | null
}

/** Purchase of a one-day service. `accept` is the label of the consent, `results` the URL of the results. */
export function toServicePurchase(
  quote: ServiceQuote,
  {
    accept,
    results,
    ...product
  }: Pick<
    Purchase,
    'title' | 'basketKey' | 'takesPromo' | 'promo' | 'words' | 'firstDay' | 'paymentLinkId' | 'shared'
  > & {
    accept: string
    results: string
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
    terms: { fingerprint: JSON.stringify(terms ? [policy, terms] : policy), label: accept },
    // The company only needs the lead traveler.
    travelers: { nationality, groups: [{ facts: [], adults: 1, childAges: [] }] },
    codes: [],
    paymentMethods,
    backTo: { choose: results, results },
    ...product,
  }
}
