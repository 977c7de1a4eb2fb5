import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { codeOf, codeProblem, emailProblem } from '#src/domain/account-fields.ts'
import { emailOf } from '#src/domain/form-fields.ts'
import { codeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { CodeField, EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** Confirms a sign-up by the code of its mail, then signs in. */
export function VerifyPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [email, setEmail] = useState(useAuthState().email)
  // A wrong code is told where it was typed; a toast would say it twice.
  const { problems, busy, failure, attempt } = useAttempt<'email' | 'code'>(null, codeFailureKey)

  function submit(fields: FormData) {
    const typed = emailOf(fields, 'email')
    const code = codeOf(fields)
    const found = { email: emailProblem(typed), code: codeProblem(code) }
    void attempt(found, async () => {
      await identity.confirmSignUp(typed, code)
      await navigate(paths.login + search, { state: { email: typed, notice: 'confirmed' } })
    })
  }

  return (
    <AuthForm
      title={t('verify.title')}
      intro={t('verify.intro')}
      submitLabel={t('verify.submit')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={[
        { to: paths.resendCode, label: t('resend.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={email}
    >
      <PageTitle>{t('verify.title')}</PageTitle>
      <EmailField value={email} onChange={setEmail} problem={problems.email} />
      <CodeField problem={problems.code} />
    </AuthForm>
  )
}
