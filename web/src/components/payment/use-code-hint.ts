import { useViewerQuery } from '#src/data/viewer.generated.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Hint about where to find the authenticator code. Includes the IBAN if the company has several. */
export function useCodeHint(iban: string | null | undefined): string {
  const { t } = useTranslation('payment')
  const ibans = useViewerQuery().data?.viewer.company?.ibans ?? []
  return iban && ibans.length > 1 ? t('codeHintIban', { iban: iban.slice(-4) }) : t('codeHint')
}
