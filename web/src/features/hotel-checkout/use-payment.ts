import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useAskBeforeUnload } from '#src/lib/browser/use-ask-before-unload.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { useBookHotelMutation } from './book-hotel.generated.ts'
import { type CheckoutDraft, nextAttempt } from './checkout-draft.ts'
import { type PaymentState, type Settled, settle, settleFailure, withoutWords } from './payment-outcome.ts'
import type { Quote } from './quote-links.ts'
import { type TravellerForm, toTypedInput } from './traveller-form.ts'
import type { UpdateDraft } from './use-draft.ts'
import { useLanguageChange } from './use-language-change.ts'

/** Books a quote: one press, one request, one key; the attempt is written down before it is sent. */
export function usePayment(quote: Quote, draft: CheckoutDraft, update: UpdateDraft) {
  const client = useApolloClient()
  const [bookHotel] = useBookHotelMutation()
  const [state, setState] = useState<PaymentState>({ kind: 'ready' })
  const sending = useRef(false)
  const isSending = state.kind === 'sending'
  useLanguageChange(() => setState(withoutWords))

  // Leaving now loses nothing, the outcome is looked for; but nobody should leave by a slip.
  useAskBeforeUnload(isSending)

  async function send(form: TravellerForm, authCode: string): Promise<Settled & { key: string }> {
    const input = { quoteId: quote.id, acceptedTotal: quote.price.total.amount, ...toTypedInput(form) }
    const wasOpen = draft.attempt?.open === true
    const attempt = nextAttempt(draft, JSON.stringify(input), () => crypto.randomUUID())
    update({ attempt })
    try {
      const { data } = await bookHotel({
        variables: { input: { ...input, idempotencyKey: attempt.key, payment: { wallet: { authCode } } } },
      })
      if (!data) throw new Error('The answer to the booking is empty.')
      return { ...settle(data.bookHotel, attempt, wasOpen, quote), key: attempt.key }
    } catch (error) {
      return { ...settleFailure(error, attempt, wasOpen), key: attempt.key }
    }
  }

  /** What a booking changes elsewhere on the screen and in the lists. */
  function refreshAccount() {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookings' })
    void client.refetchQueries({ include: [WalletDocument] })
  }

  return {
    state,
    refreshAccount,
    /** The supplier said no after all. */
    refuseLate: () => setState({ kind: 'refused', message: null, supplierText: null }),
    pay: async (form: TravellerForm, authCode: string): Promise<PaymentState | undefined> => {
      if (sending.current) return undefined
      if (!navigator.onLine) {
        setState({ kind: 'offline' })
        return undefined
      }
      sending.current = true
      setState({ kind: 'sending' })
      const settled = await send(form, authCode)
      sending.current = false
      // Meanwhile the outcome may have been found among the bookings; then this answer is only an echo.
      update(({ attempt }) => (attempt?.open && attempt.key === settled.key ? settled.draft : {}))
      setState(settled.state)
      if (settled.state.kind === 'booked' || settled.state.kind === 'unknown') refreshAccount()
      return settled.state
    },
  }
}
