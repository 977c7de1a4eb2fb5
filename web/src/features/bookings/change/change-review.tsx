import { Button, Flex, HStack, Separator, Stack, Text, chakra } from '@chakra-ui/react'
import { type Ref, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { MinutesLeft } from '#src/components/dates/countdown.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { PinCode } from '#src/components/forms/pin-code.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { WalletLines, WalletNotices } from '#src/components/payment/wallet-panel.tsx'
import { useCodeHint } from '#src/components/payment/use-code-hint.ts'
import { type Wallet, preventsPayment, useWallet } from '#src/components/payment/use-wallet.ts'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { amountLines, MoneyLine } from '#src/components/prices/money.tsx'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import { isCompleteCode } from '#src/domain/auth-code.ts'
import { type Money, isZero } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { ChangedValues } from './changed-values.tsx'
import type { ChangeFlow, ChangeQuote } from './use-change.ts'

interface ChangeReviewProps {
  quotedChange: NonNullable<ChangeFlow['quotedChange']>
  changeFlow: Pick<ChangeFlow, 'send' | 'expire'>
  onBack: () => void
  /** First day of the service after the change; null if unknown. */
  startsOn: string | null
  isUnpaid: boolean
  /** IBAN that the booking was validated with, for the hint about the authenticator code. */
  iban: string | null | undefined
  now: Date
}

/** Review of a change before the agent confirms it: changes, price and new terms. */
export function ChangeReview({ quotedChange, changeFlow, onBack, startsOn, isUnpaid, iban, now }: ChangeReviewProps) {
  const { t } = useTranslation('change')
  const format = useFormat()
  const { quote, step, notice } = quotedChange
  return (
    <Stack gap="5">
      {notice && (
        <Callout tone="warn" role="alert">
          {notice}
        </Callout>
      )}
      {quote.payBy && (
        <Callout tone="warn">{t('payBy', { instant: format.dateTime(quote.payBy, { year: 'always' }) })}</Callout>
      )}
      <Surface>
        <Part>
          <Text as="h2" textStyle="h2" mb="2">
            {t('whatChanges')}
          </Text>
          <ChangedValues changes={quote.changes} />
        </Part>
        <Amounts quote={quote} isUnpaid={isUnpaid} />
        {quote.cancellationPolicy && startsOn && quotedChange.input.checkIn && (
          <Part>
            <Text as="h2" textStyle="h2" mb="3">
              {t('newTerms')}
            </Text>
            <CancellationBar
              labels
              policy={quote.cancellationPolicy}
              checkIn={startsOn}
              now={now}
              total={quote.newTotal}
            />
          </Part>
        )}
      </Surface>
      {step === 'unsure' && (
        <Callout tone="unknown" role="alert">
          {quotedChange.problem}
        </Callout>
      )}
      <Confirmation quotedChange={quotedChange} changeFlow={changeFlow} onBack={onBack} iban={iban} />
    </Stack>
  )
}

function Amounts({ quote, isUnpaid }: { quote: ChangeQuote; isUnpaid: boolean }) {
  const { t } = useTranslation('change')
  const hasWallet = useHasWallet()
  const { previousTotal, newTotal, difference, charge, refund } = quote
  const transfer = charge ? 'charge' : refund ? 'refund' : undefined
  return (
    <Part css={amountLines}>
      <Text as="h2" textStyle="h2" mb="3">
        {t('price')}
      </Text>
      <MoneyLine label={t('previousTotal')} value={previousTotal} />
      <MoneyLine label={t('newTotal')} value={newTotal} />
      <Separator my="2.5" />
      <MoneyLine
        strong
        label={t(!transfer ? 'difference' : hasWallet ? transfer : `withoutWallet.${transfer}`)}
        value={charge ?? refund ?? difference}
      />
      {!transfer && (
        <Text mt="1" textStyle="small" color="fg.muted">
          {t(isUnpaid && !isZero(difference) ? 'unpaid' : 'free')}
        </Text>
      )}
    </Part>
  )
}

type ConfirmationProps = Pick<ChangeReviewProps, 'quotedChange' | 'changeFlow' | 'onBack' | 'iban'>

function Confirmation({ quotedChange, changeFlow, onBack, iban }: ConfirmationProps) {
  const { t } = useTranslation(['change', 'payment'])
  const format = useFormat()
  const { quote, step, problem } = quotedChange
  const { charge, refund } = quote
  const [code, setCode] = useState('')
  const [isCodeMissing, setCodeMissing] = useState(false)
  const codeInput = useRef<HTMLInputElement>(null)
  const isSending = step === 'sending' || step === 'done'
  const wallet = useWallet(charge ?? quote.difference, charge !== null)
  const isPaymentBlocked = charge !== null && step !== 'unsure' && !isSending && preventsPayment(wallet, 'WALLET')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    const lacksCode = charge !== null && !isCompleteCode(code)
    setCodeMissing(lacksCode)
    if (lacksCode) return codeInput.current?.focus()
    void changeFlow.send(code)
    setCode('')
  }
  const label = charge
    ? t('confirmCharge', { amount: format.money(charge) })
    : refund
      ? t('confirmRefund', { amount: format.money(refund) })
      : t('confirm')
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="4">
        {charge && (
          <Payment
            inputRef={codeInput}
            iban={iban}
            wallet={wallet}
            charge={charge}
            problem={isCodeMissing ? t('payment:codeMissing') : step === 'unsure' ? undefined : problem}
            code={code}
            onCodeChange={isPaymentBlocked ? undefined : setCode}
            isSending={isSending}
          />
        )}
        {!charge && problem && step !== 'unsure' && (
          <Text role="alert" textStyle="small" color="red.fg">
            {problem}
          </Text>
        )}
        {step !== 'unsure' && (
          <HStack gap="2" textStyle="small" color="fg.muted" align="flex-start">
            <Icon name="clock" size={15} alignWithFirstLine />
            <MinutesLeft until={quote.expiresAt} onEnd={changeFlow.expire}>
              {(count) => <span>{t('holds', { count })}</span>}
            </MinutesLeft>
          </HStack>
        )}
        <Flex gap="3" direction={{ base: 'column', md: 'row' }} justify="space-between">
          <Button variant="outline" size="lg" onClick={onBack} disabled={isSending || step === 'unsure'}>
            {t('back')}
          </Button>
          {!isPaymentBlocked && (
            <Button type="submit" size="lg" loading={isSending}>
              {charge && <Icon name="lock" />}
              <span>{step === 'unsure' ? t('askAgain') : label}</span>
            </Button>
          )}
        </Flex>
      </Stack>
    </chakra.form>
  )
}

interface PaymentProps {
  iban: string | null | undefined
  wallet: Wallet
  charge: Money
  problem: string | undefined
  code: string
  /** Undefined if no payment is possible. */
  onCodeChange: ((code: string) => void) | undefined
  isSending: boolean
  inputRef: Ref<HTMLInputElement>
}

function Payment({ iban, wallet, charge, problem, code, onCodeChange, isSending, inputRef }: PaymentProps) {
  const { t } = useTranslation('payment')
  const codeHint = useCodeHint(iban)
  const hasAuthenticator = useViewerQuery().data?.viewer.authenticator?.enrolledAt !== null
  return (
    <Card p={{ base: '4', md: '5' }} boxShadow="raised">
      <Stack gap="4">
        <WalletNotices isChange wallet={wallet} total={charge} hasAuthenticator={hasAuthenticator} />
        {onCodeChange && (
          <PinCode
            ref={inputRef}
            label={t('code')}
            hint={codeHint}
            error={problem}
            value={code}
            onChange={onCodeChange}
            busy={isSending}
            ring
          />
        )}
        <WalletLines isChange wallet={wallet} total={charge} />
      </Stack>
    </Card>
  )
}
