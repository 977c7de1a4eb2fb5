import type { i18n as I18n } from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#src/i18n/languages.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'

const namespaces = ['common', 'components', 'bookings', 'stay']

/** Shows its children with the texts of a language, whatever the language of the screen; nothing until they are loaded. */
export function TextsIn({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<I18n>()
  useEffect(() => {
    let isCurrent = true
    const copy = i18n.cloneInstance({ lng: language, ns: namespaces }, () => {
      if (isCurrent) setTexts(copy)
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts?.language === language ? <I18nextProvider i18n={texts}>{children}</I18nextProvider> : null
}
