import { Stack } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'

const kinds = ['dates', 'visa', 'fewer', 'price', 'duplicate', 'other'] as const

export type Reason = { kind: (typeof kinds)[number] | ''; text: string }

const shortest = 3
const longest = 200

/** The sentence that goes into the history of the booking; empty as long as there is none. */
export function reasonText({ kind, text }: Reason, t: TFunction<'bookings'>): string {
  if (kind === '') return ''
  if (kind !== 'other') return t(`cancel.reasons.${kind}`)
  const own = text.trim()
  return own.length >= shortest ? own : ''
}

export function CancelReason({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) {
  const { t } = useTranslation('bookings')
  return (
    <Stack mt="4" gap="3">
      <SelectField
        label={t('cancel.reason')}
        placeholder={t('cancel.chooseReason')}
        options={kinds.map((kind) => ({ value: kind, label: t(`cancel.reasons.${kind}`) }))}
        value={value.kind}
        onChange={(event) => {
          const kind = kinds.find((known) => known === event.target.value)
          if (kind) onChange({ ...value, kind })
        }}
      />
      {value.kind === 'other' && (
        <Field
          label={t('cancel.ownReason')}
          hint={t('cancel.ownReasonHint')}
          maxLength={longest}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
      )}
    </Stack>
  )
}
