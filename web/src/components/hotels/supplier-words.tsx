import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { writtenBySupplier } from '#src/domain/supplier-language.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'

/** `lang` and `dir` for text of a supplier. */
export function useSupplierMarks(): (text: string) => ReturnType<typeof writtenBySupplier> {
  const { i18n } = useTranslation()
  const screen = findLanguage(i18n.language) ?? fallbackLanguage
  return (text) => writtenBySupplier(text, screen)
}

/** Text of the supplier in its own language, labeled as such. */
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
        // A short line aligns with the start of the reader's lines.
        w="fit-content"
        {...marks(children)}
      >
        {children}
      </Text>
    </>
  )
}
