import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Title of the page in the browser tab, announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName')}`}</title>
}
