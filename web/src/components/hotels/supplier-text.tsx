import { Box, Stack, Text } from '@chakra-ui/react'
import { Fold } from '#src/components/layout/fold.tsx'
import { dotSeparator } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { withUnbrokenNumbers } from '#src/domain/format/one-line.ts'
import { type TextLanguage, nameOfLanguage, languageOfSupplierText } from '#src/domain/supplier-language.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'

/** `lang` and `dir` attributes for a supplier's text, from the language that the supplier declares or else from its letters. */
export function useSupplierTextAttributes(): (text: string, declared?: string | null) => TextLanguage {
  const { i18n } = useTranslation()
  const screen = findLanguage(i18n.language) ?? fallbackLanguage
  return (text, declared) => languageOfSupplierText(text, screen, declared)
}

/** "In English" for text that is not in the current language. `dotBefore` adds a dot in front. */
export function LanguageMark({ language, dotBefore }: { language: string | undefined; dotBefore?: boolean }) {
  const { t, i18n } = useTranslation('stay')
  if (language === undefined || language === i18n.language.slice(0, 2)) return undefined
  return (
    <Text as="span" textStyle="small" color="fg.subtle">
      {dotBefore && dotSeparator}
      {t('writtenIn', { language: nameOfLanguage(language, i18n.language) })}
    </Text>
  )
}

interface SupplierLinesProps {
  lines: readonly string[]
  attributes: TextLanguage
}

/** Lines of supplier text in the direction of their language, aligned with the page. Several lines become a list. */
export function SupplierLines({ lines, attributes }: SupplierLinesProps) {
  const isList = lines.length > 1
  return (
    <Stack
      as={isList ? 'ul' : 'div'}
      listStyleType="disc"
      ps={isList ? '5' : '0'}
      gap="1"
      mt="0.5"
      textStyle="small"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {lines.map((line) => (
        <Box as={isList ? 'li' : 'div'} key={line}>
          <bdi {...attributes}>{line}</bdi>
        </Box>
      ))}
    </Stack>
  )
}

interface SupplierTextProps {
  children: string | null
  /** Collapses the text under its label, if the screen already shows the same information. */
  folded?: boolean
}

/** Supplier text in its own language, with a label that names the language. */
export function SupplierText({ children, folded = false }: SupplierTextProps) {
  const { t } = useTranslation('stay')
  const attributesFor = useSupplierTextAttributes()
  if (!children) return undefined
  const attributes = attributesFor(children)
  const label = (
    <Text textStyle="small" fontWeight="semibold" mt={folded ? undefined : '4'}>
      {t('terms.supplierText')}
      <LanguageMark language={attributes.lang} dotBefore />
    </Text>
  )
  const lines = (
    <SupplierLines lines={[...new Set(withUnbrokenNumbers(children).split('\n'))]} attributes={attributes} />
  )
  if (folded)
    return (
      <Fold label={label} mt="3">
        {lines}
      </Fold>
    )
  return (
    <>
      {label}
      {lines}
    </>
  )
}
