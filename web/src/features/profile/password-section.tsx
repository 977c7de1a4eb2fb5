import { Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import * as z from 'zod/mini'
import { NewPasswordFields } from '#src/components/forms/new-password-fields.tsx'
import { PasswordField } from '#src/components/forms/password-field.tsx'
import { newPassword, oldPassword, passwordConfirmation, passwordsMatch } from '#src/domain/fields.ts'
import { notGuessable } from '#src/domain/new-password.ts'
import { changeFailureKey } from '#src/lib/identity/account-error.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { useAccountForm } from '#src/lib/identity/use-account-form.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { ProfileSection, ProfileForm } from './profile-section.tsx'

const createSchema = (personalWords: readonly string[]) =>
  z
    .object({ oldPassword: oldPassword(), password: newPassword(), confirmation: passwordConfirmation() })
    .check(passwordsMatch, notGuessable(personalWords))

interface PasswordSectionProps {
  email: string
  name: string
  /** Empty if the gateway does not return a company. */
  companyName: string
}

/** Changes the agent's password, which signs out all other devices. */
export function PasswordSection({ email, name, companyName }: PasswordSectionProps) {
  const { t } = useTranslation(['auth', 'profile'])
  const identity = useIdentity()
  const form = useAccountForm({
    schema: useMemo(() => createSchema([email, name, companyName]), [companyName, email, name]),
    values: { oldPassword: '', password: '', confirmation: '' },
    toKey: changeFailureKey,
    clearOnSuccess: true,
    submit: async ({ oldPassword, password }) => {
      await identity.changePassword(email, oldPassword, password)
      notify('success', t('notices.passwordChanged'))
    },
  })

  return (
    <ProfileSection title={t('change.title')} note={t('profile:passwordNote')}>
      <ProfileForm form={form} submitLabel={t('change.submit')}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...form.field('oldPassword')} label={t('oldPassword')} autoComplete="current-password" />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <NewPasswordFields field={form.field} />
        </Grid>
      </ProfileForm>
    </ProfileSection>
  )
}
