import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Narrow space inside Arabic quotation marks: needed in the page's font, a gap in the fonts of browser tabs. */
const QUOTE_SPACE = '\u202f'

const maxTitle = 80

/** A name for the tab, cut where a supplier wrote more than a name. */
export function shortTitle(name: string): string {
  const letters = Array.from(name)
  return letters.length > maxTitle ? `${letters.slice(0, maxTitle).join('').trimEnd()}…` : name
}

/** Title of the page in the browser tab, announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName').replaceAll(QUOTE_SPACE, '')}`}</title>
}
