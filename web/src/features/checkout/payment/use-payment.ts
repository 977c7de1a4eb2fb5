import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { PaymentInput, PaymentMethod } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { useAskBeforeUnload } from '#src/lib/browser/use-ask-before-unload.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import { nextAttempt } from '../draft/draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import type { Purchase } from '../purchase.ts'
import type { PurchaseQuery } from '../subject.ts'
import type { TravelersForm } from '../travelers/travelers-form.ts'
import { storeLock } from './payment-lock.ts'
import { type PaymentState, type Settled, clearServerMessages, settle, settleFailure } from './payment-state.ts'

/** The payment method and its data as the form has them. */
export interface Payment {
  readonly method: PaymentMethod
  readonly input: PaymentInput
}

/** Books a purchase: one request under one idempotency key, which is stored before it is sent. */
export function usePayment(purchase: Purchase, { draft, update }: Draft, submit: PurchaseQuery['submit']) {
  const client = useApolloClient()
  const [state, setState] = useState<PaymentState>({ kind: 'ready' })
  const isPaying = useRef(false)
  useLanguageChange(() => setState(clearServerMessages))
  // Leaving loses nothing, as the outcome can be looked up, but it should not happen by accident.
  useAskBeforeUnload(state.kind === 'sending')

  async function send(form: TravelersForm, { method, input }: Payment): Promise<Settled & { key: string }> {
    const wasOpen = draft.attempt?.open === true
    const fingerprint = JSON.stringify([purchase.id, purchase.total, form])
    const attempt = nextAttempt(draft, { fingerprint, method }, randomId)
    update({ attempt })
    try {
      const outcome = await submit(purchase, form, { idempotencyKey: attempt.key, payment: input })
      return { ...settle(outcome, attempt, wasOpen), key: attempt.key }
    } catch (error) {
      return { ...settleFailure(error, attempt, wasOpen), key: attempt.key }
    }
  }

  /** Reloads what a booking changes elsewhere: the wallet and the list of bookings. */
  function refreshAccount() {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookings' })
    void client.refetchQueries({ include: [WalletDocument] })
  }

  return {
    state,
    setState,
    refreshAccount,
    pay: async (form: TravelersForm, payment: Payment): Promise<PaymentState | undefined> => {
      if (isPaying.current) return undefined
      if (!navigator.onLine) {
        setState({ kind: 'offline' })
        return undefined
      }
      isPaying.current = true
      setState({ kind: 'sending' })
      const settled = await send(form, payment)
      isPaying.current = false
      // The outcome may have been found among the bookings meanwhile; then this response no longer matters.
      update(({ attempt }) => (attempt?.open && attempt.key === settled.key ? settled.draft : {}))
      if (settled.state.kind === 'codeRefused' && settled.state.retryAt) storeLock(settled.state.retryAt)
      setState(settled.state)
      if (settled.state.kind === 'booked' || settled.state.kind === 'unknown') refreshAccount()
      return settled.state
    },
  }
}
