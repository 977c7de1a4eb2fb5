import { useTranslation } from 'react-i18next'

/** Names suppliers in one list, in the language on screen. */
export function useSupplierNames() {
  const { i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (suppliers: readonly { supplierInfo: { name: string } }[]): string =>
    list.format(suppliers.map(({ supplierInfo }) => supplierInfo.name))
}
