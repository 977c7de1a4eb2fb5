import { Box, Button, Flex, HStack, Spinner, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { markPaymentShown } from '#src/components/payment/shown-payments.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { BusyNotice } from '#src/components/feedback/busy-notice.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Problem } from '#src/components/feedback/problem.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { supportCode } from '#src/domain/support-code.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import type { Attempt } from '../draft/draft.ts'
import type { NotBookedReason } from '../payment/payment-state.ts'
import type { CheckoutBooking } from '../purchase.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import { removeUnsettled } from '../unsettled/unsettled-bookings.ts'
import type { BookedFieldsFragment } from './booked.generated.ts'
import { Candidates } from './candidates.tsx'
import { useBookingOutcome } from './use-booking-outcome.ts'

interface UnknownOutcomeProps {
  attempt: Attempt
  /** Total in the quote; undefined if the quote can no longer be loaded. */
  total: Money | undefined
  readBooking: ProductAdapter['readBooking']
  onBooked: (booking: CheckoutBooking) => void
  onNotBooked: (reason: NotBookedReason) => void
}

/**
 * Screen for a payment with an unknown outcome. The booking may exist, so the screen does not offer to book again. The screen polls until the server knows the
 * outcome or only the agent can resolve it.
 */
export function UnknownOutcome({ attempt, total, readBooking, onBooked, onNotBooked }: UnknownOutcomeProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const {
    outcome,
    progress,
    isPolling,
    isResolvedByAgent,
    isResolving,
    problem,
    resolve,
    cancelCardPayment,
    isCancellingCardPayment,
  } = useBookingOutcome(attempt.key)
  const foundBooking = outcome?.booking ?? undefined
  const details = foundBooking && readBooking(foundBooking)?.details
  const isPending = foundBooking?.status === 'PENDING'
  const isBooked = progress === 'booked'
  const isNotBooked = progress === 'notBooked'

  useEffect(() => markPaymentShown(attempt.key), [attempt.key])
  const findReason = (): NotBookedReason => {
    if (outcome?.cardNotCharged) return 'card'
    if (isResolvedByAgent) return 'agent'
    return attempt.lost && !foundBooking ? 'lost' : 'supplier'
  }
  const reportOutcome = useEffectEvent(() => {
    removeUnsettled(attempt.key)
    if (isNotBooked) onNotBooked(findReason())
    else if (isBooked && details) onBooked(details)
  })
  useEffect(() => {
    if (isNotBooked || isBooked) reportOutcome()
  }, [isNotBooked, isBooked])

  const amount = details?.total ?? total
  const card = outcome?.cardPayment
  // Until the card payment is loaded, it is unknown whether the booking was sent to the supplier.
  if (!outcome && attempt.method === 'CARD')
    return (
      <BusyNotice>
        <Text>{t('unknown.cardChecking')}</Text>
      </BusyNotice>
    )
  return (
    <Card p={{ base: '5', md: '8' }} role="status">
      <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
        <Flex
          boxSize="11"
          borderRadius="l3"
          // Matches the color of the booking's status below.
          bg={isPending ? 'status.pending.bg' : 'status.unknown.bg'}
          color={isPending ? 'status.pending.fg' : 'status.unknown.fg'}
          align="center"
          justify="center"
          flexShrink={0}
        >
          <Icon name={isPending ? 'clock' : 'question'} size={22} />
        </Flex>
        <Box minW="0" flex="1">
          <Text as="h2" textStyle="h2" textWrap="balance">
            {t(card ? 'unknown.cardTitle' : 'unknown.title')}
          </Text>
          <Text color="fg.muted" mt="2">
            {!card && (
              <Box as="strong" color="fg" fontWeight="semibold">
                {t('unknown.again')}{' '}
              </Box>
            )}
            <span>{t(card ? 'unknown.cardText' : 'unknown.text')}</span>
          </Text>
          {amount && attempt.method === 'WALLET' && (
            <Text color="fg.muted" mt="2">
              {t(foundBooking ? 'unknown.setAside' : 'unknown.maybeSetAside', { amount: format.money(amount) })}
            </Text>
          )}
          {!card && <Reference attempt={attempt} foundBooking={foundBooking} />}
          {card ? undefined : progress === 'needsAgent' ? (
            <Text mt="3">{t('unknown.needsAgent')}</Text>
          ) : isPolling ? (
            <HStack gap="2" mt="3" textStyle="small" color="fg.muted">
              <Spinner size="xs" color={isPending ? 'status.pending.fg' : 'status.unknown.fg'} borderWidth="2px" />
              {t('unknown.checking')}
            </HStack>
          ) : foundBooking ? (
            <Text mt="3">{t('unknown.pending')}</Text>
          ) : (
            <Candidates
              candidates={outcome?.candidates ?? []}
              readBooking={readBooking}
              busy={isResolving}
              problem={problem}
              onResolve={resolve}
            />
          )}
          <ActionRow mt="5">
            {card && (
              <Button asChild>
                <Link to={paths.cardPayment(card.id)}>{t('unknown.cardPage')}</Link>
              </Button>
            )}
            {card && (
              <Button variant="outline" loading={isCancellingCardPayment} onClick={cancelCardPayment}>
                {t('unknown.leaveCard')}
              </Button>
            )}
            {foundBooking && !card && (
              <Button asChild>
                <Link to={paths.booking(foundBooking.id)}>{t('done.open')}</Link>
              </Button>
            )}
            {!card && (
              <Button asChild variant={foundBooking ? 'plain' : isPolling ? 'solid' : 'outline'}>
                <Link to={paths.bookings}>{t('unknown.bookings')}</Link>
              </Button>
            )}
          </ActionRow>
          {card && <Problem text={problem} />}
        </Box>
      </Flex>
    </Card>
  )
}

function Reference({ attempt, foundBooking }: { attempt: Attempt; foundBooking: BookedFieldsFragment | undefined }) {
  const { t } = useTranslation('checkout')
  const reference = foundBooking?.reference ?? supportCode(attempt.key)
  return (
    <Box mt="5" p="4" borderRadius="l3" bg="bg.subtle" borderWidth="1px" borderColor="border.muted">
      <HStack justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="small" color="fg.muted">
          {t(foundBooking ? 'done.reference' : 'unknown.reference')}
        </Text>
        {foundBooking && (
          <StatusBadge status={foundBooking.status}>
            {foundBooking.status === 'UNRECOGNISED' ? foundBooking.rawStatus : undefined}
          </StatusBadge>
        )}
      </HStack>
      <HStack gap="2" wrap="wrap" mt="0.5">
        <Text as="bdi" dir="ltr" htmlTranslate="no" textStyle="code" overflowWrap="anywhere">
          {reference}
        </Text>
        <CopyButton text={reference} label={t('unknown.copy')} />
      </HStack>
    </Box>
  )
}
