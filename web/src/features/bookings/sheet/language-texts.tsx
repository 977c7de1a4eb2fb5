import type { i18n as I18n } from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { productKeys, products } from '#src/domain/products.ts'
import type { Language } from '#src/i18n/languages.ts'
import { fetchTexts, i18n } from '#src/lib/i18n/i18n.ts'
import { TextsContext } from '#src/lib/i18n/use-translation.ts'

const namespaces = [
  ...new Set(['common', 'components', 'bookings', 'tools', ...productKeys.flatMap((key) => products[key].texts)]),
]

/** Renders its children in `language` instead of the screen's language, once its translations have loaded. */
export function LanguageTexts({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<{ i18n: I18n; language: Language }>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    fetchTexts(language, namespaces).then(
      () => isCurrent && setTexts({ i18n: i18n.cloneInstance({ lng: language, ns: namespaces }), language }),
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  if (failure) throw failure
  return texts?.language === language ? <TextsContext value={texts}>{children}</TextsContext> : null
}
