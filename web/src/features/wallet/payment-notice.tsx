import { useApolloClient } from '@apollo/client/react'
import { chakra, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { CardPaymentStatus } from '#src/__generated__/schema.ts'
import { BusyNotice } from '#src/components/feedback/busy-notice.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { everyTwoSeconds } from '#src/components/payment/card-payment-polls.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { StatementDocument } from './statement.generated.ts'
import { useCardPaymentQuery } from './top-up.generated.ts'

/** Whether the card may still be charged. Nothing proves that a payment with an unrecognized status was not. */
const isWaiting = (status: CardPaymentStatus | undefined) =>
  status === 'CREATED' || status === 'AUTHORIZED' || status === 'UNRECOGNISED'

/** Result of a card payment. The redirect from the provider proves nothing, so this waits for the provider's confirmation. */
export function PaymentNotice({ id }: { id: string }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const client = useApolloClient()
  const query = useCardPaymentQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const payment = query.data?.cardPayment
  const status = payment?.status
  usePolling(() => query.refetch(), isWaiting(status) || query.error !== undefined, { pauseAfter: everyTwoSeconds })
  useEffect(() => {
    if (status === 'CAPTURED') void client.refetchQueries({ include: [WalletDocument, StatementDocument] })
  }, [status, client])
  if (!payment) return null

  const amount = format.money(payment.amount)
  const cardPageLink = payment.pageUrl !== null && (
    <chakra.a href={payment.pageUrl} fontWeight="semibold" textDecoration="underline" color="inherit">
      {t(status === 'REFUSED' ? 'payment.otherCard' : 'payment.return')}
    </chakra.a>
  )
  if (isWaiting(status))
    return (
      <BusyNotice>
        <Text fontWeight="semibold">{t('payment.waiting', { amount })}</Text>
        <Text>{t('payment.waitingText')}</Text>
        {cardPageLink}
      </BusyNotice>
    )
  if (status === 'CAPTURED') return <Callout tone="done">{t('payment.done', { amount })}</Callout>
  if (status === 'PARTLY_REFUNDED' || status === 'REFUNDED') {
    const refunded = payment.refunded ?? (status === 'REFUNDED' ? payment.amount : null)
    return (
      <Callout tone="note">
        {refunded ? t('payment.refunded', { amount: format.money(refunded) }) : t('payment.partlyRefunded')}
      </Callout>
    )
  }
  return (
    <Callout tone="bad" role="alert">
      <span>{t(status === 'REFUSED' ? 'payment.refused' : 'payment.notPaid')}</span> {cardPageLink}
    </Callout>
  )
}
