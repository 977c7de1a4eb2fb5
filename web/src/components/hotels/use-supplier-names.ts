import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { isolate } from '#src/lib/i18n/i18n.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** Returns a function that lists suppliers in the current language. */
export function useSupplierNames() {
  const { i18n } = useTranslation()
  const { rtl } = useFormat()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (suppliers: readonly { name: string }[]): string =>
    list.format(suppliers.map(({ name }) => (rtl ? isolate(name) : name)))
}
