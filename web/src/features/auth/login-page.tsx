import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { type FailureKey, failureKey } from '#src/lib/identity/account-error.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity, useSession } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { EmailField } from './email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { type Notice, useAuthState } from './auth-state.ts'

/** Failures that another screen resolves, with the notice on that screen. */
const screensByFailure: Partial<Record<FailureKey, { path: string; notice: Notice }>> = {
  'auth:failures.notConfirmed': { path: paths.verify, notice: 'notConfirmed' },
  'auth:failures.resetRequired': { path: paths.resetPassword, notice: 'resetRequired' },
}

/** Sign-in page. After success, the guest guard continues to the callback. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'errors'])
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const previous = useAuthState()
  const session = useSession()
  const expired = session.state === 'signed-out' && session.reason === 'expired'
  const notice = previous.notice ?? (expired ? 'expired' : null)

  const form = useAccountForm({
    schema: async () => (await import('./login-schema.ts')).loginSchema,
    values: { email: previous.email, password: '' },
    submit: async ({ email, password }) => {
      try {
        const result = await identity.signIn(email, password)
        if (result === 'not-b2b') return 'auth:failures.notB2b'
        if (result === 'new-password') await navigate(paths.newPassword + search)
      } catch (error) {
        const key = failureKey(error)
        const screen = screensByFailure[key]
        // Passwords are used exactly as typed, and a leading or trailing space is invisible.
        if (key === 'auth:failures.wrong' && password !== password.trim()) return 'auth:failures.wrongWithSpaces'
        if (!screen) throw error
        // The password was correct, so the email reveals nothing. If it cannot be sent, the next screen offers to resend it.
        if (key === 'auth:failures.notConfirmed')
          await identity.resendCode(email, currentLanguage()).catch(() => undefined)
        await navigate(screen.path + search, { state: { email, notice: screen.notice } })
      }
    },
  })

  return (
    <AuthForm
      form={form}
      title={t('signIn')}
      intro={t('signInIntro')}
      notice={notice}
      linkHint={t('link.signIn')}
      submitLabel={t('signIn')}
      links={[
        { to: paths.forgotPassword, label: t('forgot.link') },
        { to: paths.register, label: t(previous.back === 'register' ? 'register.back' : 'register.link') },
      ]}
      email={form.values.email}
    >
      <PageTitle>{t('signIn')}</PageTitle>
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
    </AuthForm>
  )
}
