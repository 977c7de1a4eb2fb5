import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuoteBookingChangeInput } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { isRejectedUnsent } from '#src/lib/errors/server-error.ts'
import { type Rejection, rejectionOf } from '#src/lib/forms/use-server-form.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import {
  type ConfirmBookingChangeMutation,
  type QuoteBookingChangeMutation,
  useConfirmBookingChangeMutation,
  useQuoteBookingChangeMutation,
} from './change-booking.generated.ts'

type Quoted = Extract<QuoteBookingChangeMutation['quoteBookingChange'], { __typename: 'BookingChangeQuoted' }>
export type ChangeQuote = Quoted['quote']

interface Quote {
  readonly input: QuoteBookingChangeInput
  readonly quote: ChangeQuote
  /** Changes only after a clear refusal, so that a change is never sent twice. */
  readonly key: string
}

type Stage =
  /** `notice`: why the agent is back at the form. */
  | { readonly step: 'form'; readonly notice?: string }
  | ({
      readonly step: 'review' | 'sending' | 'unknown'
      /** Beside the authenticator code. */
      readonly problem?: string | undefined
      /** Above what changes. */
      readonly notice?: string | undefined
    } & Quote)

export type Changing = ReturnType<typeof useChange>
type Outcome = ConfirmBookingChangeMutation['confirmBookingChange']

/** Changes one booking: asks what the change costs, sends the confirmation once and reports the outcome. */
export function useChange(bookingId: string) {
  const { t } = useTranslation('change')
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ step: 'form' })
  const [quoteChange] = useQuoteBookingChangeMutation()
  const [confirmChange] = useConfirmBookingChangeMutation()

  /** Returns why there is no quote. */
  async function ask(input: QuoteBookingChangeInput, notice?: string): Promise<Rejection | undefined> {
    const { data } = await quoteChange({ variables: { input } })
    const result = data?.quoteBookingChange
    if (result?.__typename !== 'BookingChangeQuoted') return rejectionOf(result)
    setStage({ step: 'review', input, quote: result.quote, key: randomId(), notice })
    return undefined
  }

  async function send(code: string) {
    if (stage.step === 'form' || stage.step === 'sending') return
    const { input, quote, key } = stage
    // What may have been changed stays unknown until there is a clear answer.
    const wasUnknown = stage.step === 'unknown'
    setStage({ step: 'sending', input, quote, key })
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
      setStage({ step: isUnsent && !wasUnknown ? 'review' : 'unknown', input, quote, key, problem })
      return
    }
    await follow(result, { input, quote, key }, wasUnknown)
  }

  async function follow(result: Outcome | undefined, { input, quote, key }: Quote, wasUnknown: boolean) {
    switch (result?.__typename) {
      case 'BookingChanged':
        notify('success', t('done'))
        await navigate(paths.booking(bookingId), { replace: true })
        return
      case 'AuthCodeRefused':
      case 'InsufficientFunds':
        setStage({ step: 'review', input, quote, key: randomId(), problem: result.message })
        return
      case 'InvalidInput': {
        const problem = result.fields[0]?.message ?? result.message
        setStage({ step: wasUnknown ? 'unknown' : 'review', input, quote, key, problem })
        return
      }
      case 'ChangePriceChanged': {
        const { message } = result
        const rejection = await ask(input, message).catch(() => ({ message }))
        if (rejection) setStage({ step: 'form', notice: noticeOf(rejection) })
        return
      }
      case 'BookingChangeBlocked':
        setStage({ step: 'form', notice: [result.message, result.supplierText].filter(Boolean).join(' ') })
        return
      case 'QuoteExpired':
      case 'IdempotencyMismatch':
        setStage({ step: 'form', notice: result.message })
        return
      case 'OutcomeUnknown':
        setStage({ step: 'unknown', input, quote, key, problem: result.message })
        return
      case undefined:
        setStage({ step: 'unknown', input, quote, key, problem: t('unknown') })
    }
  }

  return {
    ...stage,
    ask: (input: QuoteBookingChangeInput) => ask(input),
    send,
    back: () => setStage({ step: 'form' }),
    expire: () => {
      if (stage.step === 'review') setStage({ step: 'form', notice: t('expired') })
    },
  }
}

const noticeOf = ({ message }: Rejection): string => (typeof message === 'string' ? message : message())
