import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardPaymentStatus } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { StatementDocument } from './statement.generated.ts'
import { CardPaymentDocument, TopUpWalletDocument, type TopUpWalletMutationVariables } from './top-up.generated.ts'

const pageUrl = 'https://pay.example.test/hpp_1'
const limits = { __typename: 'TopUpLimits', minimum: riyals('10.00'), maximum: riyals('50000.00') } as const
const openUrl = vi.fn()

beforeEach(() => {
  openUrl.mockReset()
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign: openUrl }))
  server.use(
    respondTo(WalletDocument, () => ({ wallet: aWallet({ topUp: limits }) })),
    respondTo(StatementDocument, () => ({
      wallet: { __typename: 'Wallet' as const, id: 'wallet-a', statement: null },
    })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Fails the first top-up and starts a card payment for later ones. Returns the inputs that the page sent. */
function failFirstTopUp(fail: () => Response | Promise<Response>): TopUpWalletMutationVariables['input'][] {
  const sentInputs: TopUpWalletMutationVariables['input'][] = []
  server.use(
    respondTo(TopUpWalletDocument, ({ input }) => {
      sentInputs.push(input)
      if (sentInputs.length === 1) return fail()
      const payment = { __typename: 'CardPayment' as const, id: 'payment-1', pageUrl }
      return { topUpWallet: { __typename: 'CardPaymentStarted' as const, payment } }
    }),
  )
  return sentInputs
}

async function openForm() {
  const app = await renderApp('/wallet')
  await app.user.click(await screen.findByRole('button', { name: 'Top up by card' }))
  return app
}

describe('topping up', () => {
  test('retries a failed top-up with the same key and opens the provider’s page', async () => {
    const sentInputs = failFirstTopUp(() => failure('GATEWAY_UNAVAILABLE', 'The gateway cannot be reached.'))
    const { user } = await openForm()
    await user.type(screen.getByLabelText(/Amount/), '٢٬٥٠٠')
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(openUrl).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    await waitFor(() => expect(openUrl).toHaveBeenCalledWith(pageUrl))
    expect(sentInputs.map(({ amount }) => amount)).toEqual(['2500.00', '2500.00'])
    expect(new Set(sentInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('opens a new card page when the previous top-up for the same amount is complete', async () => {
    const keys: string[] = []
    server.use(
      respondTo(TopUpWalletDocument, ({ input }) => {
        keys.push(input.idempotencyKey)
        const payment = {
          __typename: 'CardPayment' as const,
          id: 'payment-1',
          pageUrl: keys.length === 1 ? null : pageUrl,
        }
        return { topUpWallet: { __typename: 'CardPaymentStarted' as const, payment } }
      }),
    )
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: /1,000/ }))
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    await waitFor(() => expect(openUrl).toHaveBeenCalledWith(pageUrl))
    expect(new Set(keys).size).toBe(2)
  })

  test('retries a top-up that received no response with the same key after a reload', async () => {
    const sentInputs = failFirstTopUp(networkError)
    const { user } = await openForm()
    await user.type(screen.getByLabelText(/Amount/), '2500')
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    cleanup()
    const reopened = await openForm()
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
    expect(screen.getByLabelText(/Amount/)).toHaveValue('2500')
    await reopened.user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    await waitFor(() => expect(openUrl).toHaveBeenCalledWith(pageUrl))
    expect(sentInputs).toEqual([sentInputs[0], sentInputs[0]])
  })

  test('opens a separate card page for another amount when the first top-up received no response', async () => {
    const sentInputs = failFirstTopUp(networkError)
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: /1,000/ }))
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /5,000/ }))
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
    await waitFor(() => expect(openUrl).toHaveBeenCalledWith(pageUrl))
    expect(sentInputs.map(({ amount }) => amount)).toEqual(['1000.00', '5000.00'])
    expect(new Set(sentInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test.each(['', '9', '10.50', '50001', 'ten'])(
    'rejects "%s" as a top-up amount: it must be a whole number within the limits',
    async (typed) => {
      const { user } = await openForm()
      const amount = screen.getByLabelText(/Amount/)
      if (typed) await user.type(amount, typed)
      await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
      expect(await screen.findByText(/Enter a whole number of riyals, from/)).toBeInTheDocument()
      expect(amount).toHaveFocus()
    },
  )

  test('shows no field for card data in the top-up form', async () => {
    await openForm()
    const fields = within(screen.getByRole('main')).getAllByRole('textbox')
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['off'])
  })

  test('links to the contact page instead of topping up when the gateway does not accept cards', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet() })))
    await renderApp('/wallet')
    expect(await screen.findByRole('link', { name: 'Contact us to top up' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Top up by card' })).toBeNull()
  })
})

describe('returning from the card page', () => {
  const serveStatus = (getStatus: () => CardPaymentStatus | null) =>
    server.use(
      respondTo(CardPaymentDocument, ({ id }) => {
        const status = getStatus()
        const isOpen = status === 'CREATED' || status === 'REFUSED'
        return {
          cardPayment: status && {
            __typename: 'CardPayment' as const,
            id,
            status,
            amount: riyals('500.00'),
            pageUrl: isOpen ? pageUrl : null,
            refunded: status === 'PARTLY_REFUNDED' ? riyals('120.00') : null,
          },
        }
      }),
    )

  test('waits for the provider to confirm a top-up, and then shows the new balance', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status: CardPaymentStatus = 'CREATED'
    serveStatus(() => status)
    await renderApp('/wallet?payment=payment-1')
    expect(await screen.findByText(/Waiting for confirmation of your card payment/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return to the card page' })).toHaveAttribute('href', pageUrl)
    status = 'CAPTURED'
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('50500.00') }) })))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(await screen.findByText(/has been added to your wallet/)).toBeInTheDocument()
    expect(await within(screen.getByRole('main')).findByText('50,500')).toBeInTheDocument()
  })

  test('does not say that a card with an unrecognized payment status was not charged', async () => {
    serveStatus(() => 'UNRECOGNISED')
    await renderApp('/wallet?payment=payment-1')
    expect(await screen.findByText(/Waiting for confirmation of your card payment/)).toBeVisible()
    expect(screen.queryByText(/weren’t charged/)).toBeNull()
  })

  test.each([
    ['REFUSED', 'The card was declined. You weren’t charged.', 'Try another card'],
    ['EXPIRED', 'The payment wasn’t completed. You weren’t charged.', null],
  ] as const)('explains the top-up result %s', async (status, text, link) => {
    serveStatus(() => status)
    await renderApp('/wallet?payment=payment-1')
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(new RegExp(text))).toBeInTheDocument()
    if (link) expect(notice.getByRole('link', { name: link })).toHaveAttribute('href', pageUrl)
    else expect(notice.queryByRole('link')).toBeNull()
  })

  test.each([
    ['PARTLY_REFUNDED', /120\.00 of this top-up was refunded/],
    ['REFUNDED', /500\.00 of this top-up was refunded/],
  ] as const)('shows the refunded amount of a top-up that is %s', async (status, text) => {
    serveStatus(() => status)
    await renderApp('/wallet?payment=payment-1')
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  test('shows no amount for a partial refund when the provider reports none', async () => {
    server.use(
      respondTo(CardPaymentDocument, () => ({
        cardPayment: {
          __typename: 'CardPayment' as const,
          id: 'payment-1',
          status: 'PARTLY_REFUNDED' as const,
          amount: riyals('500.00'),
          pageUrl: null,
          refunded: null,
        },
      })),
    )
    await renderApp('/wallet?payment=payment-1')
    expect(await screen.findByText(/^Part of this top-up was refunded/)).toBeInTheDocument()
    expect(screen.queryByText(/500\.00 of this top-up/)).toBeNull()
  })

  test('shows only the wallet for an unknown top-up', async () => {
    serveStatus(() => null)
    await renderApp('/wallet?payment=somebody-else')
    expect(await screen.findByText('The statement isn’t available here')).toBeInTheDocument()
    expect(screen.queryByText(/card payment/)).toBeNull()
  })
})
