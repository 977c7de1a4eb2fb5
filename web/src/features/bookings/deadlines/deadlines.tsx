import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { DeadlineRow } from './deadline-row.tsx'
import { useDeadlines } from './use-deadlines.ts'

const RouterLink = chakra(Link)

/** The deadlines of the next three days, a section of the home page. */
export function Deadlines() {
  const { t } = useTranslation('bookings')
  const { rows, loading, error, retry } = useDeadlines()
  const failure = error && describeError(error)
  return (
    <Section
      title={t('deadlines.title')}
      aside={
        <RouterLink to={paths.bookings} textStyle="small" fontWeight="600" color="brand.fg">
          {t('deadlines.all')}
        </RouterLink>
      }
    >
      {rows && rows.length > 0 && (
        <Card as="ul" listStyleType="none" overflow="hidden">
          {rows.map((row) => (
            <DeadlineRow key={row.id} booking={row} />
          ))}
        </Card>
      )}
      {rows?.length === 0 && <EmptyState icon="check" title={t('deadlines.none')} body={t('deadlines.noneBody')} />}
      {!rows && loading && <SkeletonRows rows={4} height="69px" />}
      {failure && (
        <ErrorState title={t('deadlines.failed')} body={failure.text} support={[failure.requestId]} onRetry={retry} />
      )}
    </Section>
  )
}
