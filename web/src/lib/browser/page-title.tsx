import { useTranslation } from 'react-i18next'

/** Title of the page in the browser tab, announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName')}`}</title>
}
