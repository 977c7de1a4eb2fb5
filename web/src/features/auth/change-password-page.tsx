import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { NewPasswordFields, useProblemText } from '#src/components/forms/new-password-fields.tsx'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { confirmationProblem, emailProblem, newPasswordProblem } from '#src/domain/account-fields.ts'
import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { EmailField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthState } from './auth-state.ts'

/** For somebody who knows the present password and is not signed in; ends signed in. */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth')
  const identity = useIdentity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [email, setEmail] = useState(useAuthState().email)
  const text = useProblemText()
  const { problems, busy, failure, attempt, refuse } = useAttempt<
    'email' | 'oldPassword' | 'password' | 'confirmation'
  >('info')

  function submit(fields: FormData) {
    const typed = emailOf(fields, 'email')
    const [oldPassword, password] = [textOf(fields, 'oldPassword'), textOf(fields, 'password')]
    const found = {
      email: emailProblem(typed),
      oldPassword: oldPassword === '' ? ('required' as const) : null,
      password: newPasswordProblem(password),
      confirmation: confirmationProblem(password, textOf(fields, 'confirmation')),
    }
    void attempt(found, async () => {
      const result = await identity.changePassword(typed, oldPassword, password)
      if (result === 'not-b2b') refuse('failures.notB2b')
      else if (result === 'new-password') await navigate(paths.newPassword + search)
      else notify('success', t('notices.passwordChanged'))
    })
  }

  return (
    <AuthForm
      title={t('change.title')}
      intro={t('change.intro')}
      submitLabel={t('change.submit')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={[
        { to: paths.forgotPassword, label: t('forgot.link') },
        { to: paths.login, label: t('backToSignIn') },
      ]}
      email={email}
    >
      <PageTitle>{t('change.title')}</PageTitle>
      <EmailField value={email} onChange={setEmail} problem={problems.email} />
      <PasswordField
        name="oldPassword"
        label={t('oldPassword')}
        autoComplete="current-password"
        error={text(problems.oldPassword)}
      />
      <NewPasswordFields problems={problems} />
    </AuthForm>
  )
}
