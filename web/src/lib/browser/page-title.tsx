import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Narrow spaces inside Arabic quotation marks. The page's font needs them, but the fonts of browser tabs show them as a gap. */
const QUOTE_SPACE = '\u202f'

const maxTitleLength = 80

/** Truncates a name for the browser tab, because some suppliers add more text to a name. */
export function truncateTitle(name: string): string {
  const letters = Array.from(name)
  return letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength).join('').trimEnd()}…` : name
}

/** Sets the title of the browser tab, which is also announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName').replaceAll(QUOTE_SPACE, '')}`}</title>
}
