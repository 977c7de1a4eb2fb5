import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LegalPage } from './legal-page.tsx'

const sections = [
  'collected',
  'purposes',
  'sharing',
  'others',
  'browser',
  'keeping',
  'security',
  'rights',
  'changes',
] as const

export function PrivacyPage() {
  const { t } = useTranslation('privacy')
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      updated="2026-11-26"
      sections={sections.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`) }))}
    />
  )
}
