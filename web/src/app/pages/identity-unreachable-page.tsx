import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { MessagePage } from './message-page.tsx'

/** Shown instead of the sign-in page while it is unknown whether this browser still has a session. */
export function IdentityUnreachablePage() {
  const { t } = useTranslation(['errors', 'components'])
  const identity = useIdentity()
  const [busy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    await identity.checkSession()
    setBusy(false)
  }

  return (
    <MessagePage
      title={t('identityUnreachable.title')}
      actions={
        <Button loading={busy} onClick={() => void retry()}>
          {t('components:retry')}
        </Button>
      }
    >
      <PageTitle>{t('identityUnreachable.title')}</PageTitle>
      {t('identityUnreachable.text')}
    </MessagePage>
  )
}
