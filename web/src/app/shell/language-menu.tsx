import { chakra, HStack, Text } from '@chakra-ui/react'
import { notify } from '#src/lib/browser/toaster.ts'
import { changeLanguage } from '#src/lib/i18n/i18n.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { languages } from '#src/i18n/languages.ts'

/** Language selector. A native select needs the least code and works best on phones. */
export function LanguageMenu({ short }: { short?: boolean }) {
  const { t, i18n } = useTranslation(['common', 'errors'])
  const current = languages.find(({ code }) => code === i18n.language)
  return (
    <HStack
      as="label"
      position="relative"
      gap="1.5"
      minH={{ base: '11', md: '8' }}
      px="2"
      borderRadius="l2"
      textStyle="small"
      fontWeight="semibold"
      color="fg.muted"
      whiteSpace="nowrap"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' } }}
    >
      <Icon name="globe" />
      <Text as="span" lang={current?.code}>
        {short ? current?.short : current?.label}
      </Text>
      {!short && <Icon name="down" size={13} />}
      <chakra.select
        aria-label={t('language')}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="pointer"
        color="fg"
        bg="bg.panel"
        value={i18n.language}
        onChange={(event) => {
          changeLanguage(event.target.value).catch(() => notify('error', t('errors:noAnswer')))
        }}
      >
        {languages.map(({ code, label }) => (
          <option key={code} value={code} lang={code}>
            {label}
          </option>
        ))}
      </chakra.select>
    </HStack>
  )
}
