import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('errors')
  return (
    <MessagePage
      title={t('notFound.title')}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={paths.hotelListing}>{t('toSearch')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.bookings}>{t('toBookings')}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.home}>{t('toHome')}</Link>
          </Button>
        </>
      }
    >
      <PageTitle>{t('notFound.title')}</PageTitle>
      {t('notFound.text')}
    </MessagePage>
  )
}
