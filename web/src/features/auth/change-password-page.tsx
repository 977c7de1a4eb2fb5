import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { email, newPassword, oldPassword, passwordConfirmation, passwordsMatch } from '#src/domain/fields.ts'
import { notGuessable } from '#src/domain/new-password.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { EmailField } from './email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

const schema = z
  .object({ email: email(), oldPassword: oldPassword(), password: newPassword(), confirmation: passwordConfirmation() })
  .check(passwordsMatch, notGuessable())

/** Changes a password without a session and signs in. */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useAccountForm({
    schema,
    values: { email: useAuthState().email, oldPassword: '', password: '', confirmation: '' },
    submit: async ({ email, oldPassword, password }) => {
      const result = await identity.changePassword(email, oldPassword, password)
      if (result === 'not-b2b') return 'auth:failures.notB2b'
      if (result === 'new-password') await navigate(paths.newPassword + search)
      else notify('success', t('notices.passwordChanged'))
    },
  })

  return (
    <AuthForm
      form={form}
      title={t('change.title')}
      intro={t('change.intro')}
      submitLabel={t('change.submit')}
      links={[
        { to: paths.forgotPassword, label: t('forgot.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={form.values.email}
    >
      <PageTitle>{t('change.title')}</PageTitle>
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('oldPassword')} label={t('oldPassword')} autoComplete="current-password" />
      <NewPasswordFields field={form.field} />
    </AuthForm>
  )
}
