import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteError } from 'react-router-dom'
import { PageTitle } from '#src/lib/page-title.tsx'
import { paths } from '#src/lib/paths.ts'
import { Message } from './message-page.tsx'

/** Code of a release that the server no longer has; the browsers word it differently. */
const missingCode = /dynamically imported module|importing a module script|unable to preload/i

/** Stands in for a page that failed while drawing, or whose code could not be fetched. */
export function PageFault() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const outdated = error instanceof Error && missingCode.test(error.message)
  const key = outdated ? 'outdated' : 'fault'
  return (
    <Message
      title={t(`${key}.title`)}
      actions={
        <>
          <Button variant="outline" asChild>
            <Link to={paths.home}>{t('toHome')}</Link>
          </Button>
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        </>
      }
    >
      <PageTitle>{t(`${key}.title`)}</PageTitle>
      {t(`${key}.text`)}
    </Message>
  )
}
