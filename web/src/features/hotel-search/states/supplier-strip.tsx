import { Box, Flex, HStack, Spinner } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { SearchResults } from '../search-pages.ts'

interface SupplierStripProps {
  suppliers: SearchResults['suppliers'] | undefined
  /** Suppliers included in the displayed results. Late offers are not included. */
  displayedSuppliers: SearchResults['suppliers'] | undefined
}

/** Suppliers, each with its number of offers or a spinner while it is searching. */
export function SupplierStrip({ suppliers, displayedSuppliers }: SupplierStripProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const hasUndisplayedOffers = (key: string) =>
    displayedSuppliers?.some(({ supplierInfo, state }) => supplierInfo.key === key && state === 'SEARCHING')
  if (!suppliers)
    return (
      <HStack gap="1.5" textStyle="small" color="status.pending.fg">
        <Spinner boxSize="10px" borderWidth="1.5px" />
        {t('asking')}
      </HStack>
    )
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={t('suppliers')}
      minH="1lh"
      columnGap={{ base: '3', md: '4' }}
      rowGap="1"
      wrap="wrap"
      textStyle="small"
      color="fg.muted"
      align="center"
    >
      {suppliers.map(({ supplierInfo, offerCount, state }) => (
        // The same size in all languages, because names are Latin and a second line would shift the cards.
        <HStack
          as="li"
          key={supplierInfo.key}
          gap="1.5"
          whiteSpace="nowrap"
          textStyle={{ base: 'caption', md: 'small' }}
        >
          <SupplierBadge supplier={supplierInfo} />
          {state === 'ANSWERED' ? (
            <HStack gap="1" color="fg.subtle" fontVariantNumeric="tabular-nums">
              <Flex hideBelow="md">
                <Icon name="check" size={12} color="status.confirmed.fg" />
              </Flex>
              {/* On phones, only the numbers are shown, so that all suppliers fit on one line. */}
              <Box as="span" aria-hidden hideFrom="md">
                {`${hasUndisplayedOffers(supplierInfo.key) ? '+' : ''}${format.number(offerCount)}`}
              </Box>
              <Box as="span" srOnly={{ base: true, md: false }}>
                {t(hasUndisplayedOffers(supplierInfo.key) && offerCount > 0 ? 'waitingOffers' : 'offers', {
                  count: offerCount,
                })}
              </Box>
            </HStack>
          ) : (
            <HStack gap="1" textStyle="small" color={state === 'SEARCHING' ? 'status.pending.fg' : 'status.failed.fg'}>
              {state === 'SEARCHING' ? <Spinner boxSize="10px" borderWidth="1.5px" /> : <Icon name="alert" size={12} />}
              <Box as="span" srOnly={{ base: true, md: false }}>
                {t(state === 'SEARCHING' ? 'stillSearching' : 'noAnswer')}
              </Box>
            </HStack>
          )}
        </HStack>
      ))}
    </Flex>
  )
}
