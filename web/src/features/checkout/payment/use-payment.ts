import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaymentInput, PaymentMethod } from '#src/__generated__/schema.ts'
import { renderWithViewTransition } from '#src/lib/browser/view-transition.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { useConfirmBeforeUnload } from '#src/lib/browser/use-confirm-before-unload.ts'
import { useLanguageChange } from '#src/lib/i18n/use-language-change.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { nextAttempt } from '../draft/draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import type { Purchase } from '../purchase.ts'
import { useRefetchAccount } from '../outcome/use-refetch-account.ts'
import type { PurchaseQuery } from '../product-adapter.ts'
import type { TravelersForm } from '../travelers/travelers-form.ts'
import { removeUnsettled, storeUnsettled } from '../unsettled/unsettled-bookings.ts'
import { storeLock } from './payment-lock.ts'
import {
  type PaymentState,
  type SettledPayment,
  clearServerMessages,
  toSettledPayment,
  settleFailure,
} from './payment-state.ts'

/** Payment method and input from the form. */
export interface Payment {
  readonly method: PaymentMethod
  readonly input: PaymentInput
}

/** Books a purchase with a single request, whose idempotency key is stored before the request is sent. */
export function usePayment(
  purchase: Purchase,
  { draft, update }: Draft,
  { path, submit, initial }: { path: string; initial: PaymentState } & Pick<PurchaseQuery, 'submit'>,
) {
  const refreshAccount = useRefetchAccount()
  const [state, setState] = useState(initial)
  const isPaying = useRef(false)
  useLanguageChange(() => setState(clearServerMessages))
  // Leaving loses nothing, because the outcome can be looked up, but it should not happen by accident.
  useConfirmBeforeUnload(state.kind === 'sending')

  async function send(form: TravelersForm, { method, input }: Payment): Promise<SettledPayment & { key: string }> {
    const wasOpen = draft.attempt?.open === true
    const fingerprint = JSON.stringify([purchase.id, purchase.total, form])
    const attempt = nextAttempt(draft, { fingerprint, method }, randomId)
    const { id: quoteId, basketKey, title, total } = purchase
    const unsettledBooking = {
      key: attempt.key,
      quoteId,
      path,
      basket: basketKey,
      title,
      total,
      method,
      sentAt: serverNow().toISOString(),
    }
    storeUnsettled({ ...unsettledBooking, unknown: false, lost: true })
    update({ attempt })
    const settled = await submit(purchase, form, { idempotencyKey: attempt.key, payment: input }).then(
      (outcome) => toSettledPayment(outcome, attempt, wasOpen),
      (error: unknown) => settleFailure(error, attempt, wasOpen),
    )
    removeUnsettled(attempt.key)
    const { attempt: openAttempt } = settled.draft
    if (openAttempt?.open)
      storeUnsettled({ ...unsettledBooking, key: openAttempt.key, unknown: true, lost: openAttempt.lost })
    return { ...settled, key: attempt.key }
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
      if (settled.state.kind === 'authCodeRefused' && settled.state.retryAt) storeLock(settled.state.retryAt)
      const showResult = () => {
        // Ignores the response if the outcome has been found in the bookings list in the meantime.
        update(({ attempt }) => (attempt?.open && attempt.key === settled.key ? settled.draft : {}))
        setState(settled.state)
      }
      // Renders synchronously, so that the browser does not ask for confirmation before it opens the card page.
      await (settled.state.kind === 'booked' ? renderWithViewTransition(showResult) : flushSync(showResult))
      if (settled.state.kind === 'unknown' && settled.state.pageUrl) window.location.assign(settled.state.pageUrl)
      if (settled.state.kind === 'booked' || settled.state.kind === 'unknown') refreshAccount()
      return settled.state
    },
  }
}
