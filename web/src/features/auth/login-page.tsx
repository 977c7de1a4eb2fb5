import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useProblemText } from '#src/components/forms/new-password-fields.tsx'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { emailProblem } from '#src/domain/account-fields.ts'
import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { type FailureKey, failureKey } from '#src/lib/identity/account-error.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity, useSession } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** Refusals that another screen can help with. */
const screens: Partial<Record<FailureKey, string>> = {
  'failures.notConfirmed': paths.verify,
  'failures.resetRequired': paths.resetPassword,
}

/** After success the guard of the guest screens leads on to the callback. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'errors'])
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const before = useAuthState()
  const session = useSession()
  const expired = session.state === 'signed-out' && session.reason === 'expired'
  const notice = before.notice ?? (expired ? 'expired' : null)
  const [email, setEmail] = useState(before.email)
  const text = useProblemText()
  const { problems, busy, failure, attempt, refuse } = useAttempt<'email' | 'password'>('error')

  async function enter(typed: string, password: string) {
    try {
      const result = await identity.signIn(typed, password)
      if (result === 'not-b2b') refuse('failures.notB2b')
      if (result === 'new-password') await navigate(paths.newPassword + search)
    } catch (error) {
      const key = failureKey(error)
      const screen = screens[key]
      // Passwords are taken as they are; a space that came along when one was pasted is not seen.
      if (key === 'failures.wrong' && password !== password.trim()) return refuse('failures.wrongWithSpaces')
      if (!screen) throw error
      // Nobody gets here without the password, so nobody learns anything by the mail. Without one, the next screen asks for it.
      if (key === 'failures.notConfirmed') await identity.resendCode(typed, currentLanguage()).catch(() => undefined)
      notify('warning', t(key))
      await navigate(screen + search, { state: { email: typed } })
    }
  }

  function submit(fields: FormData) {
    const typed = emailOf(fields, 'email')
    const password = textOf(fields, 'password')
    const found = { email: emailProblem(typed), password: password === '' ? ('required' as const) : null }
    void attempt(found, () => enter(typed, password))
  }

  return (
    <AuthForm
      title={t('signIn')}
      intro={t('signInIntro')}
      notice={notice && t(`notices.${notice}`)}
      submitLabel={t('signIn')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={[
        { to: paths.forgotPassword, label: t('forgot.link') },
        { to: paths.register, label: t(before.back === 'register' ? 'register.back' : 'register.link') },
      ]}
      email={email}
    >
      <PageTitle>{t('signIn')}</PageTitle>
      <EmailField value={email} onChange={setEmail} problem={problems.email} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={text(problems.password)}
      />
    </AuthForm>
  )
}
