import { Button } from '@chakra-ui/react'
import { TextsFetchError } from '#src/lib/i18n/i18n.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useRouteError } from 'react-router-dom'
import { PageMessage } from '#src/components/feedback/page-message.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { MessagePage } from './message-page.tsx'

/** Browsers' error messages for code that could not be fetched, most often because a new release has replaced it. */
const fetchFailure = /dynamically imported module|importing a module script|unable to preload/i

function useErrorTexts() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const isFetchFailed = error instanceof TextsFetchError || (error instanceof Error && fetchFailure.test(error.message))
  const kind = !isFetchFailed ? 'fault' : navigator.onLine ? 'outdated' : 'unreachable'
  return {
    title: t(`${kind}.title`),
    children: (
      <>
        <PageTitle>{t(`${kind}.title`)}</PageTitle>
        {t(`${kind}.text`)}
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

/** Replaces a page that failed to render or whose code could not be fetched. The header stays. */
export function PageError() {
  return <PageMessage {...useErrorTexts()} />
}

/** Replaces the whole screen when the header failed too. */
export function AppError() {
  return <MessagePage {...useErrorTexts()} />
}
