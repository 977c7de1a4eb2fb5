import { Box, Button, Flex, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Problem } from '#src/components/feedback/problem.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { TintedIcon } from '#src/components/layout/tinted-icon.tsx'
import { penaltyAt } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { BookingFacts } from '../booking-kind.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import {
  type CancellationRule,
  type CancellationStatus,
  blockerMessages,
  cancellationRules,
  cancellationStatus,
} from './cancellation-status.ts'
import { RefundNow } from './refund-now.tsx'
import { useCancellation } from './use-cancellation.ts'
import { WaitingRing } from './waiting-ring.tsx'

interface CancellationSectionProps {
  booking: BookingRowFragment
  facts: BookingFacts
  now: Date
  /** A cancellation was sent from this page and its outcome is unknown. */
  outcomeUnknown: boolean
  onOutcomeUnknown: () => void
  onCancelled: (refund: Money | null) => void
}

/** Bookings with these statuses show no section, because they cannot be cancelled, or not yet. */
const notCancellable = new Set(['CANCELLED', 'FAILED', 'UNKNOWN', 'PENDING'])

/** Whether the booking can be cancelled now, and if not, why and when it can be. */
export function CancellationSection(props: CancellationSectionProps) {
  const { booking, facts, now, outcomeUnknown, onOutcomeUnknown, onCancelled } = props
  const { t } = useTranslation('cancel')
  const cancelling = useCancellation(booking, { onOutcomeUnknown, onCancelled })
  const { cancellation } = booking
  const problem = cancelling.step === 'idle' ? cancelling.problem : undefined
  if (notCancellable.has(booking.status) && cancelling.step === 'idle' && !problem) return null

  const status = outcomeUnknown ? 'inProgress' : cancellationStatus(cancellation)
  const canCancel = status === 'eligible' || status === 'notReported'
  return (
    <Part as="section">
      <HStack gap="4" align="flex-start">
        {status === 'waiting' && cancellation.availableFrom ? (
          <WaitingRing createdAt={booking.createdAt} availableFrom={cancellation.availableFrom} />
        ) : (
          <TintedIcon name={looks[status].icon} tint={looks[status].tint} />
        )}
        <Box>
          <Text as="h2" textStyle="h3">
            {t(`status.${status}`)}
          </Text>
          <Box textStyle="small" color="fg.muted" mt="0.5">
            <Explanation status={status} booking={booking} facts={facts} now={now} />
          </Box>
        </Box>
      </HStack>
      <Stack as="ul" gap="0" mt="4" listStyleType="none">
        {!outcomeUnknown &&
          cancellationRules(cancellation, { refundsNothing: refundsNothing(booking, facts, now) }).map((rule) => (
            <Rule key={rule.name} rule={rule} />
          ))}
      </Stack>
      <Problem text={problem} />
      {!(status === 'blocked' && hasStarted(facts, now)) && (
        <Button
          variant="outline"
          w="full"
          mt="3"
          disabled={!canCancel}
          loading={cancelling.step === 'quoting'}
          onClick={() => void cancelling.ask()}
        >
          {t('open')}
        </Button>
      )}
      <CancelDialog reference={booking.reference} facts={facts} cancelling={cancelling} />
    </Part>
  )
}

const looks = {
  eligible: { tint: 'confirmed', icon: 'check' },
  notReported: { tint: 'unknown', icon: 'info' },
  waiting: { tint: 'pending', icon: 'clock' },
  inProgress: { tint: 'unknown', icon: 'refresh' },
  blocked: { tint: 'cancelled', icon: 'lock' },
} as const satisfies Record<CancellationStatus, unknown>

/** A stay that has started can no longer be cancelled. */
const hasStarted = ({ startsOn }: Pick<BookingFacts, 'startsOn'>, now: Date): boolean =>
  startsOn !== null && startsOn <= todayInMakkah(now).toString()

/** Whether the gateway allows a cancellation that refunds nothing. */
function refundsNothing(
  { paymentStatus }: BookingRowFragment,
  { currentTerms, terms, total }: BookingFacts,
  now: Date,
) {
  const applied = currentTerms ?? terms
  return (
    paymentStatus === 'UNPAID' || (applied && penaltyAt(applied, now.getTime(), total ?? undefined)?.kind) === 'full'
  )
}

interface ExplanationProps {
  status: CancellationStatus
  booking: BookingRowFragment
  facts: BookingFacts
  now: Date
}

function Explanation({ status, booking, facts, now }: ExplanationProps): ReactNode {
  const { t } = useTranslation('cancel')
  const format = useFormat()
  switch (status) {
    case 'eligible':
      return <RefundNow facts={facts} isUnpaid={booking.paymentStatus === 'UNPAID'} now={now} />
    case 'notReported':
      return <Text>{t('status.notReportedText')}</Text>
    case 'inProgress':
      return <Text>{t('status.inProgressText')}</Text>
    case 'waiting':
    case 'blocked': {
      const { startsOn } = facts
      const isOver = status === 'blocked' && startsOn !== null && hasStarted(facts, now)
      const started = isOver && t('status.started', { date: format.day(startsOn, 'always') })
      return <Text>{[...blockerMessages(booking.cancellation), started].filter(Boolean).join(' ')}</Text>
    }
  }
}

function Rule({ rule: { name, met } }: { rule: CancellationRule }) {
  const { t } = useTranslation('cancel')
  const color = met ? 'fg.subtle' : 'status.pending.fg'
  return (
    <Flex as="li" align="center" gap="2.5" minH="38px" py="1.5" borderTopWidth="1px" borderColor="border.muted">
      <Icon name={met ? 'check' : name === 'wait' ? 'clock' : 'close'} size={15} color={color} />
      <Text textStyle="small" flex="1">
        {t(`status.rules.${name}`)}
      </Text>
      {met ? (
        <VisuallyHidden>{t('status.met')}</VisuallyHidden>
      ) : (
        <Text textStyle="small" fontWeight="semibold" color={color}>
          {t('status.notMet')}
        </Text>
      )}
    </Flex>
  )
}
