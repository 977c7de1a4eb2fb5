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
import type { BookingFacts } from '../booking-types.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import {
  type CancellationRule,
  type CancellationStatus,
  selectBlockerMessages,
  evaluateCancellationRules,
  toCancellationStatus,
} from './cancellation-status.ts'
import { CurrentFee } from './current-fee.tsx'
import { useCancellation } from './use-cancellation.ts'
import { WaitingRing } from './waiting-ring.tsx'

interface CancellationSectionProps {
  booking: BookingRowFragment
  facts: BookingFacts
  now: Date
  /** Whether a cancellation was sent from this page and its outcome is unknown. */
  isOutcomeUnknown: boolean
  onOutcomeUnknown: () => void
  onCancelled: (refund: Money | null) => void
}

/** Statuses in which this section is hidden, because the booking cannot be cancelled, or not yet. */
const nonCancellableStatuses = new Set(['CANCELLED', 'FAILED', 'UNKNOWN', 'PENDING'])

/** Whether the booking can be cancelled now, and if not, why and when it can be. */
export function CancellationSection(props: CancellationSectionProps) {
  const { booking, facts, now, isOutcomeUnknown, onOutcomeUnknown, onCancelled } = props
  const { t } = useTranslation('cancel')
  const cancellationFlow = useCancellation(booking, { onOutcomeUnknown, onCancelled })
  const { cancellation } = booking
  const problem = cancellationFlow.step === 'idle' ? cancellationFlow.problem : undefined
  if (nonCancellableStatuses.has(booking.status) && cancellationFlow.step === 'idle' && !problem) return null

  const status = isOutcomeUnknown ? 'inProgress' : toCancellationStatus(cancellation)
  const canCancel = status === 'eligible' || status === 'notReported'
  return (
    <Part as="section">
      <HStack gap="4" align="flex-start">
        {status === 'waiting' && cancellation.availableFrom ? (
          <WaitingRing createdAt={booking.createdAt} availableFrom={cancellation.availableFrom} />
        ) : (
          <TintedIcon name={statusIcons[status].icon} tint={statusIcons[status].tint} />
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
        {!isOutcomeUnknown &&
          evaluateCancellationRules(cancellation, { refundsNothing: refundsNothing(booking, facts, now) }).map(
            (rule) => <Rule key={rule.name} rule={rule} />,
          )}
      </Stack>
      <Problem text={problem} />
      {!(status === 'blocked' && hasStarted(facts, now)) && (
        <Button
          variant="outline"
          w="full"
          mt="3"
          disabled={!canCancel}
          loading={cancellationFlow.step === 'quoting'}
          onClick={() => void cancellationFlow.requestQuote()}
        >
          {t('open')}
        </Button>
      )}
      <CancelDialog reference={booking.reference} facts={facts} cancellationFlow={cancellationFlow} />
    </Part>
  )
}

const statusIcons = {
  eligible: { tint: 'confirmed', icon: 'check' },
  notReported: { tint: 'unknown', icon: 'info' },
  waiting: { tint: 'pending', icon: 'clock' },
  inProgress: { tint: 'unknown', icon: 'refresh' },
  blocked: { tint: 'cancelled', icon: 'lock' },
} as const satisfies Record<CancellationStatus, unknown>

/** Whether the stay has started, so that it can no longer be cancelled. */
const hasStarted = ({ startsOn }: Pick<BookingFacts, 'startsOn'>, now: Date): boolean =>
  startsOn !== null && startsOn <= todayInMakkah(now).toString()

/** Whether cancelling now would refund nothing. */
function refundsNothing(
  { paymentStatus }: BookingRowFragment,
  { currentTerms, terms, total }: BookingFacts,
  now: Date,
) {
  const effectiveTerms = currentTerms ?? terms
  const penalty = effectiveTerms && penaltyAt(effectiveTerms, now.getTime(), total ?? undefined)
  return paymentStatus === 'UNPAID' || penalty?.kind === 'full'
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
      return <CurrentFee facts={facts} isUnpaid={booking.paymentStatus === 'UNPAID'} now={now} />
    case 'notReported':
      return <Text>{t('status.notReportedText')}</Text>
    case 'inProgress':
      return <Text>{t('status.inProgressText')}</Text>
    case 'waiting':
    case 'blocked': {
      const { startsOn } = facts
      const isStarted = status === 'blocked' && startsOn !== null && hasStarted(facts, now)
      const startedText = isStarted && t('status.started', { date: format.day(startsOn, 'always') })
      return <Text>{[...selectBlockerMessages(booking.cancellation), startedText].filter(Boolean).join(' ')}</Text>
    }
  }
}

function Rule({ rule: { name, isMet } }: { rule: CancellationRule }) {
  const { t } = useTranslation('cancel')
  const color = isMet ? 'fg.subtle' : 'status.pending.fg'
  return (
    <Flex as="li" align="center" gap="2.5" minH="38px" py="1.5" borderTopWidth="1px" borderColor="border.muted">
      <Icon name={isMet ? 'check' : name === 'wait' ? 'clock' : 'close'} size={15} color={color} />
      <Text textStyle="small" flex="1">
        {t(`status.rules.${name}`)}
      </Text>
      {isMet ? (
        <VisuallyHidden>{t('status.met')}</VisuallyHidden>
      ) : (
        <Text textStyle="small" fontWeight="semibold" color={color}>
          {t('status.notMet')}
        </Text>
      )}
    </Flex>
  )
}
