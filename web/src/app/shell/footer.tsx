import { chakra, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { paths } from '#src/lib/navigation/paths.ts'

const RouterLink = chakra(Link)

const links = [
  { key: 'about', to: paths.about },
  { key: 'makkahGuide', to: paths.makkahGuide },
  { key: 'madinahGuide', to: paths.madinahGuide },
  { key: 'contact', to: paths.contact },
  { key: 'privacy', to: paths.privacy },
  { key: 'terms', to: paths.terms },
] as const

const guides: ReadonlySet<string> = new Set(['makkahGuide', 'madinahGuide'])

/** Links to the public pages, at the end of every layout. The city guides are omitted where space is short. */
export function Footer({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation()
  return (
    <chakra.footer
      textStyle="small"
      color="fg.muted"
      // A bar fixed to the bottom edge would cover the last lines.
      css={{ '[data-bar=total] &, [data-bar=choice] &': { paddingBottom: { base: '20', md: '24', lg: '0' } } }}
      _print={{ display: 'none' }}
    >
      <Flex columnGap="6" rowGap="1" wrap="wrap" justify="space-between" align="center">
        <HStack as="nav" aria-label={t('footer.label')} columnGap={isShort ? '4' : '5'} rowGap="0" wrap="wrap">
          {(isShort ? links.filter(({ key }) => !guides.has(key)) : links).map(({ key, to }) => (
            <RouterLink
              key={key}
              to={to}
              display="inline-flex"
              alignItems="center"
              minH={{ base: '11', md: '8' }}
              minW={{ base: '11', md: '0' }}
              _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' }}
            >
              {t(`footer.${key}`)}
            </RouterLink>
          ))}
        </HStack>
        <Text>
          © <bdi>{serverNow().getFullYear()}</bdi> {t('productName')}
        </Text>
      </Flex>
    </chakra.footer>
  )
}
