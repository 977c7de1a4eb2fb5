import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { SupportLine } from '#src/components/feedback/support-line.tsx'
import { pageSubjects, readErrorPageState } from '#src/lib/errors/error-page.ts'
import { PageMessage } from '#src/components/feedback/page-message.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

/** Code and time come with the navigation; a page opened by its URL has neither. */
export function ErrorPage() {
  const { t } = useTranslation(['errors', 'components'])
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const known = readErrorPageState(state, location.origin)
  // In the first history entry, going back would leave the app.
  const canGoBack = key !== 'default'
  const subject = known ? pageSubjects[known.code] : 'unavailable'
  const title = t(`${subject}.title`)
  // The text tells the agent to check the bookings first.
  const mayHaveBooked = subject === 'payment' || !known

  return (
    <PageMessage
      title={title}
      support={<SupportLine code={known?.code} at={known?.at} />}
      actions={
        <>
          {known?.retry && (
            <Button asChild size="lg">
              <Link replace to={known.retry}>
                {t('components:retry')}
              </Link>
            </Button>
          )}
          {mayHaveBooked && (
            <Button asChild size="lg" variant={known?.retry ? 'outline' : 'solid'}>
              <Link to={paths.bookings}>{t('toBookings')}</Link>
            </Button>
          )}
          <Button asChild size="lg" variant={known?.retry || mayHaveBooked ? 'outline' : 'solid'}>
            <Link to={paths.home}>{t('toSearch')}</Link>
          </Button>
          {known && canGoBack ? (
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
