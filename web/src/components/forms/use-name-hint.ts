import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { isUnreadableAtHotels } from '#src/domain/names-at-hotels.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Hint for a typed name with letters that hotels may be unable to read; undefined for other names. Renders only when the hint appears or disappears. */
export function useNameHint<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const { t } = useTranslation('checkout')
  const isUnreadable = useWatch({
    control,
    name,
    compute: (typed: unknown) => typeof typed === 'string' && isUnreadableAtHotels(typed),
  })
  return isUnreadable ? t('travelers.latinLetters') : undefined
}
