import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TravelerField } from '../../travelers/traveler-field.tsx'

/** Optional field for the lead traveler's passport number, which can also be sent later. */
export function PassportField({ label }: { label: string }) {
  const { t } = useTranslation('checkout')
  return <TravelerField name="passportNumber" label={label} hint={t('ride.passportHint')} autoComplete="off" ltr />
}
