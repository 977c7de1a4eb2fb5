import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Runs when the language on screen changes: what the server has said stays in the language it was asked in. */
export function useLanguageChange(onChange: () => void): void {
  const { i18n } = useTranslation()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const changed = () => latest.current()
    i18n.on('languageChanged', changed)
    return () => i18n.off('languageChanged', changed)
  }, [i18n])
}
