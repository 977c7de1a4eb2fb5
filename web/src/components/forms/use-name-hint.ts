import { isUnreadableAtHotels } from '#src/domain/names-at-hotels.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** A hint below a typed name whose letters hotels may not read; undefined for any other. */
export function useNameHint(typed: unknown): string | undefined {
  const { t } = useTranslation('checkout')
  return typeof typed === 'string' && isUnreadableAtHotels(typed) ? t('travelers.latinLetters') : undefined
}
