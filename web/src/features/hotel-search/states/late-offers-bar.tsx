import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSupplierNames } from '#src/components/hotels/use-supplier-names.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import type { LateOffers } from '../use-late-offers.ts'
import type { SearchResults } from '../search-pages.ts'

interface LateOffersBarProps {
  /** Suppliers of the results on screen. */
  displayedSuppliers: SearchResults['suppliers'] | undefined
  lateOffers: LateOffers | undefined
  onShow: () => void
  onSearchAgain: () => void
}

/**
 * Announces offers that have arrived since the displayed results, or suppliers that have failed. Overlays the page, so that nothing moves until the agent
 * shows the offers.
 */
export function LateOffersBar({ displayedSuppliers, lateOffers, onShow, onSearchAgain }: LateOffersBarProps) {
  const { t } = useTranslation(['hotels', 'listing'])
  const names = useSupplierNames()
  const pending = new Set(
    displayedSuppliers?.filter(({ state }) => state === 'SEARCHING').map(({ supplierInfo: { key } }) => key),
  )
  const finished = lateOffers?.suppliers.filter(({ supplierInfo: { key } }) => pending.has(key)) ?? []
  const failed = finished.flatMap(({ state, supplierInfo }) => (state === 'FAILED' ? supplierInfo : []))
  const suppliersWithOffers = finished.flatMap(({ state, offerCount: offers, supplierInfo }) =>
    state === 'ANSWERED' && offers > 0 ? supplierInfo : [],
  )
  const { hotelCount = 0, lowerPriceCount = 0, offerCount = 0 } = lateOffers?.additions ?? {}
  const facts = [
    ...(hotelCount > 0 ? [t('late.hotels', { count: hotelCount })] : []),
    ...(lowerPriceCount > 0 ? [t('late.lowerPrices', { count: lowerPriceCount })] : []),
  ]
  const hasOffers = offerCount > 0 && suppliersWithOffers.length > 0
  const failure = failed.length > 0 && t('late.failed', { suppliers: names(failed) })
  const canSearchAgain = !hasOffers && !lateOffers?.searching
  return (
    <Box role="status">
      {failure && !canSearchAgain && <VisuallyHidden>{failure}</VisuallyHidden>}
      {hasOffers && (
        <Bar>
          <Stack gap="0" minW="0">
            <Text textStyle="small" fontWeight="semibold">
              {t('late.title', { suppliers: names(suppliersWithOffers) })}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {joinWithDots(facts.length > 0 ? facts : [t('moreOffers', { count: offerCount })])}
            </Text>
          </Stack>
          <Button size="sm" flexShrink={0} onClick={onShow}>
            {t('late.show')}
          </Button>
        </Bar>
      )}
      {failure && canSearchAgain && (
        <Bar>
          <Text textStyle="small">{failure}</Text>
          <Button size="sm" flexShrink={0} onClick={onSearchAgain}>
            {t('listing:searchAgain')}
          </Button>
        </Bar>
      )}
    </Box>
  )
}

/** Overlay above the page. */
const Bar = ({ children }: { children: ReactNode }) => (
  <Flex
    position="fixed"
    insetInline="0"
    // Above the tab bar on phones.
    bottom={{ base: 'calc(var(--tabs) + 8px + env(safe-area-inset-bottom))', md: '4' }}
    zIndex="8"
    w="fit-content"
    maxW={{ base: 'calc(100% - 24px)', md: '560px' }}
    mx="auto"
    ps="4"
    pe="2"
    py="2"
    gap="4"
    align="center"
    borderWidth="1px"
    borderRadius="l3"
    bg="bg.panel"
    boxShadow="overlay"
  >
    {children}
  </Flex>
)
