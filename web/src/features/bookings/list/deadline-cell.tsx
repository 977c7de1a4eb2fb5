import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import type { Money } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { Deadline } from './deadline.ts'

function selectBarColor({ isUrgent, share }: { isUrgent: boolean; share: number }): string {
  if (isUrgent) return 'bar.full'
  return share < 0.5 ? 'bar.part' : 'bar.free'
}

const dayMs = 86_400_000

/** Rounds durations of three days or more down to whole days. */
const roundTimeLeft = (remainingMs: number) =>
  remainingMs < 3 * dayMs ? remainingMs : Math.floor(remainingMs / dayMs) * dayMs

/** Kinds of deadlines that depend on the cancellation terms. */
const kindsFromTerms: ReadonlySet<Deadline['kind']> = new Set(['free', 'terms', 'over', 'nonRefundable'])

interface DeadlineCellProps extends TimeLeftProps {
  areTermsTightened: boolean
}

/** Time left, with a mark if the supplier has tightened the terms since the booking. */
export function DeadlineCell({ areTermsTightened, ...props }: DeadlineCellProps) {
  const { t } = useTranslation('bookings')
  if (!areTermsTightened || !kindsFromTerms.has(props.deadline.kind)) return <TimeLeft {...props} />
  return (
    <Box minW="0">
      <TimeLeft {...props} />
      <HStack as="span" gap="1" textStyle="small" color="status.pending.fg" align="flex-start">
        <Icon name="alert" size={12} alignWithFirstLine />
        {t('deadline.tightened')}
      </HStack>
    </Box>
  )
}

interface TimeLeftProps {
  deadline: Deadline
  total: Money | null
  now: Date
}

/** Time left as a bar and text. */
function TimeLeft({ deadline, total, now }: TimeLeftProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const format = useFormat()

  if (deadline.kind === 'free' || deadline.kind === 'payment') {
    // A payment deadline always shows its exact time.
    const hasTime = deadline.remainingMs < 3 * dayMs || deadline.kind === 'payment'
    const timeLeft = (
      <Text
        as="span"
        textStyle="small"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={deadline.isUrgent ? 'money.up' : 'fg'}
        whiteSpace="nowrap"
      >
        {format.duration(roundTimeLeft(deadline.remainingMs))}
      </Text>
    )
    return (
      <Box minW="0">
        <Box textStyle="small" color="fg.subtle" data-lines="">
          <DotSeparated>
            {timeLeft}
            {hasTime ? format.shortDateTime(deadline.until, 'otherYear') : format.lastDay(deadline.until, 'otherYear')}
          </DotSeparated>
        </Box>
        <Box
          h="3px"
          borderRadius="full"
          bg="bar.rest"
          my={{ base: '1', lg: '0.5' }}
          maxW="128px"
          data-drawing="bar"
          aria-hidden
        >
          <Box h="full" borderRadius="full" w={`${deadline.share * 100}%`} bg={selectBarColor(deadline)} />
        </Box>
        <Flex textStyle="small" color="fg.muted" wrap="wrap" columnGap="1">
          {t(deadline.kind === 'free' ? 'deadline.free' : 'unpaid.title')}
          {/* Without column headings, the time zone is not shown elsewhere. */}
          {hasTime && (
            <Box as="span" hideFrom="lg">
              · {t('worklist:makkahTime')}
            </Box>
          )}
        </Flex>
      </Box>
    )
  }

  if (deadline.kind === 'unknown') {
    return (
      <Box minW="0">
        <Text textStyle="small" fontWeight="semibold" color="status.unknown.fg">
          {t('deadline.unknown')}
        </Text>
        <Text textStyle="small" color="fg.subtle">
          {t('deadline.doNotBookAgain')}
        </Text>
      </Box>
    )
  }

  if (deadline.kind === 'terms')
    return <CancellationLine policy={deadline.terms} now={now} total={total ?? undefined} />

  if (deadline.kind === 'nonRefundable')
    return (
      <HStack gap="1.5" textStyle="small" color="fg.muted" align="flex-start">
        <Icon name="lock" size={15} alignWithFirstLine />
        {t('deadline.nonRefundable')}
      </HStack>
    )

  return (
    <Text textStyle="small" color="fg.muted">
      {deadline.kind === 'none' ? '–' : t(`deadline.${deadline.kind}`)}
    </Text>
  )
}
