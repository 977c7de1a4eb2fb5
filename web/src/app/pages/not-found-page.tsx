import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { PageMessage } from '#src/components/feedback/page-message.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation('errors')
  const isSignedIn = useSession().state === 'signed-in'
  return (
    <PageMessage
      title={t('notFound.title')}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={paths.home}>{t('toSearch')}</Link>
          </Button>
          {isSignedIn && (
            <Button asChild size="lg" variant="outline">
              <Link to={paths.bookings}>{t('toBookings')}</Link>
            </Button>
          )}
          <Button asChild size="lg" variant="outline">
            <Link to={paths.contact}>{t('toContact')}</Link>
          </Button>
        </>
      }
    >
      <PageTitle>{t('notFound.title')}</PageTitle>
      {t('notFound.text')}
    </PageMessage>
  )
}
