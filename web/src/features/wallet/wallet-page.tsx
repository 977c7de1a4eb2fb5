import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { useStatementQuery } from './statement.generated.ts'
import { StatementTable } from './statement-table.tsx'
import { StatementExport } from './statement-export.tsx'
import { toLocation, readView, statementFilters, toVariables } from './statement-view.ts'
import { WalletSummary } from './wallet-summary.tsx'

/** The company's wallet: balance, money on hold, and statement. */
export function WalletPage() {
  const { t } = useTranslation('wallet')
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(parameters)
  const paymentId = parameters.get('payment')
  const wallet = useWalletQuery({ fetchPolicy: 'cache-and-network' })
  const query = useStatementQuery({ variables: toVariables(view), fetchPolicy: 'cache-and-network' })
  const statement = (query.data ?? query.previousData)?.wallet?.statement
  const stale = query.data === undefined
  const error = query.error ?? wallet.error
  const failure = error && describeError(error)
  const retry = () => void Promise.all([query.refetch(), wallet.refetch()])

  if (wallet.data && wallet.data.wallet === null)
    return (
      <Page pt="6">
        <PageTitle>{t('title')}</PageTitle>
        <EmptyState level={1} icon="wallet" title={t('notAvailable.title')} body={t('notAvailable.text')} />
      </Page>
    )
  return (
    <Page pt="6">
      <PageTitle>{t('title')}</PageTitle>
      <Text as="h1" textStyle="h1" mb="4">
        {t('title')}
      </Text>
      {paymentId && (
        <Box mb="4">
          <PaymentNotice key={paymentId} id={paymentId} />
        </Box>
      )}
      {!(failure && !wallet.data) && <WalletSummary wallet={wallet.data?.wallet} />}
      <HStack justify="space-between" wrap="wrap" mt="7" mb="3">
        <Text as="h2" textStyle="h2">
          {t('statement')}
        </Text>
        {statement && statement.items.length > 0 && <StatementExport view={view} />}
      </HStack>
      {statement === null && !stale ? (
        <EmptyState icon="list" title={t('noStatement.title')} body={t('noStatement.text')} />
      ) : (
        <>
          <StatementFilters view={view} onView={(next) => void navigate(toLocation(next))} />
          {failure && (
            <Box mb="3.5">
              <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={retry} />
            </Box>
          )}
          {!statement && !failure && <SkeletonRows rows={8} />}
          {statement?.items.length === 0 && !stale && <NoMovements filtered={isFiltered(view)} />}
          {statement && statement.items.length > 0 && (
            <StatementTable movements={statement.items} nextPage={statement.nextPage} view={view} stale={stale} />
          )}
        </>
      )}
    </Page>
  )
}

const isFiltered = (view: ReturnType<typeof readView>) => statementFilters.active(view).length > 0 || view.after !== ''

function NoMovements({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('wallet')
  if (!filtered) return <EmptyState icon="list" title={t('empty.title')} body={t('empty.text')} />
  return (
    <EmptyState icon="filter" title={t('empty.filtered')}>
      <HStack mt="4">
        <Button asChild variant="outline">
          <Link to={{ search: '' }}>{t('empty.showAll')}</Link>
        </Button>
      </HStack>
    </EmptyState>
  )
}
