import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Format } from '#src/domain/format/format.ts'
import { formatFor } from './format-for.ts'

/** Formats money, dates and measures in the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatFor(i18n.language)
}
