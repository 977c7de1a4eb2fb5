import type { ComponentProps } from 'react'
import { SelectField } from '#src/components/forms/select-field.tsx'
import type { LinkExpiry } from '#src/domain/link-expiry.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface ExpiryFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'> {
  expiries: readonly LinkExpiry[]
}

/** Select for the validity of a payment link, with the expiry in Makkah time. The options fit on phones. The value is `LinkExpiry.at`. */
export function ExpiryField({ expiries, ...select }: ExpiryFieldProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const formatLength = (hours: number | null) => {
    if (hours === null) return t('link.untilStart')
    return hours < 24 ? t('link.hours', { count: hours }) : t('link.days', { count: hours / 24 })
  }
  return (
    <SelectField
      label={t('link.validFor')}
      hint={t('cancellation.makkahTimes')}
      options={expiries.map(({ hours, at }) => ({
        value: at,
        label: t('link.option', {
          duration: formatLength(hours),
          day: format.day(format.dateOf(at)),
          time: format.time(at),
        }),
      }))}
      {...select}
    />
  )
}
