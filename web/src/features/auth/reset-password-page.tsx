import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import {
  codeOf,
  codeProblem,
  confirmationProblem,
  emailProblem,
  newPasswordProblem,
} from '#src/domain/account-fields.ts'
import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { codeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { CodeField, EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** Chooses a new password with the code of the mail, and signs in with it. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const [email, setEmail] = useState(useAuthState().email)
  const { problems, busy, failure, attempt, refuse } = useAttempt<'email' | 'code' | 'password' | 'confirmation'>(
    'warning',
    codeFailureKey,
  )

  function submit(fields: FormData) {
    const typed = emailOf(fields, 'email')
    const code = codeOf(fields)
    const password = textOf(fields, 'password')
    const found = {
      email: emailProblem(typed),
      code: codeProblem(code),
      password: newPasswordProblem(password),
      confirmation: confirmationProblem(password, textOf(fields, 'confirmation')),
    }
    void attempt(found, async () => {
      const result = await identity.resetPassword(typed, code, password)
      if (result === 'not-b2b') refuse('failures.notB2b')
      else notify('success', t('notices.passwordChanged'))
    })
  }

  return (
    <AuthForm
      title={t('newPasswordTitle')}
      intro={t('reset.intro')}
      submitLabel={t('saveAndSignIn')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={[
        { to: paths.forgotPassword, label: t('resend.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={email}
    >
      <PageTitle>{t('newPasswordTitle')}</PageTitle>
      <EmailField value={email} onChange={setEmail} problem={problems.email} />
      <CodeField problem={problems.code} />
      <NewPasswordFields problems={problems} />
    </AuthForm>
  )
}
