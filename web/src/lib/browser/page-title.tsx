import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Narrow space inside Arabic quotation marks: needed in the page's font, a gap in the fonts of browser tabs. */
const QUOTE_SPACE = '\u202f'

/** Title of the page in the browser tab, announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName').replaceAll(QUOTE_SPACE, '')}`}</title>
}
