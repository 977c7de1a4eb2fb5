import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { GatewayFeaturesDocument } from '#src/data/gateway-features.generated.ts'
import { tolerateTranslation } from '#src/lib/browser/translated-page.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  checkout,
  fillTravelers,
  pay,
  quotes,
  reachPayment,
  serveBooking,
  serveCheckout,
} from '#src/testing/checkout-page.tsx'
import { riyals } from '#src/testing/factories.ts'
import { aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { networkError, respondTo, server } from '#src/testing/server.ts'
import { translatePage } from '#src/testing/translate-page.ts'
import { type ApplyPromoMutation, ApplyPromoDocument, RemovePromoDocument } from './promo/promo.generated.ts'

const aDiscountedQuote = () =>
  aQuote({
    price: aPrice('4611.15', '922.23', '5533.38', '287.74'),
    promo: { __typename: 'Promo', code: 'RIHLA10', description: '10% off hotels', discount: riyals('614.82') },
    fullTotal: riyals('6148.20'),
  })

const promoRefused = (message: string, reason: string | null = null) =>
  ({ __typename: 'PromoRefused', code: 'PROMO_UNKNOWN', message, reason }) as const

/** Serves results for promo codes in order, repeating the last one. An applied code changes the quote. Returns the sent codes. */
function servePromo(...results: (ApplyPromoMutation['applyPromo'] | 'lost')[]) {
  const sentCodes: string[] = []
  server.use(
    respondTo(ApplyPromoDocument, ({ input }) => {
      sentCodes.push(input.code)
      const result = results[Math.min(sentCodes.length, results.length) - 1]
      if (!result || result === 'lost') return networkError()
      if (result.__typename === 'PromoApplied') quotes.set('quote-1', aDiscountedQuote())
      return { applyPromo: result }
    }),
    respondTo(RemovePromoDocument, () => {
      quotes.set('quote-1', aQuote())
      return { removePromo: { __typename: 'PromoRemoved' } }
    }),
  )
  return sentCodes
}

const promoCard = async () => within(await screen.findByRole('region', { name: 'Promo code' }))
const codeField = async () => (await promoCard()).findByLabelText<HTMLInputElement>('Promo code')
async function enterCode(code: string) {
  fireEvent.change(await codeField(), { target: { value: code } })
  fireEvent.submit((await codeField()).form ?? document.body)
}

beforeEach(serveCheckout)

/** Text of the checkout without the header. */
const pageText = () => screen.getByRole('main').textContent

test('offers no promo code field when the gateway does not support promo codes', async () => {
  server.use(respondTo(GatewayFeaturesDocument, () => ({ hasPaymentLinks: true, hasPromoCodes: false })))
  await renderApp(checkout)
  expect(await screen.findByRole('button', { name: 'Share payment link' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Promo code' })).toBeNull())
})

test('updates promo code amounts on a page that the browser has translated', async () => {
  tolerateTranslation()
  servePromo({ __typename: 'PromoApplied' })
  const applyCode = async () => {
    await enterCode('RIHLA10')
    await screen.findByText(/is applied/)
    return pageText()
  }
  const removeCode = async (user: UserEvent) => {
    await user.click((await promoCard()).getByRole('button', { name: 'Remove promo code RIHLA10' }))
    await codeField()
    return pageText()
  }
  const { user } = await renderApp(checkout)
  await codeField()
  const expected = [await applyCode(), await removeCode(user)]
  cleanup()

  const translatedApp = await renderApp(checkout)
  await codeField()
  translatePage()
  expect(await applyCode()).toBe(expected[0])
  translatePage()
  expect(await removeCode(translatedApp.user)).toBe(expected[1])
})

describe('promo code', () => {
  test('lowers the total by the discount, shows the old total struck through, and charges the new one', async () => {
    const sentCodes = servePromo({ __typename: 'PromoApplied' })
    const inputs = serveBooking({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: 'x' })
    const app = await renderApp(checkout)
    await enterCode('rihla10')
    expect(await (await promoCard()).findByText(/RIHLA10.* is applied/)).toBeInTheDocument()
    expect(sentCodes).toEqual(['rihla10'])
    expect((await promoCard()).getByText('10% off hotels')).toBeInTheDocument()
    expect((await promoCard()).getByText(/6,148/).closest('s')).not.toBeNull()
    expect((await promoCard()).getByText(/5,533/).closest('s')).toBeNull()
    const summary = within(screen.getByRole('region', { name: 'Your stay' }))
    expect(summary.getByText(/Promo code .*RIHLA10/)).toBeInTheDocument()
    expect(summary.getByText(/614/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Promo code' })).toHaveFocus()

    await acceptTerms(app)
    await fillTravelers(app)
    await pay(app)
    await waitFor(() => expect(inputs).toMatchObject([{ acceptedTotal: '5533.38' }]))
  })

  test('asks the agent to accept the new total after a promo code is applied', async () => {
    servePromo({ __typename: 'PromoApplied' })
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    await enterCode('RIHLA10')
    expect(await screen.findByText(/^The total has changed since you accepted the terms\./)).toBeVisible()
    const box = screen.getByRole('checkbox', { name: /I have read/ })
    expect(box).not.toBeChecked()
    await app.user.click(box)
    expect(screen.queryByText(/since you accepted/)).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Continue to travelers' }))
    expect(await screen.findByRole('heading', { name: 'Lead traveler' })).toBeVisible()
  })

  test('restores the old total when the promo code is removed', async () => {
    servePromo({ __typename: 'PromoApplied' })
    const { user } = await renderApp(checkout)
    await enterCode('RIHLA10')
    await user.click(await screen.findByRole('button', { name: /Remove promo code/ }))
    expect(await codeField()).toHaveValue('')
    expect(screen.queryByText(/5,533/)).not.toBeInTheDocument()
    expect(screen.queryByText(/is applied/)).not.toBeInTheDocument()
  })

  test('keeps a refused promo code in its field, with the reason', async () => {
    servePromo(promoRefused('This promo code does not exist.'), promoRefused('Not accepted.', 'Only on weekdays'))
    await renderApp(checkout)
    await enterCode('RIHLA11')
    expect(await screen.findByText('This promo code does not exist.')).toBeInTheDocument()
    expect(await codeField()).toHaveValue('RIHLA11')
    expect(await codeField()).toBeInvalid()
    await enterCode('RIHLA12')
    expect(await screen.findByText('Only on weekdays')).toBeInTheDocument()
    expect(await codeField()).toHaveValue('RIHLA12')
  })

  test('keeps a promo code in its field when the request fails, for a retry', async () => {
    const sentCodes = servePromo('lost', { __typename: 'PromoApplied' })
    await renderApp(checkout)
    await enterCode('RIHLA10')
    await waitFor(async () => expect(await codeField()).toBeInvalid())
    expect(await codeField()).toHaveValue('RIHLA10')
    await enterCode('RIHLA10')
    expect(await screen.findByText(/is applied/)).toBeInTheDocument()
    expect(sentCodes).toHaveLength(2)
  })

  test('requires a promo code to be entered', async () => {
    const sentCodes = servePromo({ __typename: 'PromoApplied' })
    await renderApp(checkout)
    await enterCode(' ')
    expect(await screen.findByText('Enter a promo code.')).toBeInTheDocument()
    expect(sentCodes).toEqual([])
  })

  test('keeps a typed promo code while the agent moves between steps', async () => {
    const app = await renderApp(checkout)
    fireEvent.change(await codeField(), { target: { value: 'RIHLA' } })
    await acceptTerms(app)
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await codeField()).toHaveValue('RIHLA')
  })

  test('asks the agent to check the price again when a promo code is applied to an expired quote', async () => {
    servePromo({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: 'The quote has expired.' })
    await renderApp(checkout)
    await enterCode('RIHLA10')
    expect(await screen.findByText('Your price hold has expired')).toBeInTheDocument()
  })

  test('offers no promo code field for a quote with a hotel promo code', async () => {
    quotes.set('quote-1', aQuote({ hotelPromoCode: 'WINTER26' }))
    await renderApp(checkout)
    expect(
      await (await promoCard()).findByText(/^You can’t use a promo code with a hotel promo code/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).not.toBeInTheDocument()
  })

  test('does not mention hotel promo codes for a quote without one', async () => {
    quotes.set('quote-1', aDiscountedQuote())
    await renderApp(checkout)
    expect(await (await promoCard()).findByText(/is applied/)).toBeInTheDocument()
    expect(screen.queryByText(/hotel promo/i)).not.toBeInTheDocument()
  })

  test('asks the agent to accept the full price, and says why, when a promo code is no longer valid at payment', async () => {
    quotes.set('quote-1', aDiscountedQuote())
    serveBooking({
      __typename: 'PromoNoLongerValid',
      code: 'PROMO_NO_LONGER_VALID',
      message: 'The promo code RIHLA10 is no longer valid.',
      quoteId: 'quote-1',
      previousTotal: riyals('5533.38'),
      newTotal: riyals('6148.20'),
    })
    const app = await reachPayment()
    quotes.set('quote-1', aQuote())
    await pay(app)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('The promo code RIHLA10 is no longer valid.')).toBeInTheDocument()
    await app.user.click(dialog.getByRole('button', { name: /^Accept SAR\s6,148\.20$/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(app.currentUrl()).toBe(`${checkout}&step=pay`)
    expect(screen.getByRole('button', { name: /^Pay SAR\s6,148\.20$/ })).toBeEnabled()
    expect(screen.queryByText(/Promo code .*RIHLA10/)).not.toBeInTheDocument()
  })
})

test('shows the promo code section in Arabic', async () => {
  quotes.set('quote-1', aDiscountedQuote())
  await renderApp(checkout, { language: 'ar-SA' })
  expect(await screen.findByRole('region', { name: 'رمز الخصم' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /إزالة رمز الخصم/ })).toBeInTheDocument()
})
