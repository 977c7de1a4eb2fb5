import { Box, Text, VisuallyHidden } from '@chakra-ui/react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { everyFiveSeconds, usePolling } from '#src/lib/list-kit/use-polling.ts'
import { NoSharedReservations } from './no-shared-reservations.tsx'
import { SharedPages } from './shared-pages.tsx'
import { useSharedReservationsQuery } from './shared-reservations.generated.ts'
import { SharedTable } from './shared-table.tsx'
import { SharedTabs } from './shared-tabs.tsx'
import { toUrl, readView, toVariables } from './shared-view.ts'

/** Reservations that the agent has shared, or received, through payment links. */
export function SharedReservationsPage() {
  const { t } = useTranslation('shared')
  const { type } = useParams()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(type, parameters)
  const query = useSharedReservationsQuery({ variables: toVariables(view), fetchPolicy: 'cache-and-network' })
  const data = query.data ?? query.previousData
  const stale = query.data === undefined
  const list = data?.sharedReservations
  // Others may open, pay and share links at any time.
  usePolling(() => query.refetch(), list !== null && list !== undefined, { pauseAfter: everyFiveSeconds })
  const failure = query.error && describeError(query.error)

  return (
    <Page pt="6">
      <PageTitle>{t('title')}</PageTitle>
      <Text as="h1" textStyle="h1" mb="4">
        {t('title')}
      </Text>
      {data && list === null ? (
        <EmptyState icon="link" title={t('notAvailable.title')} body={t('notAvailable.text')} />
      ) : (
        <>
          <SharedTabs view={view} />
          <VisuallyHidden as="output">{list && !stale && t('count', { count: list.totalCount })}</VisuallyHidden>
          {failure && (
            <Box mb="3.5">
              <ErrorState
                title={t('failed')}
                body={failure.text}
                support={failure}
                onRetry={() => void query.refetch()}
              />
            </Box>
          )}
          {list?.complete === false && (
            <Box mb="3.5">
              <Callout tone="warn">{t('incomplete')}</Callout>
            </Box>
          )}
          {!list && !failure && <SkeletonRows rows={5} height="96px" />}
          {list?.totalCount === 0 && !stale && <NoSharedReservations view={view} />}
          {list && list.totalCount > 0 && (
            <SharedTable items={list.items} tab={view.tab} stale={stale}>
              <SharedPages list={list} onPage={(page) => void navigate(toUrl({ ...view, page }))} />
            </SharedTable>
          )}
        </>
      )}
    </Page>
  )
}
