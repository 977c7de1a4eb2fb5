import type { i18n as I18n } from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#src/i18n/languages.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { TextsContext } from '#src/lib/i18n/use-translation.ts'

const namespaces = ['common', 'components', 'bookings', 'ride', 'tools', 'stay']

/** Shows its children with the texts of a language, whatever the language of the screen; nothing until they are loaded. */
export function TextsIn({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<{ i18n: I18n; language: Language }>()
  useEffect(() => {
    let isCurrent = true
    const copy = i18n.cloneInstance({ lng: language, ns: namespaces }, () => {
      if (isCurrent) setTexts({ i18n: copy, language })
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts?.language === language ? <TextsContext value={texts}>{children}</TextsContext> : null
}
