import type { CodeTable } from './code-details.ts'

/** Refusals for promo codes and payment links. */
export const promoAndLinkRefusals = {
  PROMO_UNKNOWN: {
    cause: 'The gateway does not know the promo code.',
    remedy: 'Correct the code, or book without one.',
    retryable: false,
  },
  PROMO_OF_HOTEL: {
    cause: 'The code is a hotel promo (SubPCC), which lowers prices in a search, not in a quote.',
    remedy: 'Search again with it as `hotelPromoCode`.',
    retryable: false,
  },
  PROMO_EXPIRED: {
    cause: 'The promo code has expired.',
    remedy: 'Use another code, or book without one.',
    retryable: false,
  },
  PROMO_USED_UP: {
    cause: 'The promo code has no uses left.',
    remedy: 'Use another code, or book without one.',
    retryable: false,
  },
  PROMO_OTHER_PRODUCT: {
    cause: 'The promo code is not for the product of the quote, or the product accepts no promo codes.',
    remedy: 'Book without the code, or use it for its own product.',
    retryable: false,
  },
  PROMO_BELOW_MINIMUM: {
    cause: 'The quote’s full price is below the promo code’s minimum.',
    remedy: 'Choose services with a higher total, or book without the code; `minimum` is the required total.',
    retryable: false,
  },
  PROMO_NOT_COMBINABLE: {
    cause: 'The quote’s search used a hotel promo (SubPCC), which cannot be combined with promo codes.',
    remedy: 'Search again without the hotel promo, or book without the code.',
    retryable: false,
  },
  PROMO_REFUSED: {
    cause: 'The gateway refused the promo code with a code that is not in this table.',
    remedy: 'Read `reason`, or book without the code.',
    retryable: false,
    legacyMessage: 'Unexpected Error',
  },
  PROMO_NO_LONGER_VALID: {
    cause: 'The promo code was applied to the quote, but the gateway refused it at booking.',
    remedy:
      'Show both totals and, once the agent agrees, book `quoteId` at its full price; the same idempotency key remains valid.',
    retryable: false,
  },
  PAYMENT_LINK_NOT_FOUND: {
    cause: 'The id is unknown, or neither the viewer nor the viewer’s company has shared or received the link.',
    remedy: 'Ask the sender for the link, and sign in with the address it was shared with.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_EXPIRED: {
    cause: 'The expiry of the link has passed and nobody has paid it.',
    remedy: 'Ask its owner to extend it with `extendSharedReservation`.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_DISABLED: {
    cause: 'The owner has disabled the link.',
    remedy: 'Ask its owner for another one.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_PENDING: {
    cause: 'A booking that pays the link was sent, and the supplier has not confirmed it yet.',
    remedy: 'Read the link again in a few seconds. It is then paid, or can be paid again.',
    retryable: true,
  },
  PAYMENT_LINK_PAID: {
    cause: 'A booking has paid the link; a link can be paid only once.',
    remedy: 'None.',
    retryable: false,
  },
  PAYMENT_LINK_MISMATCH: {
    cause: 'The hotel, company, supplier or date of the quote differs from those of the link.',
    remedy: 'Book the quote returned by `quotePaymentLink`.',
    retryable: false,
  },
  PAYMENT_LINK_REFUSED: {
    cause: 'The gateway refused the link with a code that is not in this table, or the link’s content cannot be read.',
    remedy: 'Try again, or share the service again.',
    retryable: true,
    legacyMessage: 'Unexpected Error',
  },
} satisfies CodeTable
