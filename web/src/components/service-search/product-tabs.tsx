import { HStack } from '@chakra-ui/react'
import { TabLink } from '#src/components/layout/tab-link.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { type ProductKey, homeSearch, productKeys, products } from '#src/domain/products.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Tabs above a search form that link to the forms on the home page. Each form has its own URL, so that Back returns to the previous one. */
export function ProductTabs({ current }: { current: ProductKey }) {
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
      {productKeys.map((key) => {
        const active = key === current
        return (
          <TabLink key={key} to={{ pathname: paths.home, search: homeSearch(key) }} active={active}>
            <Icon name={products[key].icon} color={active ? 'brand.fg' : 'fg.subtle'} />
            {t(`products.${key}`)}
          </TabLink>
        )
      })}
    </HStack>
  )
}
