import { isUnreadableAtHotels } from '#src/domain/names-at-hotels.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Hint for a typed name with letters that hotels may be unable to read; undefined for other names. */
export function useNameHint(typed: unknown): string | undefined {
  const { t } = useTranslation('checkout')
  return typeof typed === 'string' && isUnreadableAtHotels(typed) ? t('travelers.latinLetters') : undefined
}
