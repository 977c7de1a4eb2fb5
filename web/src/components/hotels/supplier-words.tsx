import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { writtenBySupplier } from '#src/domain/supplier-language.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'

/** Marks an element that holds a supplier's own words, so that they are read out and laid out in their language. */
export function useSupplierMarks(): (text: string) => ReturnType<typeof writtenBySupplier> {
  const { i18n } = useTranslation()
  const screen = findLanguage(i18n.language) ?? fallbackLanguage
  return (text) => writtenBySupplier(text, screen)
}

/** What the supplier wrote itself, as plain text in whatever language it is, and a label that says so. */
export function SupplierText({ children }: { children: string | null }) {
  const { t } = useTranslation('stay')
  const marks = useSupplierMarks()
  if (!children) return undefined
  return (
    <>
      <Text textStyle="small" fontWeight="600" mt="4">
        {t('terms.supplierText')}
      </Text>
      <Text
        textStyle="small"
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        mt="0.5"
        // As narrow as it is, a short line stands where the reader's lines begin.
        w="fit-content"
        {...marks(children)}
      >
        {children}
      </Text>
    </>
  )
}
