import { useTranslation } from 'react-i18next'
import type { FieldProblem, Problems } from '#src/domain/account-fields.ts'
import { PasswordField } from './password-field.tsx'

/** Words for what is wrong with a field. */
export function useProblemText() {
  const { t } = useTranslation('auth')
  return (problem: FieldProblem | null | undefined) => (problem ? t(`problems.${problem}`) : undefined)
}

/** A new password, typed twice. */
export function NewPasswordFields({ problems }: { problems: Problems<'password' | 'confirmation'> }) {
  const { t } = useTranslation('auth')
  const text = useProblemText()
  return (
    <>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('problems.passwordTooShort')}
        error={text(problems.password)}
      />
      <PasswordField
        name="confirmation"
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={text(problems.confirmation)}
      />
    </>
  )
}
