import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { useProblemText } from '#src/components/forms/new-password-fields.tsx'
import type { FieldProblem } from '#src/domain/account-fields.ts'

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
