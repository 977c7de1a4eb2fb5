import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import * as z from 'zod/mini'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import { email, newPassword, passwordConfirmation, passwordsMatch, sixDigits } from '#src/domain/fields.ts'
import { notGuessable } from '#src/domain/new-password.ts'
import { codeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { EmailField } from './email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import { CodeField } from './code-field.tsx'

const schema = z
  .object({ email: email(), code: sixDigits(), password: newPassword(), confirmation: passwordConfirmation() })
  .check(passwordsMatch, notGuessable())

/** Sets a new password with the emailed code and signs in. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const previous = useAuthState()
  const form = useAccountForm({
    schema,
    values: { email: previous.email, code: '', password: '', confirmation: '' },
    toKey: codeFailureKey,
    submit: async ({ email, code, password }) => {
      const result = await identity.resetPassword(email, code, password)
      if (result === 'not-b2b') return 'auth:failures.notB2b'
      notify('success', t('notices.passwordChanged'))
    },
  })

  return (
    <AuthForm
      form={form}
      title={t('newPasswordTitle')}
      intro={t('reset.intro')}
      notice={previous.notice}
      submitLabel={t('saveAndSignIn')}
      links={[
        { to: paths.forgotPassword, label: t('resend.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={form.values.email}
    >
      <PageTitle>{t('newPasswordTitle')}</PageTitle>
      <EmailField {...form.field('email')} />
      <CodeField {...form.field('code')} />
      <NewPasswordFields field={form.field} />
    </AuthForm>
  )
}
