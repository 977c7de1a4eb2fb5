import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteError } from 'react-router-dom'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Message, MessagePage } from './message-page.tsx'

/** Code that could not be fetched, most often that of a release the server no longer has. The browsers word it differently. */
const missingCode = /dynamically imported module|importing a module script|unable to preload/i

function useFault() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const missing = error instanceof Error && missingCode.test(error.message)
  const texts = !missing ? 'fault' : navigator.onLine ? 'outdated' : 'unreachable'
  return {
    title: t(`${texts}.title`),
    children: (
      <>
        <PageTitle>{t(`${texts}.title`)}</PageTitle>
        {t(`${texts}.text`)}
      </>
    ),
    actions: (
      <>
        <Button variant="outline" asChild>
          <Link to={paths.home}>{t('toHome')}</Link>
        </Button>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </>
    ),
  }
}

/** Stands in for a page that failed while drawing, or whose code could not be fetched; the header stays. */
export function PageFault() {
  return <Message {...useFault()} />
}

/** The same for a fault that took the header along. */
export function AppFault() {
  return <MessagePage {...useFault()} />
}
