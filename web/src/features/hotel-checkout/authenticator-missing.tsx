import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'

/** Said before a code is asked for that the agent cannot have; nothing where the gateway does not say. */
export function AuthenticatorMissing() {
  const { t } = useTranslation('checkout')
  const { data } = useViewerQuery()
  if (data?.viewer.authenticator?.enrolledAt !== null) return undefined
  return (
    <Callout tone="warn">
      {t('pay.noAuthenticator')}{' '}
      <Link to={paths.profile} style={{ fontWeight: 600, textDecoration: 'underline' }}>
        {t('pay.setUpAuthenticator')}
      </Link>
    </Callout>
  )
}
