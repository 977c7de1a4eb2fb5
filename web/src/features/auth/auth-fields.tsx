import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { PinCode } from '#src/components/forms/pin-code.tsx'

type BoundField = Omit<ComponentProps<typeof Field>, 'label'>

/** The e-mail address of an account. */
export function EmailField(field: BoundField) {
  const { t } = useTranslation('auth')
  return (
    <Field
      type="email"
      label={t('email')}
      ltr
      icon="mail"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...field}
    />
  )
}

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** The six digits from an e-mail. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <PinCode label={t('code')} value={value} error={error} onChange={(code) => onChange({ target: { value: code } })} />
  )
}
