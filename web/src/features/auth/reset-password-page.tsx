import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { PageTitle } from '#src/lib/page-title.tsx'
import { paths } from '#src/lib/paths.ts'
import { notify } from '#src/lib/toaster.ts'
import { NewPasswordFields } from '#src/components/new-password-fields.tsx'
import { CodeField, EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'
import {
  codeOf,
  codeProblem,
  confirmationProblem,
  emailProblem,
  isFaultless,
  newPasswordProblem,
} from '#src/domain/account-fields.ts'
import type { Problems } from '#src/domain/account-fields.ts'
import { codeFailureKey } from '#src/lib/account-error.ts'
import { useAttempt } from '#src/lib/use-attempt.ts'

/** Chooses a new password with the code of the mail, and signs in with it. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const [email, setEmail] = useState(useAuthState().email)
  const [problems, setProblems] = useState<Problems<'email' | 'code' | 'password' | 'confirmation'>>({})
  const { busy, failure, attempt, refuse, forget } = useAttempt('warning', codeFailureKey)

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
    setProblems(found)
    forget()
    if (!isFaultless(found)) return
    void attempt(async () => {
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
