import { Button, Box, HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDeadlineText } from '#src/components/dates/use-deadline-text.ts'
import { Part } from '#src/components/layout/surface.tsx'
import { TintedIcon } from '#src/components/layout/tinted-icon.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type Change = NonNullable<BookingDetailFragment['change']>

/** Whether a change is waiting for the supplier's response. */
export const isChanging = (change: BookingDetailFragment['change']): boolean =>
  change?.names.blockers.some(({ code }) => code === 'CHANGE_IN_PROGRESS') ?? false

const selectTitleKey = ({ names, dates }: Change) =>
  names.eligible && dates.eligible ? 'change.title' : names.eligible ? 'change.titleNames' : 'change.titleDates'

/** Shows what can be changed and until when, with a link to the form. Renders nothing if the gateway does not support changes. */
export function ChangeSection({ booking: { id, change, status } }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('cancel')
  if (!change || status !== 'CONFIRMED') return null
  const canChange = change.names.eligible || change.dates.eligible
  const isChangePending = isChanging(change)
  return (
    <Part as="section">
      <HStack gap="4" align="flex-start">
        <TintedIcon
          name={canChange ? 'calendar' : isChangePending ? 'refresh' : 'lock'}
          tint={canChange ? 'paid' : isChangePending ? 'unknown' : 'cancelled'}
        />
        <Box minW="0">
          <Text as="h2" textStyle="h3">
            {t(canChange ? selectTitleKey(change) : isChangePending ? 'change.inProgress' : 'change.closed')}
          </Text>
          <Stack gap="1.5" textStyle="small" color="fg.muted" mt="0.5">
            <Explanation change={change} />
          </Stack>
        </Box>
      </HStack>
      {canChange && (
        <Button asChild variant="outline" w="full" mt="4">
          <Link to={paths.changeBooking(id)}>{t('change.open')}</Link>
        </Button>
      )}
    </Part>
  )
}

function Explanation({ change: { names, dates } }: { change: Change }) {
  const { t } = useTranslation('cancel')
  const deadlineText = useDeadlineText()
  const reasons = new Set(
    [names, dates].flatMap(({ eligible, blockers }) => (eligible ? [] : (blockers[0]?.message ?? []))),
  )
  const changeableParts = (
    [
      { part: 'names', ...names },
      { part: 'dates', ...dates },
    ] as const
  ).filter(({ eligible }) => eligible)
  if (changeableParts.length === 0) return [...reasons].map((reason) => <Text key={reason}>{reason}</Text>)
  return changeableParts.map(({ part, until }) => (
    <Text key={part}>{until ? t(`change.${part}Until`, { deadline: deadlineText(until) }) : t(`change.${part}`)}</Text>
  ))
}
