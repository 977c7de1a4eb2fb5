import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { PageTitle } from '#src/lib/page-title.tsx'
import { paths } from '#src/lib/paths.ts'
import { notify } from '#src/lib/toaster.ts'
import { AuthForm } from './auth-form.tsx'
import { emailProblem, type FieldProblem } from './fields.ts'
import { PasswordField } from './password-field.tsx'
import { type FailureKey, failureKey } from './sign-in-error.ts'

type Problems = { email: FieldProblem | null; password: FieldProblem | null }

/** After success the guard of the guest screens leads on to the callback. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'errors'])
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({ email: null, password: null })
  const [failure, setFailure] = useState<FailureKey | 'failures.notB2b' | null>(null)

  function refuse(key: FailureKey | 'failures.notB2b') {
    setFailure(key)
    notify('error', t(key))
  }

  async function signIn(fields: FormData) {
    const email = emailOf(fields, 'email')
    const password = textOf(fields, 'password')
    const found: Problems = { email: emailProblem(email), password: password === '' ? 'required' : null }
    setProblems(found)
    setFailure(null)
    if (found.email || found.password) return

    setBusy(true)
    try {
      const result = await identity.signIn(email, password)
      if (result === 'not-b2b') refuse('failures.notB2b')
      if (result === 'new-password') await navigate(paths.newPassword + search)
    } catch (error) {
      refuse(failureKey(error))
    }
    setBusy(false)
  }

  return (
    <AuthForm
      title={t('signIn')}
      intro={t('signInIntro')}
      submitLabel={t('signIn')}
      busy={busy}
      failure={failure && t(failure)}
      onSubmit={(fields) => void signIn(fields)}
    >
      <PageTitle>{t('signIn')}</PageTitle>
      <Field
        name="email"
        type="email"
        label={t('email')}
        ltr
        icon="mail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.email && t(`problems.${problems.email}`)}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={problems.password ? t(`problems.${problems.password}`) : undefined}
      />
    </AuthForm>
  )
}
