import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import { confirmationProblem, newPasswordProblem } from '#src/domain/account-fields.ts'
import { textOf } from '#src/domain/form-fields.ts'
import { challengeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { AuthForm } from './auth-form.tsx'

/** Second step of signing in with a temporary password; without that first step there is nothing to do here. */
export function NewPasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const { search } = useLocation()
  const [email] = useState(() => identity.challengedEmail())
  const { problems, busy, failure, attempt, refuse } = useAttempt<'password' | 'confirmation'>(
    'warning',
    challengeFailureKey,
  )

  if (!email) return <Navigate replace to={paths.login + search} />

  function submit(fields: FormData) {
    const password = textOf(fields, 'password')
    const found = {
      password: newPasswordProblem(password),
      confirmation: confirmationProblem(password, textOf(fields, 'confirmation')),
    }
    void attempt(found, async () => {
      if ((await identity.answerNewPassword(password)) === 'not-b2b') refuse('failures.notB2b')
    })
  }

  return (
    <AuthForm
      title={t('newPasswordTitle')}
      intro={<Trans t={t} i18nKey="newPasswordIntro" values={{ email }} components={{ address: <bdi dir="ltr" /> }} />}
      submitLabel={t('saveAndSignIn')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle>{t('newPasswordTitle')}</PageTitle>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields problems={problems} />
    </AuthForm>
  )
}
