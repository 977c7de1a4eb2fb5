import { useEffect, useRef, useState } from 'react'
import { readPrice } from '#src/components/lists/price/typed-price.ts'
import { type Money, compare } from '#src/domain/money.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTopUpWalletMutation } from './top-up.generated.ts'

/** Limits of one top-up. */
export interface Limits {
  readonly minimum: Money
  readonly maximum: Money
}

/** A typed amount in whole riyals within the limits; undefined for anything else. */
export function readAmount(typed: string, { minimum, maximum }: Limits): string | undefined {
  const riyals = readPrice(typed, 'up')
  if (typeof riyals !== 'number' || riyals !== readPrice(typed, 'down')) return undefined
  const money = { amount: `${riyals}.00`, currency: minimum.currency }
  return compare(money, minimum) < 0 || compare(money, maximum) > 0 ? undefined : money.amount
}

interface Failure {
  readonly text: string
  readonly requestId: string | null
}

/** Opens the card provider's page in place of this one. */
export function useTopUp() {
  const [topUp] = useTopUpWalletMutation()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // The same amount under the same key opens the same page.
  const attempt = useRef({ amount: '', key: '' })

  useEffect(() => {
    // The browser may bring the page back as it was left.
    const reset = () => setOpening(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  /** The page's address, or why there is none; undefined when the key's payment is over. */
  async function request(amount: string): Promise<{ pageUrl: string } | { refused: string } | undefined> {
    if (attempt.current.amount !== amount) attempt.current = { amount, key: randomId() }
    const { data } = await topUp({ variables: { input: { amount, idempotencyKey: attempt.current.key } } })
    const result = data?.topUpWallet
    if (result?.__typename === 'CardPaymentStarted') {
      const { pageUrl } = result.payment
      if (pageUrl !== null) return { pageUrl }
    }
    attempt.current = { amount: '', key: '' }
    if (!result || result.__typename === 'CardPaymentStarted') return undefined
    return { refused: (result.__typename === 'InvalidInput' && result.fields[0]?.message) || result.message }
  }

  async function open(amount: string): Promise<void> {
    setOpening(true)
    setFailure(null)
    try {
      // A second key where the first one's payment is over, such as after coming back from its page.
      const answer = (await request(amount)) ?? (await request(amount))
      if (answer && 'pageUrl' in answer) {
        window.location.assign(answer.pageUrl)
        return
      }
      if (answer) setFailure({ text: answer.refused, requestId: null })
    } catch (error) {
      const { text, requestId } = describeError(error)
      setFailure({ text, requestId })
    }
    setOpening(false)
  }

  return { open, isOpening, failure }
}
