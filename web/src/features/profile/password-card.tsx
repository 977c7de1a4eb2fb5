import { Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields, useProblemText } from '#src/components/forms/new-password-fields.tsx'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { confirmationProblem, newPasswordProblem } from '#src/domain/account-fields.ts'
import { textOf } from '#src/domain/form-fields.ts'
import { changeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { notify } from '#src/lib/browser/toaster.ts'
import { useAttempt } from '#src/lib/identity/use-attempt.ts'
import { ProfileCard, SaveForm } from './profile-card.tsx'

/** Another password for whoever is signed in; every other device is signed out by it. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'profile'])
  const identity = useIdentity()
  const text = useProblemText()
  const { problems, busy, failure, attempt } = useAttempt<'oldPassword' | 'password' | 'confirmation'>(
    'info',
    changeFailureKey,
  )

  function submit(fields: FormData, form: HTMLFormElement) {
    const [oldPassword, password] = [textOf(fields, 'oldPassword'), textOf(fields, 'password')]
    const found = {
      oldPassword: oldPassword === '' ? ('required' as const) : null,
      password: newPasswordProblem(password),
      confirmation: confirmationProblem(password, textOf(fields, 'confirmation')),
    }
    void attempt(found, async () => {
      await identity.changePassword(email, oldPassword, password)
      form.reset()
      notify('success', t('notices.passwordChanged'))
    })
  }

  return (
    <ProfileCard title={t('change.title')} note={t('profile:passwordNote')}>
      <SaveForm submitLabel={t('change.submit')} busy={busy} failure={failure} onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="oldPassword"
          label={t('oldPassword')}
          autoComplete="current-password"
          error={text(problems.oldPassword)}
        />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <NewPasswordFields problems={problems} />
        </Grid>
      </SaveForm>
    </ProfileCard>
  )
}
