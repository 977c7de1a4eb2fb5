import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { textOf } from '#src/domain/form-fields.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { PageTitle } from '#src/lib/page-title.tsx'
import { paths } from '#src/lib/paths.ts'
import { notify } from '#src/lib/toaster.ts'
import { AuthForm } from './auth-form.tsx'
import { confirmationProblem, type FieldProblem, newPasswordProblem } from './fields.ts'
import { PasswordField } from './password-field.tsx'
import { challengeFailureKey, type FailureKey } from './sign-in-error.ts'

type Problems = { password: FieldProblem | null; confirmation: FieldProblem | null }

/** Second step of signing in with a temporary password; without that first step there is nothing to do here. */
export function NewPasswordPage() {
  const { t } = useTranslation(['auth', 'errors'])
  const identity = useIdentity()
  const { search } = useLocation()
  const [email] = useState(() => identity.challengedEmail())
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({ password: null, confirmation: null })
  const [failure, setFailure] = useState<FailureKey | 'failures.notB2b' | null>(null)

  if (!email) return <Navigate replace to={paths.login + search} />

  function refuse(key: FailureKey | 'failures.notB2b') {
    setFailure(key)
    notify('warning', t(key))
  }

  async function save(fields: FormData) {
    const password = textOf(fields, 'password')
    const found: Problems = {
      password: newPasswordProblem(password),
      confirmation: confirmationProblem(password, textOf(fields, 'confirmation')),
    }
    setProblems(found)
    setFailure(null)
    if (found.password || found.confirmation) return

    setBusy(true)
    try {
      if ((await identity.answerNewPassword(password)) === 'not-b2b') refuse('failures.notB2b')
    } catch (error) {
      refuse(challengeFailureKey(error))
    }
    setBusy(false)
  }

  const problemText = (problem: FieldProblem | null) => (problem ? t(`problems.${problem}`) : undefined)

  return (
    <AuthForm
      title={t('newPasswordTitle')}
      intro={<Trans t={t} i18nKey="newPasswordIntro" values={{ email }} components={{ address: <bdi dir="ltr" /> }} />}
      submitLabel={t('saveAndSignIn')}
      busy={busy}
      failure={failure && t(failure)}
      onSubmit={(fields) => void save(fields)}
    >
      <PageTitle>{t('newPasswordTitle')}</PageTitle>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('problems.passwordTooShort')}
        error={problemText(problems.password)}
      />
      <PasswordField
        name="confirmation"
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={problemText(problems.confirmation)}
      />
    </AuthForm>
  )
}
