import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { email, sixDigits } from '#src/domain/fields.ts'
import { codeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { EmailField } from './email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import { CodeField } from './code-field.tsx'

const schema = z.object({ email: email(), code: sixDigits() })

/** Confirms a sign-up with the emailed code and continues to sign-in. */
export function VerifyPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const previous = useAuthState()
  const form = useAccountForm({
    schema,
    values: { email: previous.email, code: '' },
    toKey: codeFailureKey,
    submit: async ({ email, code }) => {
      await identity.confirmSignUp(email, code)
      await navigate(paths.login + search, { state: { email, notice: 'confirmed' } })
    },
  })

  return (
    <AuthForm
      form={form}
      title={t('verify.title')}
      intro={t('verify.intro')}
      notice={previous.notice}
      submitLabel={t('verify.submit')}
      links={[
        { to: paths.resendCode, label: t('resend.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={form.values.email}
    >
      <PageTitle>{t('verify.title')}</PageTitle>
      <EmailField {...form.field('email')} />
      <CodeField {...form.field('code')} />
    </AuthForm>
  )
}
