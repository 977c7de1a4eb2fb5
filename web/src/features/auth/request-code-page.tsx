import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { email } from '#src/domain/fields.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { EmailField } from './email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** Kinds of codes, each with its request and the page where the code is entered. */
const kinds = {
  resend: { request: 'resendCode', next: paths.verify, notice: 'codeToConfirm' },
  forgot: { request: 'forgotPassword', next: paths.resetPassword, notice: 'codeForPassword' },
} as const

const schema = z.object({ email: email() })

/** Page that emails a code and continues to the page where it is entered. Never reveals whether the email address has an account. */
function RequestCodePage({ kind }: { kind: keyof typeof kinds }) {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { request, next, notice } = kinds[kind]
  const form = useAccountForm({
    schema,
    values: { email: useAuthState().email },
    submit: async ({ email }) => {
      await identity[request](email, currentLanguage())
      await navigate(next + search, { state: { email, notice } })
    },
  })

  return (
    <AuthForm
      form={form}
      title={t(`${kind}.title`)}
      intro={t(`${kind}.intro`)}
      submitLabel={t('sendCode')}
      links={[
        { to: next, label: t('haveCode') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={form.values.email}
    >
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <EmailField {...form.field('email')} />
    </AuthForm>
  )
}

/** Requests a new sign-up code. */
export const ResendCodePage = () => <RequestCodePage kind="resend" />

/** Requests a password reset code. */
export const ForgotPasswordPage = () => <RequestCodePage kind="forgot" />
