import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import { booked, quotes, reachPayment, serveBooking, serveCheckout } from '#src/testing/checkout-page.tsx'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { answer, server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

const payBy = '2026-12-09T14:00:00+03:00'

test('holds a booking without payment, whatever is in the wallet, and says by when to pay', async () => {
  quotes.set('quote-1', aQuote({ payLaterUntil: payBy }))
  server.use(answer(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('10.00') }) })))
  const inputs = serveBooking(booked({ payBy }))
  const { user } = await reachPayment()
  await user.click(screen.getByRole('button', { name: /^Hold without payment, pay by .*9\sDec.*14:00/ }))
  expect(await screen.findByText(/Nothing was charged: pay by .*9 Dec.*14:00/)).toBeVisible()
  expect(inputs.map(({ payment }) => payment)).toEqual([{ later: true }])
  expect(screen.queryByText('Paid')).not.toBeInTheDocument()
})

test('does not offer to pay later where the quote states no deadline', async () => {
  await reachPayment()
  expect(screen.queryByRole('button', { name: /Hold without payment/ })).not.toBeInTheDocument()
})
