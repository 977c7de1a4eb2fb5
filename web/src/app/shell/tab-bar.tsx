import { chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { extraTabs, pageAt, sections } from '#src/app/navigation.ts'
import { lowWindow } from '#src/theme/media.ts'
import { useAccountQuery } from '#src/data/account.generated.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'

const RouterLink = chakra(Link)

/** Whether the gateway supports each additional tab; undefined while loading. */
function useTabSupport(): Record<(typeof extraTabs)[number]['key'], boolean | undefined> {
  const wallet = useWalletQuery()
  // Sent as one request with the same query in the header.
  const account = useAccountQuery({ fetchPolicy: 'no-cache' })
  return {
    sharedTab: account.data ? account.data.hasPaymentLinks : account.loading ? undefined : true,
    walletTab: wallet.data ? wallet.data.wallet !== null : wallet.loading ? undefined : false,
  }
}

/** Navigation on phones, fixed to the bottom edge. */
export function TabBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isSupported = useTabSupport()
  const extraTab = extraTabs.find(({ to }) => pathname.startsWith(to))
  const current = extraTab?.key ?? pageAt(pathname)?.section
  const tabs = [
    ...sections.map((section) => ({ ...section, isLoaded: true })),
    // While loading, an empty tab reserves the space, so that the other tabs do not move under the user's thumb.
    ...extraTabs
      .filter(({ key }) => isSupported[key] !== false)
      .map((tab) => ({ ...tab, isLoaded: isSupported[tab.key] !== undefined })),
  ]
  return (
    <chakra.nav
      aria-label={t('nav.main')}
      hideFrom="md"
      display="flex"
      bg="bg.panel"
      borderTopWidth="1px"
      minH="60px"
      pb="env(safe-area-inset-bottom)"
      zIndex="9"
      css={{
        position: 'fixed',
        bottom: '0',
        insetInline: '0',
        [lowWindow]: { position: 'static' },
        // The checkout steps show their buttons here instead.
        '[data-bar=steps] &': { display: 'none' },
      }}
      _print={{ display: 'none' }}
    >
      {tabs.map((tab) => {
        const active = tab.key === current
        return (
          <RouterLink
            key={tab.key}
            to={tab.to}
            aria-current={active ? 'page' : undefined}
            flex="1"
            minW="0"
            px="1"
            textAlign="center"
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="center"
            gap="0.5"
            textStyle="caption"
            fontWeight={active ? 'semibold' : 'medium'}
            color={active ? 'brand.fg' : 'fg.subtle'}
            outlineOffset="-3px"
            visibility={tab.isLoaded ? undefined : 'hidden'}
          >
            <Icon name={tab.icon} size={20} />
            {t(`nav.${tab.key}`)}
          </RouterLink>
        )
      })}
    </chakra.nav>
  )
}
