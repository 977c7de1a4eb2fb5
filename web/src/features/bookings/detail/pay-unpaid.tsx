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
import { randomId } from '#src/lib/browser/random-id.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { isRejectedUnsent } from '#src/lib/errors/server-error.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { sentCommands } from '../sent-commands.ts'
import { BookingDetailDocument } from './booking-detail.generated.ts'
import { type PayBookingMutation, usePayBookingMutation } from './pay-unpaid.generated.ts'

interface PayUnpaidProps {
  bookingId: string
  payBy: string
  total: Money
  /** IBAN of the booking. */
  iban: string | null | undefined
}

/** Why nothing was paid; undefined for a card page that can no longer be paid on. */
function problemOf(result: Exclude<PayBookingMutation['payBooking'], { __typename: 'BookingPaid' }>) {
  if (result.__typename === 'CardPaymentStarted') return undefined
  return (result.__typename === 'InvalidInput' && result.fields[0]?.message) || result.message
}

const sentPayments = sentCommands(
  'browser',
  'payment.1',
  z.object({ key: z.string(), method: z.enum(['WALLET', 'CARD']) }),
)

/**
 * Pays a booking that is held without payment. The key is stored before it is sent and changes only after a clear answer, so that a payment is
 * never sent twice.
 */
export function PayUnpaid({ bookingId, payBy, total, iban }: PayUnpaidProps) {
  const { t } = useTranslation(['bookings', 'payment'])
  const format = useFormat()
  const wallet = useWallet(total, true)
  const hasAuthenticator = useViewerQuery().data?.viewer.authenticator?.enrolledAt !== null
  const codeHint = useCodeHint(iban)
  const [sent] = useState(() => sentPayments.read(bookingId))
  const [method, setMethod] = useState<PaymentMethod>(sent?.method ?? 'WALLET')
  const [code, setCode] = useState('')
  const [key, setKey] = useState(() => sent?.key ?? randomId())
  const [problem, setProblem] = useProblem(sent && t('unpaid.unknown'))
  const [isUnsure, setUnsure] = useState(sent !== undefined)
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [pay, { loading }] = usePayBookingMutation()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isCompleteCode(code)) {
      setProblem(t('payment:codeMissing'))
      input.current?.focus()
      return
    }
    setProblem(undefined)
    sentPayments.store(bookingId, { key, method: method === 'CARD' ? method : 'WALLET' })
    const payment = method === 'CARD' ? { card: { authCode: code } } : { wallet: { authCode: code } }
    try {
      const { data } = await pay({
        variables: { input: { bookingId, payment, idempotencyKey: key } },
        refetchQueries: [WalletDocument, { query: BookingDetailDocument, variables: { id: bookingId } }],
      })
      const result = data?.payBooking
      if (result && result.__typename !== 'OutcomeUnknown') sentPayments.remove(bookingId)
      if (result?.__typename === 'BookingPaid') {
        notify('success', t('unpaid.done'))
        // This card is gone, and the focus with it, unless the agent has moved it meanwhile.
        const { activeElement, body } = document
        if (activeElement === body || form.current?.contains(activeElement)) focusHeading()
        return
      }
      if (result?.__typename === 'CardPaymentStarted' && result.payment.pageUrl)
        return window.location.assign(result.payment.pageUrl)
      const isUnknown = !result || result.__typename === 'OutcomeUnknown'
      setUnsure(isUnknown)
      if (!isUnknown) setKey(randomId())
      setProblem((result && problemOf(result)) ?? t('unpaid.unknown'))
    } catch (error) {
      // Without an answer the same key is sent again, so by the same method.
      const isUnsent = isRejectedUnsent(error)
      if (isUnsent && !isUnsure) sentPayments.remove(bookingId)
      setUnsure(isUnsure || !isUnsent)
      setProblem(isUnsent ? describeError(error).text : t('unpaid.unknown'))
    }
    setCode('')
  }

  const isShort = preventsPayment(wallet, method) && !isUnsure

  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="2">
        {t('unpaid.title')}
      </Text>
      <Callout tone="warn">{t('unpaid.due', { instant: format.instant(payBy) })}</Callout>
      <chakra.form ref={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4" mt="4">
        <MethodPanel
          methods={wallet.takesCards ? ['WALLET', 'CARD'] : ['WALLET']}
          total={total}
          method={method}
          isConfirmed
          wallet={wallet}
          hasAuthenticator={hasAuthenticator}
          disabled={loading || isUnsure}
          onMethod={setMethod}
        />
        {!isShort && (
          <>
            <PinCode
              ref={input}
              label={t('payment:code')}
              hint={codeHint}
              error={problem}
              value={code}
              onChange={setCode}
              busy={loading}
              ring
            />
            {method === 'WALLET' && <WalletLines wallet={wallet} total={total} />}
            <Button type="submit" size="lg" loading={loading}>
              <Icon name="lock" />
              <span>{t(`payment:buttons.${method}`, { amount: format.money(total) })}</span>
            </Button>
          </>
        )}
      </chakra.form>
    </Card>
  )
}
