import { Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'

const kinds = ['dates', 'visa', 'fewer', 'price', 'duplicate', 'other'] as const

export type Reason = { kind: (typeof kinds)[number] | ''; text: string }

const minLength = 3
const maxLength = 200

/**
 * Encodes a reason to send: the code of a predefined reason, or the agent's own text; empty if it is incomplete. Readers see a predefined reason
 * in their own language.
 */
export function encodeReason({ kind, text }: Reason): string {
  if (kind !== 'other') return kind
  const trimmedText = text.trim()
  return trimmedText.length >= minLength ? trimmedText : ''
}

/** Returns a function that translates a stored reason. Free text, and sentences stored before codes existed, are returned unchanged. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation('cancel')
  return (reason) => {
    const kind = kinds.find((option) => option === reason)
    return kind ? t(`reasons.${kind}`) : reason
  }
}

export function CancelReason({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) {
  const { t } = useTranslation('cancel')
  return (
    <Stack mt="4" gap="3">
      <SelectField
        label={t('reason')}
        required
        placeholder={t('chooseReason')}
        options={kinds.map((kind) => ({ value: kind, label: t(`reasons.${kind}`) }))}
        value={value.kind}
        onChange={(event) => {
          const kind = kinds.find((option) => option === event.target.value)
          if (kind) onChange({ ...value, kind })
        }}
      />
      {value.kind === 'other' && (
        <Field
          label={t('ownReason')}
          hint={t('ownReasonHint')}
          maxLength={maxLength}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
      )}
    </Stack>
  )
}
