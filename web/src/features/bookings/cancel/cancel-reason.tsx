import { Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'

const kinds = ['dates', 'visa', 'fewer', 'price', 'duplicate', 'other'] as const

export type Reason = { kind: (typeof kinds)[number] | ''; text: string }

const minLength = 3
const maxLength = 200

/** Reason to send: the code of a predefined reason, which each reader sees in their own language, or the agent's own text. Empty if none is chosen. */
export function sentReason({ kind, text }: Reason): string {
  if (kind !== 'other') return kind
  const own = text.trim()
  return own.length >= minLength ? own : ''
}

/** Text of a stored reason in the reader's language. Free text is returned unchanged, as are sentences stored before codes existed. */
export function useReasonWords(): (sent: string) => string {
  const { t } = useTranslation('cancel')
  return (sent) => {
    const kind = kinds.find((known) => known === sent)
    return kind ? t(`reasons.${kind}`) : sent
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
          const kind = kinds.find((known) => known === event.target.value)
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
