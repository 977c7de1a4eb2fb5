import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Narrow spaces inside Arabic quotation marks. The page's font needs them, but the fonts of browser tabs show them as a gap. */
const QUOTE_SPACE = '\u202f'

const maxTitle = 80

/** A name for the browser tab, truncated because some suppliers add more text to a name. */
export function shortTitle(name: string): string {
  const letters = Array.from(name)
  return letters.length > maxTitle ? `${letters.slice(0, maxTitle).join('').trimEnd()}…` : name
}

/** Sets the title of the browser tab, which is also announced after navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('productName').replaceAll(QUOTE_SPACE, '')}`}</title>
}
