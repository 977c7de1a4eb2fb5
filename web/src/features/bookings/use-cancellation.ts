import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { readServerError } from '#src/lib/errors/server-error.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { BookingDetailDocument } from './booking-detail.generated.ts'
import type { BookingFile } from './booking-file.ts'
import {
  type QuoteCancellationMutation,
  useConfirmCancellationMutation,
  useQuoteCancellationMutation,
} from './cancel-booking.generated.ts'

type Quoted = Extract<QuoteCancellationMutation['quoteCancellation'], { __typename: 'CancellationQuoted' }>
export type CancellationQuote = Quoted['quote']

/** Where a cancellation stands. With a quote the dialog is open. */
type Stage =
  | { step: 'idle' | 'quoting' }
  | { step: 'asking' | 'sending' | 'expired'; quote: CancellationQuote; key: string; problem?: string }
  | { step: 'unknown'; quote: CancellationQuote; message: string }

/** Refusals of the server before anything is sent on: the booking is as it was. */
const nothingSent = new Set(['UNAUTHENTICATED', 'NOT_B2B', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED'])

export type Cancelling = ReturnType<typeof useCancellation>

/** The story of cancelling one booking: ask for the refund, agree, and say what came of it. */
export function useCancellation(booking: BookingFile, onDoubt: () => void) {
  const { t } = useTranslation('bookings')
  const [stage, setStage] = useState<Stage>({ step: 'idle' })
  const rereadBooking = { query: BookingDetailDocument, variables: { id: booking.id } }
  const [quoteCancellation] = useQuoteCancellationMutation()
  const [confirmCancellation] = useConfirmCancellationMutation()

  function refuse(code: string, message: string) {
    notify(code === 'CANCEL_NOT_ELIGIBLE' ? 'info' : 'warning', message)
    setStage({ step: 'idle' })
  }

  async function ask() {
    setStage({ step: 'quoting' })
    try {
      const { data } = await quoteCancellation({
        variables: { bookingId: booking.id },
        refetchQueries: ({ data: answer }) =>
          answer?.quoteCancellation.__typename === 'CancellationBlocked' ? [rereadBooking, WalletDocument] : [],
      })
      const result = data?.quoteCancellation
      if (result?.__typename === 'CancellationQuoted') {
        setStage({ step: 'asking', quote: result.quote, key: crypto.randomUUID() })
      } else if (result) refuse(result.code, result.message)
    } catch (error) {
      notify('error', describeError(error).text)
      setStage({ step: 'idle' })
    }
  }

  function doubt(quote: CancellationQuote, message: string) {
    setStage({ step: 'unknown', quote, message })
    onDoubt()
  }

  async function confirm(reason: string) {
    if (stage.step !== 'asking') return
    const { quote, key } = stage
    setStage({ step: 'sending', quote, key })
    try {
      const { data } = await confirmCancellation({
        variables: { input: { quoteId: quote.id, reason, idempotencyKey: key } },
        refetchQueries: ({ data: answer }) =>
          answer?.confirmCancellation.__typename === 'BookingCancelled'
            ? [WalletDocument]
            : // A colleague may have been faster: then the refund is there already.
              [rereadBooking, WalletDocument],
      })
      const result = data?.confirmCancellation
      switch (result?.__typename) {
        case 'BookingCancelled':
          notify('success', t('cancel.done'))
          return setStage({ step: 'idle' })
        case 'CancellationBlocked':
          return refuse(result.code, result.message)
        case 'QuoteExpired':
          return setStage({ step: 'expired', quote, key })
        case 'OutcomeUnknown':
          return doubt(quote, result.message)
        case 'InvalidInput':
          return setStage({ step: 'asking', quote, key, problem: result.fields[0]?.message ?? result.message })
        case 'IdempotencyMismatch':
          return refuse(result.code, result.message)
        case undefined:
          return doubt(quote, t('cancel.unknown.text'))
      }
    } catch (error) {
      const { code } = readServerError(error)
      if (code && nothingSent.has(code)) {
        return setStage({ step: 'asking', quote, key, problem: describeError(error).text })
      }
      // Lost on the way: the cancellation may have been made.
      return doubt(quote, t('cancel.unknown.text'))
    }
  }

  return {
    ...stage,
    ask,
    confirm,
    expire: () => {
      if (stage.step === 'asking') setStage({ step: 'expired', quote: stage.quote, key: stage.key })
    },
    close: () => setStage({ step: 'idle' }),
  }
}
