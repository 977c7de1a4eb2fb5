import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Calls back when the language changes, for example to hide a server message that is in the previous language. */
export function useLanguageChange(onChange: () => void): void {
  const { i18n } = useTranslation()
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => notify()
    i18n.on('languageChanged', listener)
    return () => i18n.off('languageChanged', listener)
  }, [i18n])
}
