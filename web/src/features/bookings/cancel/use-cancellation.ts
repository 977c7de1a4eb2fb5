import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { type Money, isZero } from '#src/domain/money.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useMoneyCommand } from '#src/lib/money-command.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import {
  type ConfirmCancellationMutation,
  type QuoteCancellationMutation,
  useConfirmCancellationMutation,
  useQuoteCancellationMutation,
} from './cancel-booking.generated.ts'
import { sentCancellations } from './sent-cancellations.ts'

type Quoted = Extract<QuoteCancellationMutation['quoteCancellation'], { __typename: 'CancellationQuoted' }>
export type CancellationQuote = Quoted['quote']

/** State of a cancellation. The dialog is open while there is a quote. */
type Stage =
  /** The dialog is closed. `problem` says why the last attempt failed, if it did. */
  | { step: 'idle' }
  | { step: 'quoting' }
  | { step: 'confirming' | 'sending' | 'expired'; quote: CancellationQuote }
  | { step: 'unknown'; quote: CancellationQuote; message: string }

export type CancellationFlow = ReturnType<typeof useCancellation>

type CancellableBooking = Pick<BookingRowFragment, 'id' | 'cancellation'>

interface Callbacks {
  /** Called if the outcome is unknown. The booking may have been cancelled. */
  onOutcomeUnknown: () => void
  onCancelled: (refund: Money | null) => void
}

const isDone = ({ __typename }: ConfirmCancellationMutation['confirmCancellation']) => __typename === 'BookingCancelled'

/** Cancels a booking: requests a quote, sends the confirmation once and reports the outcome. */
export function useCancellation(booking: CancellableBooking, { onOutcomeUnknown, onCancelled }: Callbacks) {
  const { id: bookingId, cancellation } = booking
  const { t } = useTranslation('cancel')
  const format = useFormat()
  const [stage, setStage] = useState<Stage>({ step: 'idle' })
  const [problem, setProblem] = useProblem()
  // The refetched booking shows whether it can be cancelled. An older refusal would duplicate or contradict it.
  const cancellationJson = JSON.stringify(cancellation)
  const [lastCancellationJson, setLastCancellationJson] = useState(cancellationJson)
  if (lastCancellationJson !== cancellationJson) {
    setLastCancellationJson(cancellationJson)
    if (stage.step === 'idle') setProblem(undefined)
  }
  const bookingQuery = { query: BookingDetailDocument, variables: { id: bookingId } }
  const [quoteCancellation] = useQuoteCancellationMutation()
  const [confirmCancellation] = useConfirmCancellationMutation()
  const { send, restart } = useMoneyCommand(sentCancellations, bookingId, isDone)

  function reject(text: string) {
    setProblem(text)
    setStage({ step: 'idle' })
  }

  async function requestQuote() {
    setProblem(undefined)
    setStage({ step: 'quoting' })
    // Agents can request a new quote only after the booking shows the outcome of an earlier cancellation.
    restart()
    try {
      const { data } = await quoteCancellation({
        variables: { bookingId },
        refetchQueries: ({ data: response }) =>
          response?.quoteCancellation.__typename === 'CancellationBlocked' ? [bookingQuery, WalletDocument] : [],
      })
      const result = data?.quoteCancellation
      if (result?.__typename === 'CancellationQuoted') {
        setStage({ step: 'confirming', quote: result.quote })
      } else if (result) reject(result.message)
    } catch (error) {
      reject(describeError(error).text)
    }
  }

  async function confirm(reason: string) {
    if (stage.step !== 'confirming') return
    const { quote } = stage
    setProblem(undefined)
    setStage({ step: 'sending', quote })
    const {
      state: outcome,
      result,
      message,
    } = await send({ quoteId: quote.id }, async ({ key }) => {
      const { data } = await confirmCancellation({
        variables: { input: { quoteId: quote.id, reason, idempotencyKey: key } },
        refetchQueries: ({ data: response }) =>
          response?.confirmCancellation.__typename === 'BookingCancelled'
            ? [WalletDocument]
            : // A colleague may have cancelled first, so the refund may already be in the wallet.
              [bookingQuery, WalletDocument],
      })
      return data?.confirmCancellation
    })
    const problemText = message ?? t('unknown.text')
    if (outcome === 'unsure') {
      setStage({ step: 'unknown', quote, message: problemText })
      return onOutcomeUnknown()
    }
    switch (result?.__typename) {
      case 'BookingCancelled':
        if (!result.refund) notify('success', t('doneRefundNotStated'))
        else if (isZero(result.refund)) notify('success', t('done'))
        else notify('success', t('done'), t('title', { refund: format.money(result.refund) }))
        onCancelled(result.refund)
        return setStage({ step: 'idle' })
      case 'CancellationBlocked':
        if (result.code !== 'CANCEL_REFUSED') return reject(problemText)
        // The refetched booking shows the supplier's refusal.
        notify('error', problemText)
        return setStage({ step: 'idle' })
      case 'IdempotencyMismatch':
        return reject(problemText)
      case 'QuoteExpired':
        return setStage({ step: 'expired', quote })
      case 'InvalidInput':
      case 'OutcomeUnknown':
      case undefined:
        setProblem(problemText)
        setStage({ step: 'confirming', quote })
    }
  }

  return {
    ...stage,
    problem,
    requestQuote,
    confirm,
    expire: () => {
      if (stage.step === 'confirming') setStage({ step: 'expired', quote: stage.quote })
    },
    close: () => {
      setProblem(undefined)
      setStage({ step: 'idle' })
    },
  }
}
