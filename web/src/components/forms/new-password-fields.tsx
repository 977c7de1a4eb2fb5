import type { ComponentProps } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldsProps {
  /** Binds a form field. */
  field: (name: 'password' | 'confirmation') => Pick<ComponentProps<typeof PasswordField>, 'name' | 'error'>
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        keepsHint
      />
      <PasswordField {...field('confirmation')} label={t('confirmPassword')} autoComplete="new-password" />
    </>
  )
}
