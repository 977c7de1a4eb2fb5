import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { PageMessage } from '#src/components/feedback/page-message.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

/** Shown for a booking that does not exist or belongs to another company. */
export function BookingNotFound() {
  const { t } = useTranslation(['bookings', 'errors'])
  return (
    <PageMessage
      title={t('detail.notFound')}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={paths.bookings}>{t('detail.openList')}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.home}>{t('errors:toSearch')}</Link>
          </Button>
        </>
      }
    >
      <PageTitle>{t('detail.notFound')}</PageTitle>
      {t('detail.notFoundText')}
    </PageMessage>
  )
}
