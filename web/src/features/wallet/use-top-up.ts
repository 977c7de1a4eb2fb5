import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readPrice } from '#src/components/lists/price/typed-price.ts'
import { type Money, compare } from '#src/domain/money.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { createCallStore, useMoneyCommand } from '#src/lib/money-command.ts'
import { type TopUpWalletMutation, useTopUpWalletMutation } from './top-up.generated.ts'

/** Smallest and largest amount of a single top-up. */
export interface TopUpLimits {
  readonly minimum: Money
  readonly maximum: Money
}

/** Parses an amount in whole riyals within the limits. Returns undefined for anything else. */
export function readAmount(text: string, { minimum, maximum }: TopUpLimits): string | undefined {
  const riyals = readPrice(text, 'up')
  if (typeof riyals !== 'number' || riyals !== readPrice(text, 'down')) return undefined
  const money = { amount: `${riyals}.00`, currency: minimum.currency }
  return compare(money, minimum) < 0 || compare(money, maximum) > 0 ? undefined : money.amount
}

interface Failure {
  readonly text: string
  readonly requestId: string | null
}

const sentTopUps = createCallStore('tab', 'top-up.1', z.object({ amount: z.string() }))

const readPageUrl = (result: TopUpWalletMutation['topUpWallet'] | undefined) =>
  result?.__typename === 'CardPaymentStarted' ? result.payment.pageUrl : undefined

const hasPageUrl = (result: TopUpWalletMutation['topUpWallet']) => typeof readPageUrl(result) === 'string'

/** Opens the card provider's page in place of this one. The same amount reopens the same page. */
export function useTopUp() {
  const [topUp] = useTopUpWalletMutation()
  const { state, sent, send, restart } = useMoneyCommand(sentTopUps, 'wallet', hasPageUrl)
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(() => (state === 'unsure' ? describeError(undefined) : null))

  useEffect(() => {
    // The browser may restore this page from its back-forward cache.
    const reset = () => setOpening(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const request = (amount: string) =>
    send({ amount }, async ({ key }) => {
      const { data } = await topUp({ variables: { input: { amount, idempotencyKey: key } } })
      return data?.topUpWallet
    })

  async function open(amount: string): Promise<void> {
    setOpening(true)
    setFailure(null)
    // An unconfirmed call for another amount can be dropped, because nothing can be paid on a page that was never opened.
    if (sent && sent.input.amount !== amount) restart()
    let outcome = await request(amount)
    // Without a page, the payment with the stored key is already complete, for example after the agent returns from the page. Retries with a new key.
    if (readPageUrl(outcome.result) === null) outcome = await request(amount)
    const pageUrl = readPageUrl(outcome.result)
    if (pageUrl) return window.location.assign(pageUrl)
    const { text, requestId } = describeError(outcome.error)
    setFailure({ text: outcome.message ?? text, requestId })
    setOpening(false)
  }

  return { open, isOpening, failure, unconfirmedAmount: state === 'unsure' ? sent?.input.amount : undefined }
}
