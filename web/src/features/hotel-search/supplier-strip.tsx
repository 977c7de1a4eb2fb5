import { Box, Flex, HStack, Spinner } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/components/icons/icon.tsx'
import { SupplierName } from '#src/components/hotels/supplier-name.tsx'
import { SUPPLIERS } from './listing-view.ts'
import type { Listing } from './use-listing.ts'

/** Who has answered a search, with how many offers; a spinner beside those still asked. */
export function SupplierStrip({ answers }: { answers: Listing['suppliers'] | undefined }) {
  const { t } = useTranslation('hotels')
  const rows = answers ?? SUPPLIERS.map((supplier) => ({ supplier, offerCount: 0, answered: undefined }))
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={t('suppliers')}
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      textStyle="micro"
      color="fg.muted"
      align="center"
    >
      {rows.map(({ supplier, offerCount, answered }) => (
        <HStack as="li" key={supplier} gap="1.5" whiteSpace="nowrap">
          <SupplierName supplier={supplier} />
          {answered === undefined && (
            <HStack gap="1.5" color="status.pending.fg">
              <Spinner boxSize="10px" borderWidth="1.5px" />
              {t('asking')}
            </HStack>
          )}
          {answered === true && (
            <HStack gap="1" color="fg.subtle">
              <Icon name="check" size={12} color="status.confirmed.fg" />
              <Box as="span" fontVariantNumeric="tabular-nums">
                {t('offers', { count: offerCount })}
              </Box>
            </HStack>
          )}
          {answered === false && (
            <HStack gap="1" color="status.failed.fg">
              <Icon name="alert" size={12} />
              {t('noAnswer')}
            </HStack>
          )}
        </HStack>
      ))}
    </Flex>
  )
}
