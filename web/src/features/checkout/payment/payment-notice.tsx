import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PaymentAlert } from '#src/components/payment/payment-alert.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { subtract } from '#src/domain/money.ts'
import type { PaymentState } from './payment-state.ts'

/** Says why the last payment failed, if a retry may help. */
export function PaymentNotice({ state }: { state: PaymentState }) {
  const { t } = useTranslation(['checkout', 'payment'])
  const format = useFormat()
  if (state.kind === 'offline')
    return (
      <PaymentAlert mt="4" title={t('pay.notDone')}>
        <Text>{t('pay.offline')}</Text>
      </PaymentAlert>
    )
  if (state.kind === 'cardNotCharged')
    return (
      <PaymentAlert mt="4" title={t('pay.cardNotCharged')}>
        <Text>{state.message ?? t('pay.cardNotChargedText')}</Text>
      </PaymentAlert>
    )
  if (state.kind === 'insufficientFunds') {
    const { balance, required, message } = state
    if (!balance)
      return (
        <PaymentAlert mt="4" title={t('pay.notDone')}>
          <Text>{message}</Text>
        </PaymentAlert>
      )
    return (
      <PaymentAlert mt="4" title={t('payment:short', { amount: format.money(subtract(required, balance)) })}>
        <Text>{t('payment:shortText', { required: format.money(required), balance: format.money(balance) })}</Text>
      </PaymentAlert>
    )
  }
  if (state.kind !== 'notDone' && state.kind !== 'invalid') return undefined
  return (
    <PaymentAlert mt="4" title={t('pay.notDone')}>
      <Text>{`${t('pay.nothingDone')} ${state.message}`.trim()}</Text>
      {state.kind === 'invalid' && state.fields.map(({ path, message }) => <Text key={path}>{message}</Text>)}
      {state.kind === 'notDone' && (
        <Text as="bdi" dir="ltr" htmlTranslate="no" textStyle="small">
          {joinWithDots([state.code, state.requestId])}
        </Text>
      )}
    </PaymentAlert>
  )
}
