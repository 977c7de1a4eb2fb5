import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/field.tsx'
import type { FieldProblem, Problems } from './fields.ts'
import { PasswordField } from './password-field.tsx'

/** Words for what is wrong with a field. */
export function useProblemText() {
  const { t } = useTranslation('auth')
  return (problem: FieldProblem | null | undefined) => (problem ? t(`problems.${problem}`) : undefined)
}

interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  problem: FieldProblem | null | undefined
}

export function EmailField({ value, onChange, problem }: EmailFieldProps) {
  const { t } = useTranslation('auth')
  const text = useProblemText()
  return (
    <Field
      name="email"
      type="email"
      label={t('email')}
      ltr
      icon="mail"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={text(problem)}
    />
  )
}

/** The six digits of a mail. */
export function CodeField({ problem }: { problem: FieldProblem | null | undefined }) {
  const { t } = useTranslation('auth')
  const text = useProblemText()
  return (
    <Field
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      ltr
      icon="key"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={text(problem)}
    />
  )
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
