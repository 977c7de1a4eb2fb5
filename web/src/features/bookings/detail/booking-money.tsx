import { Text } from '@chakra-ui/react'
import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingStatus, PaymentStatus } from '#src/__generated__/schema.ts'
import { Part } from '#src/components/layout/surface.tsx'
import { cardName } from '#src/components/payment/card-name.ts'
import { type MoneyRow, PriceLines } from '#src/components/prices/money.tsx'
import { usePriceLineName } from '#src/components/prices/stay-price.tsx'
import { useServicePriceLineName } from '#src/components/prices/use-service-price-lines.ts'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import type { PriceFieldsFragment } from '#src/data/price.generated.ts'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { type Money, isNegative, isZero, negate, subtract } from '#src/domain/money.ts'
import type { BookingFacts } from '../booking-types.ts'
import { chargedAmount } from '../charged-amount.ts'
import { type BookedRooms, useRoomPrices } from '../hotel/use-room-prices.tsx'

/** Returns the translation key for the label of a booking's amount. Held money is not paid yet. */
export const selectAmountLabelKey = (isPaid: boolean, paymentStatus: PaymentStatus | null) =>
  isPaid ? (paymentStatus === 'HELD' ? 'components:status.HELD' : 'bookings:money.paid') : 'bookings:money.total'

/**
 * Finds a booking's refund: the refund that the gateway sends with the booking, or else the refund of a cancellation on this page. Null if the
 * amount is unknown; undefined if there is no refund.
 */
export function findRefund({
  facts: { details },
  status,
  paymentStatus,
  refund,
}: BookingMoneyProps): Money | null | undefined {
  if (paymentStatus === 'UNPAID') return undefined
  const refundAmount = details?.payment?.refunded ?? refund
  if (refundAmount && !isZero(refundAmount)) return refundAmount
  return status === 'CANCELLED' && (refundAmount || details) ? refundAmount : undefined
}

/** Returns a function that creates the price line for a promo code, if there is one. Its amount is null if the gateway does not send it. */
export function usePromoRows() {
  const { t } = useTranslation('bookings')
  return (promo: NonNullable<BookingFacts['details']>['promo'] | undefined): MoneyRow[] =>
    promo
      ? [
          {
            label: t('money.promo', { code: promo.code }),
            value: promo.discount && negate(promo.discount),
            tone: 'money.down',
          },
        ]
      : []
}

export interface BookingMoneyProps {
  facts: BookingFacts
  status: BookingStatus
  paymentStatus: PaymentStatus | null
  /** Refund that the gateway returned for a cancellation on this page; null if there is none. */
  refund: Money | null
  /** Rooms of a stay. */
  rooms?: BookedRooms | undefined
}

/** A booking's price and payment. The lines add up to the total, followed by fee, refund and commission. */
export function BookingMoney({ facts, status, paymentStatus, refund, rooms }: BookingMoneyProps) {
  const { t } = useTranslation(['bookings', 'cancel', 'components', 'stay'])
  const { product } = facts
  const stayLineName = usePriceLineName()
  const serviceLineName = useServicePriceLineName()
  const lineName = (line: PriceFieldsFragment['lines'][number]) =>
    product === 'hotels' ? stayLineName(line) : serviceLineName(product, line)
  const promoRows = usePromoRows()
  const hasWallet = useHasWallet()
  const isCommissionShown = useCommissionShown()
  const { price, promo } = facts.details ?? {}
  const payment = paymentStatus === 'UNPAID' ? null : facts.details?.payment
  const charged = chargedAmount(payment)
  const roomPrices = useRoomPrices(rooms, price ?? undefined)
  const total = charged ?? price?.total ?? facts.total
  // The details could not be loaded, so the section would wrongly say that the gateway does not send the price.
  if (!total && !facts.details) return null

  // If the price's total differs from the total shown, its lines would not add up.
  const isPriceOfTotal = price?.total.amount === total?.amount
  const includedLines = (isPriceOfTotal && price?.lines.filter((line) => line.includedInTotal)) || []
  const lines: MoneyRow[] = includedLines.map((line) => ({ label: lineName(line), value: line.money }))
  const refunded = findRefund({ facts, status, paymentStatus, refund })
  // If the total is unknown, only the payment status shows whether the booking was paid.
  const isPaid = total ? Boolean(charged) : paymentStatus !== 'UNPAID'
  const card = payment?.method === 'CARD' ? (payment.cardPayment ?? undefined) : undefined

  function paymentHint() {
    if (payment && !charged) return { hint: t('money.nothingCharged') }
    if (card?.card) return { hint: t('money.byThisCard', { card: cardName(card.card) }) }
    if (payment?.method === 'CARD') return { hint: t('money.byCard') }
    return hasWallet && { hint: t('money.fromWallet') }
  }
  function refundHint() {
    if (payment?.method === 'CARD') return { hint: t(card?.refundPending ? 'money.toCardSoon' : 'money.toCard') }
    return hasWallet && { hint: t('money.toWallet') }
  }
  const fee = charged && refunded && subtract(charged, refunded)
  const rowsBelowTotal: MoneyRow[] = [
    ...promoRows(promo),
    ...(fee && !isZero(fee) && !isNegative(fee) ? [{ label: t('cancel:fee'), value: fee }] : []),
    ...(refunded !== undefined
      ? [
          {
            label: t('money.refunded'),
            value: refunded,
            tone: 'money.down',
            ...(refunded && !isZero(refunded) && refundHint()),
          },
        ]
      : []),
    // A failed or cancelled booking earns no commission.
    ...(facts.commission && isCommissionShown && status !== 'FAILED' && status !== 'CANCELLED'
      ? [
          {
            label: t('components:yourCommission'),
            value: facts.commission,
            tone: 'money.commission',
            hint: t(`stay:notShown.${products[product].travelerKind}`),
          },
        ]
      : []),
  ]
  return (
    <Part as="section">
      <Text as="h2" textStyle="h2" mb="2">
        {t('money.title')}
      </Text>
      <PriceLines
        {...((isPriceOfTotal && roomPrices) || { lines })}
        total={{
          label: t(selectAmountLabelKey(isPaid, paymentStatus)),
          value: total ?? null,
          ...(payment && paymentStatus !== 'HELD' && paymentHint()),
        }}
        linesBelowTotal={rowsBelowTotal}
      />
    </Part>
  )
}
