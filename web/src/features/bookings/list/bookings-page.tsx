import { Box, Button, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, Navigate, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { ActiveFilters } from '#src/components/lists/active-filters.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { useGatewayFeatures } from '#src/data/use-gateway-features.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { dotSeparator } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Deadlines } from '../deadlines/deadlines.tsx'
import { ColumnsButton } from '../columns/columns-button.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { DensityButton } from '../density/density-button.tsx'
import { useDensity } from '../density/use-density.ts'
import { BookingsExport } from '../export/bookings-export.tsx'
import { readDefaultQuery } from '../views/use-saved-views.ts'
import { isOutcomePending } from '../outcome-pending.ts'
import { useBookingsQuery } from './bookings.generated.ts'
import { BookingsFilters } from '../filters/bookings-filters.tsx'
import { TightenedNotice } from '../tightened-notice.tsx'
import { BookingsTable } from './bookings-table.tsx'
import { type BookingsView, bookingFilters, changeView, readView, toVariables, writeView } from './bookings-view.ts'
import { IncompleteList } from './incomplete-list.tsx'
import { ListWarnings } from './list-warnings.tsx'
import { NoBookings } from './no-bookings.tsx'
import { StatusTabs } from './status-tabs.tsx'

/** Opens the agent's default view when a link to the list has no filters. Back and a reload restore the previous view. */
export function BookingsPage() {
  const [parameters] = useSearchParams()
  const isLinkClick = useNavigationType() === NavigationType.Push
  const [defaultView] = useState(() => (isLinkClick && parameters.size === 0 ? readDefaultQuery() : null))
  const { key } = useLocation()
  const [initialKey] = useState(key)
  if (defaultView && key === initialKey) return <Navigate replace to={{ search: defaultView }} />
  return <BookingsList />
}

function BookingsList() {
  const { t } = useTranslation(['bookings', 'home'])
  const format = useFormat()
  const { hasPaymentLinks } = useGatewayFeatures()
  const [parameters, setParameters] = useSearchParams()
  const view = readView(parameters)
  const query = useBookingsQuery({
    variables: toVariables(view),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const bookings = (query.data ?? query.previousData)?.bookings
  const isStale = query.data === undefined
  const shouldPoll = bookings !== undefined && (!bookings.complete || bookings.items.some(isOutcomePending))
  // When older bookings arrive, polling restarts with short intervals.
  usePolling(() => query.refetch(), shouldPoll, {
    progress: bookings?.statusCounts.reduce((sum, { count }) => sum + count, 0),
  })

  // A search while typing replaces the URL instead of adding history entries.
  const showView = (newView: BookingsView) =>
    setParameters(writeView(newView), {
      preventScrollReset: newView.page === view.page || newView.page === 1,
      replace: newView.text !== view.text,
    })
  const columns = useColumns(view.columns, (newColumns) => showView({ ...view, columns: newColumns }))
  const density = useDensity()
  const today = todayInMakkah(useNow(60_000)).toString()
  const hasNoBookings =
    bookings?.totalCount === 0 && bookingFilters.active(view).length === 0 && bookings.complete && !isStale
  const failure = query.error && describeError(query.error)

  return (
    <Page pt="6">
      <PageTitle>{t('title')}</PageTitle>
      <Flex justify="space-between" align="center" columnGap="2" rowGap="3" mb="4" wrap="wrap">
        <Box>
          <Text as="h1" textStyle="h1" layerStyle="inkInGap">
            {t('title')}
          </Text>
          <Text textStyle="small" color="fg.muted" hideBelow="md">
            {format.longDay(today)}
            {dotSeparator}
            <Text as="span" color="brass.fg">
              {format.hijri(today)}
            </Text>
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap" ms="auto">
          {!hasNoBookings && <ColumnsButton columns={columns} />}
          {bookings !== undefined && bookings.totalCount > 0 && (
            <BookingsExport view={view} columns={columns.visibleIds} />
          )}
          {/* On phones, this link is in the tab bar. */}
          {hasPaymentLinks && (
            <Button asChild variant="outline" hideBelow="md">
              <Link to={paths.sharedReservations}>
                <Icon name="mail" />
                {t('shared')}
              </Link>
            </Button>
          )}
          {!hasNoBookings && (
            <Button asChild px={{ base: '3', md: '4' }}>
              <Link to={paths.home}>
                {/* On phones, the button labels need the whole width. */}
                <Box as="span" display="contents" hideBelow="sm">
                  <Icon name="plus" />
                </Box>
                {t('newBooking')}
              </Link>
            </Button>
          )}
        </HStack>
      </Flex>
      {bookingFilters.active(view).length === 0 && view.page === 1 && <Deadlines compact={density.compact} />}
      {!hasNoBookings && (
        <>
          <StatusTabs view={view} counts={bookings?.statusCounts ?? []} />
          <BookingsFilters view={view} tags={bookings?.tags ?? []} columns={columns.chosenIds} onViewChange={showView}>
            <DensityButton {...density} />
          </BookingsFilters>
          {/* The filters include a separate button for deadlines. */}
          {view.agenda && view.agenda !== 'FREE_CANCELLATION' && (
            <HStack mb="3.5">
              <ActiveFilters
                groups={[view.agenda]}
                labelOf={(set) => t(`home:sets.${set}`)}
                onRemove={() => showView(changeView(view, { agenda: null }))}
              />
            </HStack>
          )}
        </>
      )}
      <VisuallyHidden as="output">{bookings && !isStale && t('count', { count: bookings.totalCount })}</VisuallyHidden>
      {failure && (
        <Box mb="3.5">
          <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {!bookings ? (
        !failure && <SkeletonRows rows={8} />
      ) : (
        <>
          {!bookings.complete && <IncompleteList />}
          <ListWarnings warnings={bookings.warnings} />
          <TightenedNotice bookings={bookings.items} />
          {bookings.totalCount === 0 ? (
            bookings.complete && <NoBookings view={view} onViewChange={showView} />
          ) : (
            <BookingsTable
              bookings={bookings}
              isStale={isStale}
              columns={columns.visibleIds}
              compact={density.compact}
              sort={view.sort}
              onSort={(sort) => showView(changeView(view, { sort }))}
              onPage={(page) => showView({ ...view, page })}
            />
          )}
        </>
      )}
    </Page>
  )
}
