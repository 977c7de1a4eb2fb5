import type { ComponentProps } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Field } from '#src/components/forms/field.tsx'

type BoundField = Omit<ComponentProps<typeof Field>, 'label'>

/** Field for an account's email address. */
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
