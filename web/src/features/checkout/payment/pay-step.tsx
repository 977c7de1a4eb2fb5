import { Box, Button, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { TravelerKind } from '#src/domain/products.ts'
import { OtherCurrencyNote } from '#src/components/prices/other-currency.tsx'
import { RichText } from '#src/lib/i18n/rich-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { isCompleteCode } from '#src/domain/auth-code.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { OpenLinksNotice } from '../links/open-links-notice.tsx'
import type { Purchase } from '../purchase.ts'
import type { TravelersForm } from '../travelers/travelers-form.ts'
import { StepBar } from '../steps/step-bar.tsx'
import { CodeField } from './code-field.tsx'
import { MethodPanel } from '#src/components/payment/method-panel.tsx'
import { methods } from '#src/components/payment/methods.ts'
import { readLock } from './payment-lock.ts'
import { PaymentNotice } from './payment-notice.tsx'
import type { PaymentState } from './payment-state.ts'
import { TravelersReminder } from './travelers-reminder.tsx'
import type { Payment } from './use-payment.ts'
import { type Wallet, preventsPayment } from '#src/components/payment/use-wallet.ts'
import { TopUpButton, WalletLines } from '#src/components/payment/wallet-panel.tsx'

interface PayStepProps {
  travelerKind: TravelerKind
  purchase: Purchase
  method: PaymentMethod
  wallet: Wallet
  hasAuthenticator: boolean
  travelers: TravelersForm
  /** URL of the travelers step. */
  travelersUrl: string
  state: PaymentState
  /** Total and time left, on narrow screens. */
  bar: ReactNode
  onMethodChange: (method: PaymentMethod) => void
  onPay: (payment: Payment) => void
}

/** Payment step: method, code, and pay button. */
export function PayStep(props: PayStepProps) {
  const {
    travelerKind,
    purchase,
    method,
    wallet,
    hasAuthenticator,
    travelers,
    travelersUrl,
    state,
    bar,
    onMethodChange,
    onPay,
  } = props
  const { t } = useTranslation(['checkout', 'payment'])
  const format = useFormat()
  const now = useNow(60_000)
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const codeInput = useRef<HTMLInputElement>(null)
  const { total, payLaterUntil, firstDay } = purchase
  const { needsCode, toInput } = methods[method]
  const isSending = state.kind === 'sending'
  const refusal = state.kind === 'authCodeRefused' ? state : undefined
  const [expiredLock, setExpiredLock] = useState<string>()
  const lock = refusal?.retryAt ?? readLock()
  const lockedUntil = lock === expiredLock ? undefined : lock

  // A code can be used only once, so a refused one is cleared.
  const [previousRefusal, setPreviousRefusal] = useState(refusal)
  if (previousRefusal !== refusal) {
    setPreviousRefusal(refusal)
    if (refusal) setCode('')
  }
  useEffect(() => {
    if (refusal) codeInput.current?.focus()
  }, [refusal])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const isValid = isCompleteCode(code) || (code === '' && !needsCode)
    setIncomplete(!isValid)
    if (isValid) onPay({ method, input: toInput(code) })
    else codeInput.current?.focus()
  }

  const hasBar = Boolean(bar)
  const isPaymentBlocked = preventsPayment(wallet, method) && !isSending
  const label = t(`payment:buttons.${method}`, { amount: format.money(total) })
  const payLaterOption = payLaterUntil && (
    <Box mt="4" textAlign={{ lg: 'center' }}>
      <Button
        variant="outline"
        mb="2"
        py="2"
        disabled={isSending || wallet.owed !== null}
        onClick={() => onPay({ method, input: { later: true } })}
        h="auto"
        minH="11"
        whiteSpace="normal"
        textAlign="start"
        // The label wraps on phones.
        lineHeight="1.4"
      >
        <Icon name="clock" />
        {t('pay.later', { instant: format.dateTime(payLaterUntil) })}
      </Button>
      <Text textStyle="small" color="fg.muted">
        {t('pay.laterHint')}
      </Text>
    </Box>
  )
  return (
    <Card p={{ base: '4', md: '5' }} pb={{ base: '0', lg: '5' }}>
      <Text as="h2" textStyle="h2" mb="3">
        {t('pay.title')}
      </Text>
      <TravelersReminder
        travelers={travelers}
        travelerKind={travelerKind}
        count={purchase.texts.party}
        editUrl={isSending ? undefined : travelersUrl}
      />
      <OpenLinksNotice purchase={purchase} />
      {firstDay !== null && firstDay < todayInMakkah(now).toString() && (
        <Box mb="4">
          <Callout tone="warn">{t('pay.firstDayPassed', { day: format.longDay(firstDay) })}</Callout>
        </Box>
      )}
      <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column">
        <MethodPanel
          methods={purchase.paymentMethods}
          total={total}
          method={method}
          wallet={wallet}
          hasAuthenticator={hasAuthenticator}
          disabled={isSending}
          hasBar={hasBar}
          onMethodChange={onMethodChange}
        />
        {/* Placed above the bar at the bottom edge, which would otherwise cover it. */}
        {hasBar && payLaterOption}
        {!isPaymentBlocked && (
          <CodeField
            ref={codeInput}
            optional={!needsCode}
            iban={travelers.iban}
            // The server's message says how many attempts are left.
            error={isIncomplete && !isCompleteCode(code) ? t('payment:codeMissing') : refusal?.message}
            value={code}
            onChange={setCode}
            disabled={isSending || lockedUntil !== undefined}
          />
        )}
        {method === 'WALLET' && (
          <Box mt={{ base: '4', md: '6' }} _empty={{ display: 'none' }}>
            <WalletLines wallet={wallet} total={total} />
          </Box>
        )}
        <OtherCurrencyNote />
        {/* Once the balance has been refetched, the wallet panel shows the shortfall instead. */}
        {!(isPaymentBlocked && state.kind === 'insufficientFunds') && <PaymentNotice state={state} />}
        {lockedUntil && (
          <HStack role="status" mt="4" gap="1.5" textStyle="small" color="status.pending.fg">
            <Icon name="clock" size={15} />
            <Text as="span">
              <RichText
                text={t('pay.locked')}
                tags={{
                  clock: (
                    <b>
                      <Countdown until={lockedUntil} onEnd={() => setExpiredLock(lockedUntil)} />
                    </b>
                  ),
                }}
              />
            </Text>
          </HStack>
        )}
        <Flex hideFrom="lg" justify="space-between" align="center" columnGap="4" wrap="wrap" mt="4" textStyle="small">
          <Text color="fg.muted">{t('review.terms')}</Text>
          <CancellationLine policy={purchase.policy} now={now} total={total} />
        </Flex>
        <StepBar
          top={bar}
          inCard
          status={
            <Text
              role="status"
              textStyle="small"
              color="fg.muted"
              textAlign="center"
              css={{ '&:not(:empty)': { mt: '2' } }}
            >
              {isSending && t('pay.sending')}
            </Text>
          }
        >
          {!isSending && (
            <Button asChild variant="outline" size="lg">
              <Link to={travelersUrl}>
                <Icon name="previous" />
                {t('back')}
              </Link>
            </Button>
          )}
          {isPaymentBlocked ? (
            hasBar && <TopUpButton wallet={wallet} size="lg" flex="1" />
          ) : (
            <Button
              type="submit"
              size="lg"
              flex="1"
              loading={isSending}
              loadingText={label}
              disabled={lockedUntil !== undefined}
            >
              <Icon name="lock" />
              <span>{label}</span>
            </Button>
          )}
        </StepBar>
        {!hasBar && payLaterOption}
      </chakra.form>
    </Card>
  )
}
