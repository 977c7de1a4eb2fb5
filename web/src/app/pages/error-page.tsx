import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { SupportLine } from '#src/components/feedback/support-line.tsx'
import { pageSubjects, readErrorPageState } from '#src/lib/errors/error-page.ts'
import { PageMessage } from '#src/components/feedback/page-message.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

/** Page for a failed request. The error's code and time come with the navigation. They are missing if the page was opened by its URL. */
export function ErrorPage() {
  const { t } = useTranslation(['errors', 'components'])
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const error = readErrorPageState(state, location.origin)
  // In the first history entry, going back would leave the app.
  const canGoBack = key !== 'default'
  const subject = error ? pageSubjects[error.code] : 'unavailable'
  const title = t(`${subject}.title`)
  // In these cases, the message tells the agent to check Bookings first.
  const mayHaveBooked = subject === 'payment' || !error

  return (
    <PageMessage
      title={title}
      support={<SupportLine code={error?.code} at={error?.at} />}
      actions={
        <>
          {error?.retry && (
            <Button asChild size="lg">
              <Link replace to={error.retry}>
                {t('components:retry')}
              </Link>
            </Button>
          )}
          {mayHaveBooked && (
            <Button asChild size="lg" variant={error?.retry ? 'outline' : 'solid'}>
              <Link to={paths.bookings}>{t('toBookings')}</Link>
            </Button>
          )}
          <Button asChild size="lg" variant={error?.retry || mayHaveBooked ? 'outline' : 'solid'}>
            <Link to={paths.home}>{t('toSearch')}</Link>
          </Button>
          {error && canGoBack ? (
            <Button size="lg" variant="outline" onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          ) : (
            <Button asChild size="lg" variant="outline">
              <Link to={paths.contact}>{t('toContact')}</Link>
            </Button>
          )}
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      {t(`${subject}.text`)}
    </PageMessage>
  )
}
