import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Runs a callback when the language changes. Server messages on screen stay in the language they were requested in. */
export function useLanguageChange(onChange: () => void): void {
  const { i18n } = useTranslation()
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => notify()
    i18n.on('languageChanged', listener)
    return () => i18n.off('languageChanged', listener)
  }, [i18n])
}
