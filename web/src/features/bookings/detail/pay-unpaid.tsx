import { Button, Text, chakra } from '@chakra-ui/react'
import { type SubmitEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Callout } from '#src/components/feedback/callout.tsx'
import { PinCode } from '#src/components/forms/pin-code.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { MethodPanel } from '#src/components/payment/method-panel.tsx'
import { useCodeHint } from '#src/components/payment/use-code-hint.ts'
import { preventsPayment, useWallet } from '#src/components/payment/use-wallet.ts'
import { WalletLines } from '#src/components/payment/wallet-panel.tsx'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { isCompleteCode } from '#src/domain/auth-code.ts'
import type { Money } from '#src/domain/money.ts'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { createCallStore, useMoneyCommand } from '#src/lib/money-command.ts'
import { BookingDetailDocument } from './booking-detail.generated.ts'
import { type PayBookingMutation, usePayBookingMutation } from './pay-unpaid.generated.ts'

interface PayUnpaidBookingProps {
  bookingId: string
  payBy: string
  total: Money
  /** IBAN that the booking was validated with, for the hint about the authenticator code. */
  iban: string | null | undefined
}

const sentPayments = createCallStore(
  'browser',
  'payment.2',
  z.object({ method: z.enum(['WALLET', 'ACCOUNT', 'CARD']) }),
)

const isDone = (result: PayBookingMutation['payBooking']) =>
  result.__typename === 'BookingPaid' || (result.__typename === 'CardPaymentStarted' && result.payment.pageUrl !== null)

/** Pays a booking that is held without payment. */
export function PayUnpaidBooking({ bookingId, payBy, total, iban }: PayUnpaidBookingProps) {
  const { t } = useTranslation(['bookings', 'payment'])
  const format = useFormat()
  const wallet = useWallet(total, true)
  const hasAuthenticator = useViewerQuery().data?.viewer.authenticator?.enrolledAt !== null
  const codeHint = useCodeHint(iban)
  const { state, sent, send } = useMoneyCommand(sentPayments, bookingId, isDone)
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod>('WALLET')
  // A payment with an unknown outcome is retried with the same method.
  const method = sent?.input.method ?? chosenMethod
  const [code, setCode] = useState('')
  const [problem, setProblem] = useProblem(state === 'unsure' ? t('unpaid.unknown') : undefined)
  const codeInput = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [pay] = usePayBookingMutation()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isCompleteCode(code)) {
      setProblem(t('payment:codeMissing'))
      codeInput.current?.focus()
      return
    }
    setProblem(undefined)
    const { result, message } = await send({ method }, async ({ key, input: { method: sentMethod } }) => {
      const payment = sentMethod === 'CARD' ? { card: { authCode: code } } : { wallet: { authCode: code } }
      const { data } = await pay({
        variables: { input: { bookingId, payment, idempotencyKey: key } },
        refetchQueries: [WalletDocument, { query: BookingDetailDocument, variables: { id: bookingId } }],
      })
      return data?.payBooking
    })
    if (result?.__typename === 'BookingPaid') {
      notify('success', t('unpaid.done'))
      // This section disappears with its focused button, so the focus moves to the heading unless the agent has moved the focus elsewhere.
      const { activeElement, body } = document
      if (activeElement === body || form.current?.contains(activeElement)) focusHeading()
    } else if (result?.__typename === 'CardPaymentStarted' && result.payment.pageUrl) {
      window.location.assign(result.payment.pageUrl)
    } else {
      setProblem(message ?? t('unpaid.unknown'))
      setCode('')
    }
  }

  const isPaymentBlocked = preventsPayment(wallet, method) && !sent

  return (
    <Card as="section" p="5" boxShadow="raised">
      <Text as="h2" textStyle="h2" mb="2">
        {t('unpaid.title')}
      </Text>
      <Callout tone="warn">{t('unpaid.due', { instant: format.dateTime(payBy) })}</Callout>
      <chakra.form ref={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4" mt="4">
        <MethodPanel
          methods={wallet.acceptsCards ? ['WALLET', 'CARD'] : ['WALLET']}
          total={total}
          method={method}
          isConfirmed
          wallet={wallet}
          hasAuthenticator={hasAuthenticator}
          disabled={sent !== undefined}
          onMethodChange={setChosenMethod}
        />
        {!isPaymentBlocked && (
          <>
            <PinCode
              ref={codeInput}
              label={t('payment:code')}
              hint={codeHint}
              error={problem}
              value={code}
              onChange={setCode}
              busy={state === 'sending'}
              ring
            />
            {method === 'WALLET' && <WalletLines wallet={wallet} total={total} />}
            <Button type="submit" size="lg" loading={state === 'sending'}>
              <Icon name="lock" />
              <span>{t(`payment:buttons.${method}`, { amount: format.money(total) })}</span>
            </Button>
          </>
        )}
      </chakra.form>
    </Card>
  )
}
