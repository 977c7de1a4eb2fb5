import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { type MoneyRow, PriceLines } from '#src/components/prices/money.tsx'
import type { BookingFile } from './booking-file.ts'

/** What was paid and what for. The lines add up to the total; what stands after it is no part of it. */
export function BookingMoney({ booking }: { booking: BookingFile }) {
  const { t } = useTranslation(['bookings', 'components'])
  const { price, payment } = booking.details ?? {}
  const total = payment?.paid ?? price?.total ?? booking.total
  if (!total) return null

  // Lines of a price that was not what was paid would not add up to it.
  const included = price?.total.amount === total.amount ? price.lines.filter((line) => line.includedInTotal) : []
  const lines: MoneyRow[] = included.map(({ kind, label, money }) => ({
    label: label ? <bdi>{label}</bdi> : t(`money.${kind}`),
    value: money,
  }))
  const beside: MoneyRow[] = [
    ...(payment?.refunded
      ? [{ label: t('money.refunded'), value: payment.refunded, tone: 'money.down', hint: t('money.toWallet') }]
      : []),
    // Nothing is earned with a booking that came to nothing.
    ...(price?.commission && booking.status !== 'FAILED' && booking.status !== 'CANCELLED'
      ? [{ label: t('components:yourCommission'), value: price.commission, tone: 'money.commission' }]
      : []),
  ]
  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="2">
        {t('money.title')}
      </Text>
      <PriceLines
        lines={lines}
        total={{
          label: t(payment ? 'money.paid' : 'money.total'),
          value: total,
          ...(payment && { hint: t('money.fromWallet') }),
        }}
        beside={beside}
      />
    </Card>
  )
}
