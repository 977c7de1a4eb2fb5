import { Box, Grid, Stack } from '@chakra-ui/react'
import { type ReactNode, Suspense, lazy } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonLines, SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { loadTexts } from '#src/lib/i18n/i18n.ts'
import { TightenedNotice } from '../tightened-notice.tsx'
import type { AgendaQuery } from './agenda.generated.ts'
import { AgendaSection } from './agenda-section.tsx'
import { AwaitingSupplierRow } from './awaiting-supplier-row.tsx'
import { DeadlineRow } from './deadline-row.tsx'
import { MonthSection } from './month-section.tsx'
import { StaySection } from './stay-section.tsx'
import { UnpaidRow } from './unpaid-row.tsx'
import { useAgenda } from './use-agenda.ts'

const twoColumns = {
  base: 'minmax(0,1fr)',
  md: 'repeat(2, minmax(0,1fr))',
  lg: 'minmax(0,1fr)',
  xl: 'repeat(2, minmax(0,1fr))',
}

// Lazy, because only new companies need it.
const FirstSteps = lazy(async () => {
  const [{ FirstSteps: Steps }] = await Promise.all([import('./first-steps.tsx'), loadTexts('profile')])
  return { default: Steps }
})

/** Whether nothing was booked this month and nothing is upcoming. */
const isEmpty = ({ complete, warnings, month, ...sets }: AgendaQuery['agenda']): boolean =>
  complete &&
  warnings.length === 0 &&
  month.bookings === 0 &&
  [sets.awaitingSupplier, sets.unpaid, sets.freeCancellation, sets.arrivals, sets.departures].every(
    ({ totalCount, notStated }) => totalCount === 0 && notStated === 0,
  )

/** The company's agenda: bookings awaiting a supplier, deadlines, arrivals, departures and the month's totals. */
export function Agenda({ aside }: { aside: ReactNode }) {
  const { t } = useTranslation('home')
  const { agenda, loading, error, retry } = useAgenda()
  const failure = error && describeError(error)
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 336px' }} gap="7" alignItems="start">
      {agenda && <UpcomingSection agenda={agenda} />}
      {!agenda && loading && <LoadingLists />}
      {failure && (
        <ErrorState
          title={t('agenda.failed')}
          body={failure.text}
          support={{ requestId: failure.requestId }}
          onRetry={retry}
          quiet
        />
      )}
      <Surface minW="0">
        {agenda && !isEmpty(agenda) && <MonthSection month={agenda.month} />}
        {!agenda && loading && (
          <Part>
            <SkeletonLines lines={4} />
          </Part>
        )}
        {aside}
      </Surface>
    </Grid>
  )
}

function UpcomingSection({ agenda }: { agenda: AgendaQuery['agenda'] }) {
  const { t } = useTranslation('home')
  const sets = (
    <Stack gap="4" minW="0">
      <TightenedNotice
        bookings={[agenda.unpaid, agenda.freeCancellation, agenda.arrivals, agenda.departures].flatMap(
          ({ items }) => items,
        )}
      />
      {agenda.warnings.length > 0 && (
        <Stack gap="2">
          {agenda.warnings.map(({ code, message }) => (
            <Callout key={code} tone="warn">
              {code === 'LIST_LOADING' ? t('agenda.loading') : message}
            </Callout>
          ))}
        </Stack>
      )}
      <Surface>
        <TaskLists agenda={agenda} />
        <Stays agenda={agenda} />
      </Surface>
    </Stack>
  )
  if (!isEmpty(agenda)) return sets
  return (
    <Suspense fallback={<LoadingLists />}>
      <FirstSteps fallback={<LoadingLists />}>{sets}</FirstSteps>
    </Suspense>
  )
}

function TaskLists({ agenda }: { agenda: AgendaQuery['agenda'] }) {
  const { t } = useTranslation('home')
  const { complete, awaitingSupplier, unpaid, freeCancellation } = agenda
  return (
    <>
      {awaitingSupplier.totalCount > 0 && (
        <AgendaSection set="AWAITING_SUPPLIER" list={awaitingSupplier} Row={AwaitingSupplierRow} />
      )}
      {unpaid.totalCount > 0 && <AgendaSection set="UNPAID" list={unpaid} Row={UnpaidRow} />}
      <AgendaSection
        set="FREE_CANCELLATION"
        list={freeCancellation}
        Row={DeadlineRow}
        complete={complete}
        emptyText={t('agenda.noDeadlines')}
        missingDataText={t('agenda.deadlinesNotStated', { count: freeCancellation.notStated })}
      />
    </>
  )
}

function Stays({ agenda: { today, complete, arrivals, departures } }: { agenda: AgendaQuery['agenda'] }) {
  const { t } = useTranslation('home')
  const stays = { today, complete }
  return (
    <Grid
      templateColumns={twoColumns}
      css={{
        '& > :last-child': {
          borderColor: 'border.muted',
          borderTopWidth: { base: '1px', md: '0', lg: '1px', xl: '0' },
          borderInlineStartWidth: { base: '0', md: '1px', lg: '0', xl: '1px' },
        },
      }}
    >
      <StaySection
        set="ARRIVALS"
        list={arrivals}
        emptyText={t('agenda.noArrivals')}
        missingDataText={t('agenda.arrivalsNotStated', { count: arrivals.notStated })}
        {...stays}
      />
      <StaySection
        set="DEPARTURES"
        list={departures}
        emptyText={t('agenda.noDepartures')}
        missingDataText={t('agenda.departuresNotStated', { count: departures.notStated })}
        {...stays}
      />
    </Grid>
  )
}

const LoadingLists = () => (
  <Box minW="0">
    <SkeletonRows rows={7} height="69px" />
  </Box>
)
