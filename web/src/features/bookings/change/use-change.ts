import { useState } from 'react'
import * as z from 'zod/mini'
import { useNavigate } from 'react-router-dom'
import type { QuoteBookingChangeInput } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useIsMounted } from '#src/lib/browser/use-is-mounted.ts'
import { type Rejection, toRejection } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type CommandResult, createCallStore, useMoneyCommand } from '#src/lib/money-command.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import {
  type ConfirmBookingChangeMutation,
  type QuoteBookingChangeMutation,
  useConfirmBookingChangeMutation,
  useQuoteBookingChangeMutation,
} from './change-booking.generated.ts'
import { fromFormState, reviewUrl } from './change-steps.ts'

type QuotedResult = Extract<QuoteBookingChangeMutation['quoteBookingChange'], { __typename: 'BookingChangeQuoted' }>
export type ChangeQuote = QuotedResult['quote']

interface QuotedChange {
  readonly input: QuoteBookingChangeInput
  readonly quote: ChangeQuote
  /** Why the last confirmation failed, shown beside the authenticator code. */
  readonly problem?: string | undefined
  /** Message above the changes. */
  readonly notice?: string | undefined
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const sentChanges = createCallStore(
  'tab',
  'change.2',
  z.object({ input: z.custom<QuoteBookingChangeInput>(isObject), quote: z.custom<ChangeQuote>(isObject) }),
)

export type ChangeFlow = ReturnType<typeof useChange>
type Outcome = ConfirmBookingChangeMutation['confirmBookingChange']

const isDone = ({ __typename }: Outcome) => __typename === 'BookingChanged'

/** Changes a booking: requests a quote, sends the confirmation once and reports the outcome. */
export function useChange(bookingId: string) {
  const { t } = useTranslation('change')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { state, sent, send: sendOnce } = useMoneyCommand(sentChanges, bookingId, isDone)
  const step = state === 'ready' || state === 'refused' ? 'review' : state
  const [quotedChange, setQuotedChange] = useState<QuotedChange | null>(() =>
    sent ? { ...sent.input, problem: t('unknown') } : null,
  )
  /** Why the quote was dropped. */
  const [notice, setNotice] = useState<string>()
  const [quoteChange] = useQuoteBookingChangeMutation()
  const [confirmChange] = useConfirmBookingChangeMutation()

  function dropQuote(reason: string) {
    setQuotedChange(null)
    setNotice(reason)
  }

  /** Requests a quote. Resolves with the rejection, if any. */
  async function requestQuote(input: QuoteBookingChangeInput, notice?: string): Promise<Rejection | undefined> {
    const { data } = await quoteChange({ variables: { input } })
    const result = data?.quoteBookingChange
    if (result?.__typename !== 'BookingChangeQuoted') return toRejection(result)
    setQuotedChange({ input, quote: result.quote, notice })
    setNotice(undefined)
    return undefined
  }

  async function startReview(input: QuoteBookingChangeInput): Promise<Rejection | undefined> {
    const rejection = await requestQuote(input)
    // Does not navigate if the agent has left the form.
    if (!rejection && isMounted()) void navigate(reviewUrl(bookingId), { state: fromFormState })
    return rejection
  }

  async function send(code: string) {
    if (!quotedChange || step === 'sending' || step === 'done') return
    const { input, quote } = quotedChange
    setQuotedChange({ input, quote })
    const response = await sendOnce({ input, quote }, async ({ key }) => {
      const { data } = await confirmChange({
        variables: { input: { quoteId: quote.id, authCode: quote.charge ? code : null, idempotencyKey: key } },
        refetchQueries: ({ data: confirmation }) =>
          confirmation?.confirmBookingChange.__typename === 'BookingChanged'
            ? [WalletDocument]
            : [{ query: BookingDetailDocument, variables: { id: bookingId } }, WalletDocument],
      })
      return data?.confirmBookingChange
    })
    await handleResponse(response, { input, quote })
  }

  async function handleResponse(
    { state: outcome, result, message }: CommandResult<Outcome>,
    reviewedChange: QuotedChange,
  ) {
    const problem = message ?? t('unknown')
    if (outcome === 'unsure') return setQuotedChange({ ...reviewedChange, problem })
    switch (result?.__typename) {
      case 'BookingChanged':
        return notify('success', t('done'))
      case 'ChangePriceChanged': {
        const rejection = await requestQuote(reviewedChange.input, problem).catch(() => ({ message: problem }))
        return rejection && dropQuote(toNotice(rejection))
      }
      case 'BookingChangeBlocked':
        return dropQuote([problem, result.supplierText].filter(Boolean).join(' '))
      case 'QuoteExpired':
      case 'IdempotencyMismatch':
        return dropQuote(problem)
      case 'AuthCodeRefused':
      case 'InsufficientFunds':
      case 'InvalidInput':
      case 'OutcomeUnknown':
      case undefined:
        setQuotedChange({ ...reviewedChange, problem })
    }
  }

  return {
    quotedChange: quotedChange && { ...quotedChange, step },
    notice,
    startReview,
    send,
    expire: () => {
      if (step === 'review') dropQuote(t('expired'))
    },
  }
}

const toNotice = ({ message }: Rejection): string => (typeof message === 'string' ? message : message())
