import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { Surface } from '#src/components/layout/surface.tsx'
import { useCountries } from '#src/data/use-countries.ts'
import { useGatewayFeatures } from '#src/data/use-gateway-features.ts'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { useIsMounted } from '#src/lib/browser/use-is-mounted.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { useSkipFinishedSteps } from '#src/lib/navigation/use-skip-finished-steps.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { findMissingConsent } from './draft/consent.ts'
import { draftForNewQuote, moveDraft } from './draft/draft.ts'
import type { Draft } from './draft/use-draft.ts'
import { LinkOrigin } from './links/link-origin.tsx'
import { SharePurchase } from './links/share-purchase.tsx'
import { Ending, findEnding } from './outcome/ending.tsx'
import { PayStep } from './payment/pay-step.tsx'
import { type NotBookedReason, notBookedStates } from './payment/payment-state.ts'
import { type Payment, usePayment } from './payment/use-payment.ts'
import { useRequote } from './payment/use-requote.ts'
import { useWallet } from '#src/components/payment/use-wallet.ts'
import { WalletNotices } from '#src/components/payment/wallet-panel.tsx'
import { PromoSection } from './promo/promo-section.tsx'
import { usePromo } from './promo/use-promo.ts'
import type { PriceChange } from './purchase.ts'
import { ExpiredNotice } from './steps/expired-notice.tsx'
import { HoldNotice } from './steps/hold-notice.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { StepNotice } from './steps/step-notice.tsx'
import { stepUrl } from './steps/steps.ts'
import { Summary } from './steps/summary.tsx'
import { TotalRow } from './steps/total-row.tsx'
import { useStep } from './steps/use-step.ts'
import type { LoadedPurchase, PurchaseQuery, ProductAdapter } from './product-adapter.ts'
import type { FieldName } from './travelers/traveler-field.tsx'
import { TravelersStep } from './travelers/travelers-step.tsx'
import { useTravelersForm } from './travelers/use-travelers-form.ts'
import { useAgent } from './use-agent.ts'

type Prices = Pick<PriceChange, 'previousTotal' | 'newTotal'>

interface CheckoutProps {
  adapter: ProductAdapter
  query: PurchaseQuery
  loaded: LoadedPurchase
  draft: Draft
  /** Why an earlier payment did not lead to a booking; undefined if there was none. */
  notBooked: NotBookedReason | undefined
}

/** Steps of a purchase. Owns the form and the payment, so that both survive a change of step. */
export function Checkout({ adapter, query, loaded, draft, notBooked }: CheckoutProps) {
  const { purchase } = loaded
  const { id, total, terms } = purchase
  const { product, PurchaseLoader } = adapter
  const { travelerKind } = product
  const path = product.paths.checkout
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const agent = useAgent()
  const { countries } = useCountries()
  const { hasPromoCodes } = useGatewayFeatures()
  const [rejectedField, setRejectedField] = useState<FieldName>()
  const [isExpired, setExpired] = useState(
    () => purchase.expired || Date.parse(purchase.expiresAt) <= serverNow().getTime(),
  )
  const isNarrow = useIsNarrow()
  const { form, reusedForm } = useTravelersForm(purchase, draft, {
    agent,
    countries,
    onContinue: (values) => {
      draft.update({ form: values })
      setRejectedField(undefined)
      goTo('pay')
    },
  })
  // While the agent types, the form is newer than the stored one.
  const currentDraft = { ...draft.draft, form: form.getValues() }
  const payment = usePayment(purchase, draft, {
    path,
    submit: query.submit,
    initial: notBooked ? notBookedStates[notBooked] : { kind: 'ready' },
  })
  const { state } = payment
  // A dialog already asks the agent to accept the new total of this quote.
  const hasConsentDialog = state.kind === 'priceChanged' && state.quoteId === id
  const currentConsent = { terms: terms.fingerprint, total: total.amount }
  const missingConsent = hasConsentDialog ? undefined : findMissingConsent(draft.draft.accepted, currentConsent)
  const { step, reason, goTo } = useStep({
    path,
    quoteId: id,
    draft: currentDraft,
    missingConsent,
    hasCommission: purchase.commissionEditable === true,
  })
  const [hasOpenLinks, setHasOpenLinks] = useState(false)
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod>()
  const [preferredMethod = 'ACCOUNT'] = purchase.paymentMethods
  const method = chosenMethod ?? preferredMethod
  const wallet = useWallet(total, purchase.paymentMethods.includes('WALLET'))
  const promo = usePromo(purchase, query.refetch, () => setExpired(true))

  /** Continues with a quote whose total the agent has accepted. */
  function continueWithQuote(
    quoteId: string,
    { previousTotal, newTotal }: Prices = { previousTotal: total, newTotal: total },
  ) {
    payment.setState({ kind: 'ready' })
    const { accepted: consent } = draft.draft
    const accepted = consent?.total === previousTotal.amount ? { ...consent, total: newTotal.amount } : consent
    const next = { ...draft.draft, form: form.getValues(), accepted }
    if (quoteId === id) draft.update(draftForNewQuote(next))
    else moveDraft(next, id, quoteId)
    void navigate(stepUrl(path, quoteId, step), { replace: true })
  }
  const { state: requoteState, checkPrice } = useRequote(purchase, query.requote, (quoteId) =>
    continueWithQuote(quoteId),
  )
  const priceChange = [state, requoteState].find((current) => current.kind === 'priceChanged')

  async function pay(input: Payment) {
    const state = await payment.pay(form.getValues(), input)
    if (state?.kind === 'expired') setExpired(true)
    // The promo code no longer applies to the quote.
    if (state?.kind === 'priceChanged' && state.quoteId === id) void query.refetch()
    const rejected = state?.kind === 'invalid' ? form.placeErrors(state.fields).first : undefined
    // Does not navigate if the agent has left the checkout.
    if (!rejected || !isMounted()) return
    setRejectedField(rejected)
    goTo('travelers')
  }

  const attempt = state.kind === 'sending' ? null : draft.draft.attempt
  const ending = findEnding(attempt, state, requoteState)
  useSkipFinishedSteps(ending?.kind === 'unknown' ? stepUrl(path, id, 'pay') : null)
  const isHeld = !isExpired || state.kind === 'sending'

  const holdNotice = !ending && (
    <HoldNotice
      expiresAt={purchase.expiresAt}
      expired={!isHeld}
      compact={isNarrow}
      checking={requoteState.kind === 'checking'}
      onExpire={() => setExpired(true)}
      onCheck={checkPrice}
    />
  )
  const summary = (
    <Summary loaded={loaded} payable={ending === undefined} brief={step === 'review' && !ending} form={form} />
  )
  const bar = isNarrow && (
    <TotalRow title={purchase.texts.summary} total={total} summary={summary} holdNotice={holdNotice} />
  )

  function renderStep(): ReactNode {
    if (step === 'review')
      return (
        <ReviewStep
          travelerKind={travelerKind}
          consentLabel={terms.label}
          missingConsent={missingConsent}
          hasNotice={missingConsent === reason}
          onAccept={(accepts) => draft.update({ accepted: accepts ? currentConsent : null })}
          bar={bar}
          hasOpenLinks={hasOpenLinks}
          expired={!isHeld}
          onContinue={() => goTo('travelers')}
        >
          {method === 'WALLET' && (
            <WalletNotices wallet={wallet} total={total} hasAuthenticator={agent.hasAuthenticator} quiet />
          )}
          {purchase.paymentLinkId && <LinkOrigin id={purchase.paymentLinkId} />}
          <Surface>
            {loaded.review}
            {isHeld && purchase.acceptsPromo && (hasPromoCodes || purchase.promo) && (
              <PromoSection purchase={purchase} promo={promo} />
            )}
            <SharePurchase purchase={purchase} onOpenLinkChange={setHasOpenLinks} />
          </Surface>
        </ReviewStep>
      )
    if (step === 'travelers')
      return (
        <TravelersStep
          ProductFields={adapter.ProductFields}
          travelerKind={travelerKind}
          purchase={purchase}
          agent={agent}
          countries={countries}
          form={form}
          reusedForm={reusedForm}
          bar={bar}
          rejectedField={rejectedField}
          backUrl={stepUrl(path, id, 'review')}
          expired={!isHeld}
        />
      )
    return (
      isHeld && (
        <PayStep
          travelerKind={travelerKind}
          purchase={purchase}
          method={method}
          wallet={wallet}
          hasAuthenticator={agent.hasAuthenticator}
          travelers={form.getValues()}
          travelersUrl={stepUrl(path, id, 'travelers')}
          state={state}
          bar={bar}
          onMethodChange={setChosenMethod}
          onPay={(input) => void pay(input)}
        />
      )
    )
  }

  return (
    <CheckoutFrame
      travelerKind={travelerKind}
      step={step}
      isOver={ending !== undefined}
      getStepUrl={state.kind === 'sending' ? undefined : (earlier) => stepUrl(path, id, earlier)}
      headline={isNarrow && loaded.headline}
      aside={
        !isNarrow && (
          <>
            {holdNotice}
            {summary}
          </>
        )
      }
    >
      {ending ? (
        <Ending
          ending={ending}
          purchase={purchase}
          draft={draft}
          payment={payment}
          readBooking={adapter.readBooking}
          canPayAgain={!isExpired}
        />
      ) : (
        <>
          <StepNotice travelerKind={travelerKind} step={step} reason={reason} />
          {!isHeld && <ExpiredNotice state={requoteState} onCheck={checkPrice} />}
          {renderStep()}
        </>
      )}
      {priceChange?.kind === 'priceChanged' && (
        <PurchaseLoader id={priceChange.quoteId}>
          {({ loaded: newQuote }) => (
            <PriceChangedDialog
              open
              oldPrice={priceChange.previousTotal}
              newPrice={priceChange.newTotal}
              commission={newQuote?.purchase.commission ?? null}
              sameTerms={
                priceChange.quoteId === id
                  ? undefined
                  : newQuote && newQuote.purchase.terms.fingerprint === terms.fingerprint
              }
              onAccept={() => continueWithQuote(priceChange.quoteId, priceChange)}
              declineLabel={purchase.texts.choose}
              onDecline={() => void navigate(purchase.backTo.choose)}
            >
              {priceChange.reason}
            </PriceChangedDialog>
          )}
        </PurchaseLoader>
      )}
    </CheckoutFrame>
  )
}
