import { HStack } from '@chakra-ui/react'
import { TabLink } from '#src/components/layout/tab-link.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** What can be searched for; the first one is in no address. */
const products = [
  { key: 'hotels', icon: 'bed' },
  { key: 'transport', icon: 'bus' },
  { key: 'groundServices', icon: 'users' },
] as const satisfies readonly { key: string; icon: IconName }[]

export type Product = (typeof products)[number]['key']

/** The product of an address of the home page. */
export const productOf = (address: URLSearchParams): Product =>
  products.find(({ key }) => key === address.get('product'))?.key ?? 'hotels'

/** Tabs above a search form, which lead to the forms of the home page. Each has its own address, so that Back returns to the form before. */
export function ProductTabs({ current }: { current: Product }) {
  const { t } = useTranslation('search')
  return (
    <HStack
      as="nav"
      aria-label={t('products.label')}
      px={{ base: '4', md: '6' }}
      gap={{ base: '4', md: '7' }}
      h="12"
      borderBottomWidth="1px"
      overflowX="auto"
      overflowY="hidden"
      css={{ scrollbarWidth: 'none' }}
    >
      {products.map(({ key, icon }) => {
        const active = key === current
        return (
          <TabLink
            key={key}
            to={{
              pathname: paths.home,
              search: key === 'hotels' ? '' : new URLSearchParams({ product: key }).toString(),
            }}
            active={active}
          >
            <Icon name={icon} color={active ? 'brand.fg' : 'fg.subtle'} />
            {t(`products.${key}`)}
          </TabLink>
        )
      })}
    </HStack>
  )
}
