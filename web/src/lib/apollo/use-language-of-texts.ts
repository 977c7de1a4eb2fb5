import type { ApolloClient } from '@apollo/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetTexts } from './apollo-client.ts'

/** In another language the server's texts are read anew. */
export function useLanguageOfTexts(client: ApolloClient): void {
  const { i18n } = useTranslation()
  const language = useRef(i18n.language)
  useEffect(() => {
    if (language.current === i18n.language) return
    language.current = i18n.language
    forgetTexts(client)
  }, [client, i18n.language])
}
