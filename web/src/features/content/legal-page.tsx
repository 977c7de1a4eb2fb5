import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { PageHead } from './page-head.tsx'
import { Prose } from './prose.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { usePrintInLightMode } from '#src/lib/browser/use-print-in-light-mode.ts'

const RouterLink = chakra(Link)

interface LegalPageProps {
  title: string
  lead: string
  /** `YYYY-MM-DD` of the last change. */
  updated: string
  sections: readonly { id: string; title: string; text: string }[]
}

/** Long text in numbered sections with a table of contents. Printable. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  const { t } = useTranslation('legal')
  const format = useFormat()
  useHashTarget()
  usePrintInLightMode()
  return (
    <Page pt={{ base: '6', md: '10' }}>
      <PageHead title={title} lead={lead}>
        <HStack mt="3" columnGap="4" wrap="wrap" textStyle="small" color="fg.subtle">
          <Text>{t('updated', { date: format.fullDate(updated) })}</Text>
          <Button variant="plain" size="sm" onClick={() => print()} _print={{ display: 'none' }}>
            <Icon name="document" size={14} />
            {t('print')}
          </Button>
        </HStack>
      </PageHead>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '6', lg: '14' }} mt="8" align="flex-start">
        <Box
          as="nav"
          aria-labelledby="contents"
          w={{ base: 'full', lg: '280px' }}
          flexShrink={0}
          position={{ lg: 'sticky' }}
          top="76px"
          _print={{ display: 'none' }}
        >
          <Text as="h2" id="contents" textStyle="h3" mb="2">
            {t('contents')}
          </Text>
          <chakra.ol listStyleType="none">
            {sections.map((section, index) => (
              <li key={section.id}>
                <RouterLink
                  to={`#${section.id}`}
                  display="flex"
                  gap="2"
                  py={{ base: '2.5', lg: '1.5' }}
                  minH={{ base: '11', md: '0' }}
                  color="fg.muted"
                  _hover={{ color: 'brand.fg' }}
                >
                  <Box as="span" color="fg.subtle" minW="5" fontVariantNumeric="tabular-nums">
                    {index + 1}
                  </Box>
                  {section.title}
                </RouterLink>
              </li>
            ))}
          </chakra.ol>
        </Box>
        <Box flex="1" minW="0" maxW="720px">
          {sections.map((section, index) => (
            <Box
              key={section.id}
              as="section"
              id={section.id}
              tabIndex={-1}
              outline="none"
              aria-labelledby={`${section.id}-title`}
              scrollMarginTop="76px"
              _notFirst={{ mt: '9' }}
            >
              <Text as="h2" id={`${section.id}-title`} textStyle="h2" mb="2" breakAfter="avoid">
                {index + 1}. {section.title}
              </Text>
              <Prose text={section.text} />
            </Box>
          ))}
        </Box>
      </Flex>
    </Page>
  )
}
