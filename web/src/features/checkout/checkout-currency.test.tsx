import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type ExchangeRatesQuery, AccountDocument, ExchangeRatesDocument } from '#src/data/account.generated.ts'
import { reachPayment, serveCheckout } from '#src/testing/checkout-page.tsx'
import { anAccount } from '#src/testing/factories.ts'
import { respondTo, server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

/** Serves the agent's preferred currency and the gateway's exchange rates. Returns a function that returns the number of requests for rates. */
function servePreferredCurrency(currency: string | null, exchangeRates: ExchangeRatesQuery['exchangeRates']) {
  let requestCount = 0
  const profile = { __typename: 'Profile' as const, photoUrl: null, currency }
  server.use(
    respondTo(AccountDocument, () => anAccount({ profile })),
    respondTo(ExchangeRatesDocument, () => {
      requestCount += 1
      return { exchangeRates }
    }),
  )
  return () => requestCount
}

const dollarRates = (riyals: string, date: string | null) => [
  { __typename: 'ExchangeRate' as const, currency: 'USD', riyals, date },
]

test('shows the total in both currencies to an agent who prefers dollars, and explains what is charged', async () => {
  servePreferredCurrency('USD', dollarRates('3.7500', '2026-11-21'))
  await reachPayment()
  expect(await screen.findByText(/≈ USD\s1,639\.52/)).toBeVisible()
  expect(
    screen.getByText(
      /You pay in SAR\. Amounts in USD are estimates at SAR 3\.75 for 1 USD, the rate since 21\sNov\s2026\./,
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay SAR\s6,148\.20$/ })).toBeEnabled()
})

test('formats the exchange rate with the language’s decimal separator', async () => {
  servePreferredCurrency('USD', dollarRates('3.7500', null))
  await reachPayment()
  const { i18n } = await import('#src/lib/i18n/i18n.ts')
  await act(() => i18n.changeLanguage('tr-TR'))
  expect(await screen.findByText(/1 USD = 3,75 SAR/)).toBeVisible()
})

test('omits the exchange rate’s date when the gateway does not return it', async () => {
  servePreferredCurrency('USD', dollarRates('3.75', null))
  await reachPayment()
  expect(await screen.findByText('You pay in SAR. Amounts in USD are estimates at SAR 3.75 for 1 USD.')).toBeVisible()
})

test.each([
  ['the gateway has no rate for the preferred currency', 'EUR', dollarRates('3.75', null), 1],
  ['the gateway returns no rates', 'USD', null, 1],
  ['the agent prefers riyals', 'SAR', dollarRates('3.75', null), 0],
])('shows prices only in riyals when %s', async (_, currency, rates, expectedRequests) => {
  const requestCount = servePreferredCurrency(currency, rates)
  await reachPayment()
  await screen.findByRole('button', { name: /^Pay SAR\s6,148\.20$/ })
  expect(requestCount()).toBe(expectedRequests)
  expect(within(screen.getByRole('main')).queryByText(/≈|estimates/)).not.toBeInTheDocument()
})
