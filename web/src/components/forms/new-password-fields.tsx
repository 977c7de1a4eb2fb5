import { useTranslation } from 'react-i18next'
import { useField } from '#src/lib/forms/use-field.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, typed twice; inside a `Form` with `password` and `confirmation`. */
export function NewPasswordFields() {
  const { t } = useTranslation('auth')
  const field = useField<{ password: string; confirmation: string }>()
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
      />
      <PasswordField {...field('confirmation')} label={t('confirmPassword')} autoComplete="new-password" />
    </>
  )
}
