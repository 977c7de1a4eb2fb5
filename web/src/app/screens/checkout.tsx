import { lazy } from 'react'
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { loadTexts } from '#src/lib/i18n/i18n.ts'

// Lazy, because only URLs of payment links need it.
const OwnLink = lazy(async () => {
  const [{ OwnLink: Component }] = await Promise.all([
    import('#src/features/shared-reservations/own-link.tsx'),
    loadTexts('shared'),
  ])
  return { default: Component }
})

export const Checkout = () => <CheckoutPage OwnLink={OwnLink} />
