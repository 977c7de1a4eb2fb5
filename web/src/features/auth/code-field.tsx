import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PinCode } from '#src/components/forms/pin-code.tsx'

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Field for the six-digit code from an email. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <PinCode label={t('code')} value={value} error={error} onChange={(code) => onChange({ target: { value: code } })} />
  )
}
