import { chakra, Flex, HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router-dom'
import { LookupButton } from '#src/features/bookings/lookup/lookup-button.tsx'
import { UnsettledBanner } from '#src/features/checkout/unsettled/unsettled-banner.tsx'
import { Account } from './account-button.tsx'
import { CommissionToggle } from './commission-toggle.tsx'
import { HomeLink } from './home-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { pageAt, sections } from '#src/app/navigation.ts'
import { forcedColors, lowWindow } from '#src/theme/media.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { WalletBalance } from './wallet-balance.tsx'

const RouterLink = chakra(Link)

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: '2.5',
  bottom: '-1px',
  h: '2px',
  bg: 'brand.solid',
  borderRadius: '2px 2px 0 0',
  [forcedColors]: { h: '3px', bg: 'Highlight' },
} as const

export function Header({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const current = pageAt(pathname)?.section
  return (
    <>
      <chakra.header
        bg="bg.panel"
        borderBottomWidth="1px"
        css={{ position: 'sticky', top: '0', [lowWindow]: { position: 'relative' } }}
        zIndex="10"
        _print={{ display: 'none' }}
      >
        <Flex maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} h="bar" align="center" gap={{ base: '1', md: '5' }}>
          <HomeLink />
          <HStack as="nav" aria-label={t('nav.main')} gap="0.5" hideBelow="md" h="full">
            {sections.map((section) => {
              const active = section.key === current
              return (
                <RouterLink
                  key={section.key}
                  to={section.to}
                  aria-current={active ? 'page' : undefined}
                  display="flex"
                  alignItems="center"
                  h="full"
                  px="2.5"
                  position="relative"
                  outlineOffset="-3px"
                  textStyle="body"
                  fontWeight={active ? 'semibold' : 'medium'}
                  color={active ? 'fg' : 'fg.muted'}
                  _hover={{ color: 'fg' }}
                  _after={active ? underline : undefined}
                >
                  {t(`nav.${section.key}`)}
                </RouterLink>
              )
            })}
          </HStack>
          <Flex flex="1" />
          <WalletBalance />
          <HStack gap={{ base: '0', md: '1' }}>
            <LookupButton />
            <CommissionToggle />
            <LanguageMenu short />
            <ThemeToggle />
            <Account name={name} email={email} />
          </HStack>
        </Flex>
      </chakra.header>
      <UnsettledBanner />
    </>
  )
}
