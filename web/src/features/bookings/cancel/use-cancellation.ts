import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { type Money, isZero } from '#src/domain/money.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { isRejectedUnsent } from '#src/lib/errors/server-error.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import {
  type QuoteCancellationMutation,
  useConfirmCancellationMutation,
  useQuoteCancellationMutation,
} from './cancel-booking.generated.ts'
import { removeSentCancellation, storeSentCancellation } from './sent-cancellations.ts'

type Quoted = Extract<QuoteCancellationMutation['quoteCancellation'], { __typename: 'CancellationQuoted' }>
export type CancellationQuote = Quoted['quote']

/** Steps of a cancellation. With a quote the dialog is open. */
type Stage =
  /** Closed. `problem` says why the last attempt failed. */
  | { step: 'idle' }
  | { step: 'quoting' }
  | { step: 'asking' | 'sending' | 'expired'; quote: CancellationQuote; key: string }
  | { step: 'unknown'; quote: CancellationQuote; message: string }

export type Cancelling = ReturnType<typeof useCancellation>

type CancellableBooking = Pick<BookingRowFragment, 'id' | 'cancellation'>

interface Callbacks {
  /** No clear answer came back: the booking may be cancelled. */
  onOutcomeUnknown: () => void
  onCancelled: (refund: Money | null) => void
}

/** Cancels one booking: asks for the refund, sends the confirmation once and reports the outcome. */
export function useCancellation(booking: CancellableBooking, { onOutcomeUnknown, onCancelled }: Callbacks) {
  const { id: bookingId, cancellation } = booking
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const [stage, setStage] = useState<Stage>({ step: 'idle' })
  const [problem, setProblem] = useProblem()
  // The booking that was read again says itself whether it can be cancelled: an older refusal would repeat or contradict it.
  const state = JSON.stringify(cancellation)
  const [knownState, setKnownState] = useState(state)
  if (knownState !== state) {
    setKnownState(state)
    if (stage.step === 'idle') setProblem(undefined)
  }
  const bookingAgain = { query: BookingDetailDocument, variables: { id: bookingId } }
  const [quoteCancellation] = useQuoteCancellationMutation()
  const [confirmCancellation] = useConfirmCancellationMutation()

  function reject(text: string) {
    setProblem(text)
    setStage({ step: 'idle' })
  }

  async function ask() {
    setProblem(undefined)
    setStage({ step: 'quoting' })
    try {
      const { data } = await quoteCancellation({
        variables: { bookingId },
        refetchQueries: ({ data: answer }) =>
          answer?.quoteCancellation.__typename === 'CancellationBlocked' ? [bookingAgain, WalletDocument] : [],
      })
      const result = data?.quoteCancellation
      if (result?.__typename === 'CancellationQuoted') {
        setStage({ step: 'asking', quote: result.quote, key: randomId() })
      } else if (result) reject(result.message)
    } catch (error) {
      reject(describeError(error).text)
    }
  }

  function reportUnknown(quote: CancellationQuote, message: string) {
    setStage({ step: 'unknown', quote, message })
    onOutcomeUnknown()
  }

  async function confirm(reason: string) {
    if (stage.step !== 'asking') return
    const { quote, key } = stage
    setProblem(undefined)
    setStage({ step: 'sending', quote, key })
    storeSentCancellation(bookingId)
    if (!(await send(reason, quote, key))) removeSentCancellation(bookingId)
  }

  /** Returns whether the outcome is unknown. */
  async function send(reason: string, quote: CancellationQuote, key: string): Promise<boolean> {
    try {
      const { data } = await confirmCancellation({
        variables: { input: { quoteId: quote.id, reason, idempotencyKey: key } },
        refetchQueries: ({ data: answer }) =>
          answer?.confirmCancellation.__typename === 'BookingCancelled'
            ? [WalletDocument]
            : // A colleague may have cancelled first: then the refund is there already.
              [bookingAgain, WalletDocument],
      })
      const result = data?.confirmCancellation
      switch (result?.__typename) {
        case 'BookingCancelled':
          if (!result.refund) notify('success', t('doneRefundNotStated'))
          else if (isZero(result.refund)) notify('success', t('done'))
          else notify('success', t('done'), t('title', { refund: format.money(result.refund) }))
          onCancelled(result.refund)
          setStage({ step: 'idle' })
          return false
        case 'CancellationBlocked':
          // The booking that is read again keeps saying what the supplier has refused.
          if (result.code === 'CANCEL_REFUSED') {
            notify('error', result.message)
            setStage({ step: 'idle' })
          } else reject(result.message)
          return false
        case 'IdempotencyMismatch':
          reject(result.message)
          return false
        case 'QuoteExpired':
          setStage({ step: 'expired', quote, key })
          return false
        case 'OutcomeUnknown':
          reportUnknown(quote, result.message)
          return true
        case 'InvalidInput':
          setProblem(result.fields[0]?.message ?? result.message)
          setStage({ step: 'asking', quote, key })
          return false
        case undefined:
          reportUnknown(quote, t('unknown.text'))
          return true
      }
    } catch (error) {
      const isUnsent = isRejectedUnsent(error)
      if (isUnsent) {
        setProblem(describeError(error).text)
        setStage({ step: 'asking', quote, key })
      } else reportUnknown(quote, t('unknown.text'))
      return !isUnsent
    }
  }

  return {
    ...stage,
    problem,
    ask,
    confirm,
    expire: () => {
      if (stage.step === 'asking') setStage({ step: 'expired', quote: stage.quote, key: stage.key })
    },
    close: () => {
      setProblem(undefined)
      setStage({ step: 'idle' })
    },
  }
}
