import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { emailProblem } from '#src/domain/account-fields.ts'
import { emailOf } from '#src/domain/form-fields.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** Both kinds of code, and where each is typed. Whether the address has an account is never told. */
const kinds = {
  resend: { ask: 'resendCode', next: paths.verify },
  forgot: { ask: 'forgotPassword', next: paths.resetPassword },
} as const

function AskForCode({ kind }: { kind: keyof typeof kinds }) {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { ask, next } = kinds[kind]
  const [email, setEmail] = useState(useAuthState().email)
  const { problems, busy, failure, attempt } = useAttempt<'email'>('warning')

  function submit(fields: FormData) {
    const typed = emailOf(fields, 'email')
    const found = { email: emailProblem(typed) }
    void attempt(found, async () => {
      await identity[ask](typed, currentLanguage())
      notify('info', t(`${kind}.sent`))
      await navigate(next + search, { state: { email: typed } })
    })
  }

  return (
    <AuthForm
      title={t(`${kind}.title`)}
      intro={t(`${kind}.intro`)}
      submitLabel={t('sendCode')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={[
        { to: next, label: t('haveCode') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={email}
    >
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <EmailField value={email} onChange={setEmail} problem={problems.email} />
    </AuthForm>
  )
}

/** Asks for another code to confirm a sign-up with. */
export const ResendCodePage = () => <AskForCode kind="resend" />

/** Asks for a code to choose a new password with. */
export const ForgotPasswordPage = () => <AskForCode kind="forgot" />
