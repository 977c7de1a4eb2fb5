import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { pageSubjects, readErrorPageState } from '#src/lib/errors/error-page.ts'
import { copyText } from '#src/lib/browser/clipboard.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { MessagePage } from './message-page.tsx'

/** Code and time come with the navigation; a page opened by its address has neither. */
export function ErrorPage() {
  const { t } = useTranslation(['errors', 'common'])
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const known = readErrorPageState(state)
  // The first entry of the history: going back would leave the app.
  const hasWayBack = key !== 'default'
  const line = known && `${known.code} · ${known.at}`
  const subject = known && pageSubjects[known.code]
  const title = subject ? t(`${subject}.title`) : t('internal.title')

  async function copy() {
    if (!line) return
    if (await copyText(line)) notify('success', t('common:copied'))
  }

  return (
    <MessagePage
      title={title}
      actions={
        <>
          {line && (
            <Button variant="outline" onClick={() => void copy()}>
              {t('copyCode')}
            </Button>
          )}
          {hasWayBack && (
            <Button variant="outline" onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          )}
          <Button asChild>
            <Link to={paths.home}>{t('toHome')}</Link>
          </Button>
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      {subject ? t(`${subject}.text`) : t('internal.text')}
      {line && (
        <Box mt="3" textStyle="code" color="fg">
          <bdi dir="ltr">{line}</bdi>
        </Box>
      )}
    </MessagePage>
  )
}
