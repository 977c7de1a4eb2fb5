import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LegalPage } from './legal-page.tsx'

const sections = [
  'scope',
  'account',
  'booking',
  'prices',
  'payment',
  'cancelling',
  'refusal',
  'blocking',
  'changes',
] as const

export function TermsPage() {
  const { t } = useTranslation('terms')
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      updated="2026-11-26"
      sections={sections.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`) }))}
    />
  )
}
