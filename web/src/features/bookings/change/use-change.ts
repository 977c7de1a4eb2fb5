import { useState } from 'react'
import * as z from 'zod/mini'
import { useNavigate } from 'react-router-dom'
import type { QuoteBookingChangeInput } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useMounted } from '#src/lib/browser/use-mounted.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { isRejectedUnsent } from '#src/lib/errors/server-error.ts'
import { type Rejection, rejectionOf } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import {
  type ConfirmBookingChangeMutation,
  type QuoteBookingChangeMutation,
  useConfirmBookingChangeMutation,
  useQuoteBookingChangeMutation,
} from './change-booking.generated.ts'
import { sentCommands } from '../sent-commands.ts'
import { fromForm, reviewAddress } from './change-steps.ts'

type Answer = Extract<QuoteBookingChangeMutation['quoteBookingChange'], { __typename: 'BookingChangeQuoted' }>
export type ChangeQuote = Answer['quote']

interface Quoted {
  readonly step: 'review' | 'sending' | 'unknown' | 'done'
  readonly input: QuoteBookingChangeInput
  readonly quote: ChangeQuote
  /** Stored before it is sent, and changed only after a clear answer, so that a change is never sent twice. */
  readonly key: string
  /** Beside the authenticator code. */
  readonly problem?: string | undefined
  /** Above what changes. */
  readonly notice?: string | undefined
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const sentChanges = sentCommands(
  'tab',
  'change.1',
  z.object({
    key: z.string(),
    input: z.custom<QuoteBookingChangeInput>(isObject),
    quote: z.custom<ChangeQuote>(isObject),
  }),
)

export type Changing = ReturnType<typeof useChange>
type Outcome = ConfirmBookingChangeMutation['confirmBookingChange']

/** Changes one booking: asks what the change costs, sends the confirmation once and reports the outcome. */
export function useChange(bookingId: string) {
  const { t } = useTranslation('change')
  const navigate = useNavigate()
  const isMounted = useMounted()
  const [quoted, setQuoted] = useState<Quoted | null>(() => {
    const sent = sentChanges.read(bookingId)
    return sent ? { step: 'unknown', ...sent, problem: t('unknown') } : null
  })
  /** Why there is no quote any more. */
  const [notice, setNotice] = useState<string>()
  const [quoteChange] = useQuoteBookingChangeMutation()
  const [confirmChange] = useConfirmBookingChangeMutation()

  function drop(reason: string) {
    setQuoted(null)
    setNotice(reason)
  }

  /** Returns why there is no quote. */
  async function requestQuote(input: QuoteBookingChangeInput, notice?: string): Promise<Rejection | undefined> {
    const { data } = await quoteChange({ variables: { input } })
    const result = data?.quoteBookingChange
    if (result?.__typename !== 'BookingChangeQuoted') return rejectionOf(result)
    setQuoted({ step: 'review', input, quote: result.quote, key: randomId(), notice })
    setNotice(undefined)
    return undefined
  }

  async function ask(input: QuoteBookingChangeInput): Promise<Rejection | undefined> {
    const rejection = await requestQuote(input)
    // Does not bring back an agent who has left the form.
    if (!rejection && isMounted()) void navigate(reviewAddress(bookingId), { state: fromForm })
    return rejection
  }

  async function send(code: string) {
    if (quoted?.step !== 'review' && quoted?.step !== 'unknown') return
    const { input, quote, key } = quoted
    // What may have been changed stays unknown until there is a clear answer.
    const wasUnknown = quoted.step === 'unknown'
    setQuoted({ step: 'sending', input, quote, key })
    sentChanges.store(bookingId, { input, quote, key })
    let result: Outcome | undefined
    try {
      const { data } = await confirmChange({
        variables: { input: { quoteId: quote.id, authCode: quote.charge ? code : null, idempotencyKey: key } },
        refetchQueries: ({ data: answer }) =>
          answer?.confirmBookingChange.__typename === 'BookingChanged'
            ? [WalletDocument]
            : [{ query: BookingDetailDocument, variables: { id: bookingId } }, WalletDocument],
      })
      result = data?.confirmBookingChange
    } catch (error) {
      // Without an answer the same key is sent again.
      const isUnsent = isRejectedUnsent(error)
      const problem = isUnsent ? describeError(error).text : t('unknown')
      if (isUnsent && !wasUnknown) sentChanges.remove(bookingId)
      setQuoted({ step: isUnsent && !wasUnknown ? 'review' : 'unknown', input, quote, key, problem })
      return
    }
    const isClear =
      result && result.__typename !== 'OutcomeUnknown' && !(result.__typename === 'InvalidInput' && wasUnknown)
    if (isClear) sentChanges.remove(bookingId)
    await follow(result, { input, quote, key }, wasUnknown)
  }

  async function follow(
    result: Outcome | undefined,
    sent: Pick<Quoted, 'input' | 'quote' | 'key'>,
    wasUnknown: boolean,
  ) {
    switch (result?.__typename) {
      case 'BookingChanged':
        notify('success', t('done'))
        setQuoted({ step: 'done', ...sent })
        return
      case 'AuthCodeRefused':
      case 'InsufficientFunds':
        setQuoted({ step: 'review', ...sent, key: randomId(), problem: result.message })
        return
      case 'InvalidInput': {
        const problem = result.fields[0]?.message ?? result.message
        setQuoted({ step: wasUnknown ? 'unknown' : 'review', ...sent, problem })
        return
      }
      case 'ChangePriceChanged': {
        const { message } = result
        const rejection = await requestQuote(sent.input, message).catch(() => ({ message }))
        if (rejection) drop(noticeOf(rejection))
        return
      }
      case 'BookingChangeBlocked':
        drop([result.message, result.supplierText].filter(Boolean).join(' '))
        return
      case 'QuoteExpired':
      case 'IdempotencyMismatch':
        drop(result.message)
        return
      case 'OutcomeUnknown':
        setQuoted({ step: 'unknown', ...sent, problem: result.message })
        return
      case undefined:
        setQuoted({ step: 'unknown', ...sent, problem: t('unknown') })
    }
  }

  return {
    quoted,
    notice,
    ask,
    send,
    expire: () => {
      if (quoted?.step === 'review') drop(t('expired'))
    },
  }
}

const noticeOf = ({ message }: Rejection): string => (typeof message === 'string' ? message : message())
