import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useNow } from '#src/lib/clock/use-now.ts'
import { writePrivate } from '#src/lib/storage/private-storage.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { type CheckoutDraft, carriedDraft, draftKey, movedDraft } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { useCheckoutDepth, useUnwound } from './checkout-history.ts'
import { type CheckoutStep, allowedStep, stepOf } from './checkout-steps.ts'
import { ExpiredNotice } from './expired-notice.tsx'
import { HeldFor } from './held-for.tsx'
import { NewPriceDialog } from './new-price-dialog.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PayStep } from './pay-step.tsx'
import { type Quote, hotelAddress, stepAddress, termsOf } from './quote-links.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { OtherRooms, Refused, RoomsGone, SearchGone } from './refused.tsx'
import { ReviewStep } from './review-step.tsx'
import type { TravellerForm } from './traveller-form.ts'
import { TravellersStep } from './travellers-step.tsx'
import type { UpdateDraft } from './use-draft.ts'
import { usePayment } from './use-payment.ts'
import { useRecheck } from './use-recheck.ts'
import { useServerFaults } from './use-server-faults.ts'
import { useStepGuard } from './use-step-guard.ts'
import { useTravellerForm } from './use-traveller-form.ts'

interface CheckoutProps {
  quote: Quote
  draft: CheckoutDraft
  update: UpdateDraft
}

/** The steps over one quote. The form and the payment live here, above the steps. */
export function Checkout({ quote, draft, update }: CheckoutProps) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { deeper, inPlace } = useCheckoutDepth()
  const [sendAgain, setSendAgain] = useState(false)
  const [faultAt, setFaultAt] = useState<FieldPath<TravellerForm>>()
  const [ended, setEnded] = useState(() => quote.expired || Date.parse(quote.expiresAt) <= serverNow().getTime())
  const now = useNow(60_000)
  const form = useTravellerForm(quote, draft.form, update)
  const payment = usePayment(quote, draft, update)
  const showFaults = useServerFaults(form)
  const terms = termsOf(quote)
  const { state } = payment
  const step = allowedStep(stepOf(parameters.get('step')), draft, terms)
  useStepGuard(quote.id, step)

  const goTo = (next: CheckoutStep) => void navigate(stepAddress(quote.id, next), deeper)
  const adopt = (quoteId: string) => {
    writePrivate('tab', draftKey(quoteId), carriedDraft(draft))
    // Earlier entries of the history still name the old quote.
    if (quoteId !== quote.id) writePrivate('tab', draftKey(quote.id), movedDraft(quoteId))
    void navigate(stepAddress(quoteId, step), inPlace)
  }
  const { state: rechecked, recheck } = useRecheck(quote.id, adopt)

  async function pay(authCode: string) {
    setSendAgain(false)
    const answer = await payment.pay(form.getValues(), authCode)
    if (answer?.kind === 'expired') setEnded(true)
    const fault = answer?.kind === 'invalid' ? showFaults(answer.fields) : undefined
    if (!fault) return
    setFaultAt(fault)
    goTo('travellers')
  }

  const change = state.kind === 'priceChanged' ? state : rechecked.kind === 'priceChanged' ? rechecked : undefined
  const open = draft.attempt?.open && state.kind !== 'sending' && !sendAgain ? draft.attempt : undefined
  const expired = ended && state.kind !== 'sending' && !sendAgain
  const over = state.kind === 'refused' || state.kind === 'unavailable' || rechecked.kind === 'unavailable'
  const payable = !open && !over && rechecked.kind !== 'searchExpired'
  useUnwound(open !== undefined)

  function content() {
    if (open)
      return (
        <OpenPayment
          attempt={open}
          quote={quote}
          update={update}
          onBooked={payment.refreshAccount}
          onRefused={payment.refuseLate}
          onSendAgain={() => setSendAgain(true)}
        />
      )
    if (state.kind === 'refused') return <Refused {...state} actions={<OtherRooms quote={quote} />} />
    if (state.kind === 'unavailable') return <RoomsGone quote={quote} message={state.message} />
    if (rechecked.kind === 'unavailable') return <RoomsGone quote={quote} message={rechecked.message} />
    if (rechecked.kind === 'searchExpired') return <SearchGone quote={quote} />
    return (
      <>
        {expired && <ExpiredNotice state={rechecked} onCheck={() => void recheck()} />}
        {step === 'review' && (
          <ReviewStep
            quote={quote}
            now={now}
            accepted={draft.acceptedTerms === terms}
            onAccept={(accepted) => update({ acceptedTerms: accepted ? terms : null })}
            onContinue={() => goTo('travellers')}
          />
        )}
        {step === 'travellers' && (
          <TravellersStep
            quote={quote}
            form={form}
            faultAt={faultAt}
            onContinue={(values) => {
              update({ form: values })
              setFaultAt(undefined)
              goTo('pay')
            }}
          />
        )}
        {step === 'pay' && !expired && (
          <PayStep quote={quote} travellers={form.getValues()} state={state} onPay={(authCode) => void pay(authCode)} />
        )}
      </>
    )
  }

  return (
    <CheckoutFrame
      step={step}
      aside={
        <>
          <QuoteSummary quote={quote} now={now} payable={payable} />
          {!ended && payable && <HeldFor expiresAt={quote.expiresAt} onEnd={() => setEnded(true)} />}
        </>
      }
    >
      {content()}
      {change && (
        <NewPriceDialog
          quote={quote}
          change={change}
          onAccept={() => adopt(change.quoteId)}
          onDecline={() => void navigate(hotelAddress(quote))}
        />
      )}
    </CheckoutFrame>
  )
}
