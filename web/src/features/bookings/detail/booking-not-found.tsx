import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

/** For a booking that does not exist or belongs to another company. */
export function BookingNotFound() {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState icon="search" title={t('detail.notFound')} body={t('detail.notFoundText')}>
      <Button asChild mt="4">
        <Link to={paths.bookings}>{t('detail.openList')}</Link>
      </Button>
    </EmptyState>
  )
}
