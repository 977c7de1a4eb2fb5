import { Stack, Text } from '@chakra-ui/react'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { withWholePhones } from '#src/domain/phone.ts'
import { type Written, nameOfLanguage, writtenBySupplier } from '#src/domain/supplier-language.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'

/** `lang` and `dir` for text of a supplier, by its stated language or else by its letters. */
export function useSupplierMarks(): (text: string, stated?: string | null) => Written {
  const { i18n } = useTranslation()
  const screen = findLanguage(i18n.language) ?? fallbackLanguage
  return (text, stated) => writtenBySupplier(text, screen, stated)
}

/** "In English", for text that is not in the language of the screen; `dotted` after another text. */
export function LanguageMark({ language, dotted }: { language: string | undefined; dotted?: boolean }) {
  const { t, i18n } = useTranslation('stay')
  if (language === undefined || language === i18n.language.slice(0, 2)) return undefined
  return (
    <Text as="span" textStyle="micro" color="fg.subtle">
      {dotted && dot}
      {t('writtenIn', { language: nameOfLanguage(language, i18n.language) })}
    </Text>
  )
}

/** Text of the supplier in its own language, labeled as such. */
export function SupplierText({ children }: { children: string | null }) {
  const { t } = useTranslation('stay')
  const marks = useSupplierMarks()
  if (!children) return undefined
  const written = marks(children)
  return (
    <>
      <Text textStyle="small" fontWeight="600" mt="4">
        {t('terms.supplierText')}
        <LanguageMark language={written.lang} dotted />
      </Text>
      {/* A short line aligns with the start of the reader's lines. */}
      <Stack textStyle="small" color="fg.muted" overflowWrap="anywhere" gap="1" mt="0.5" w="fit-content" {...written}>
        {/* One line for each room; rooms of the same terms share theirs. */}
        {[...new Set(withWholePhones(children).split('\n'))].map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </>
  )
}
