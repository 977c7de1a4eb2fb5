import { Box, Flex, HStack, Spinner } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { SearchResults } from '../use-results.ts'

/** Which suppliers have answered, with how many offers; a spinner while they are being asked. */
export function SupplierStrip({ answers }: { answers: SearchResults['suppliers'] | undefined }) {
  const { t } = useTranslation('hotels')
  if (!answers)
    return (
      // On a phone most answers take two lines; with room for them the cards stay where they are.
      <HStack gap="1.5" textStyle="micro" color="status.pending.fg" minH={{ base: 'calc(2lh + 4px)', md: '0' }}>
        <Spinner boxSize="10px" borderWidth="1.5px" />
        {t('asking')}
      </HStack>
    )
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
      {answers.map(({ supplierInfo, offerCount, answered }) => (
        <HStack as="li" key={supplierInfo.key} gap="1.5" whiteSpace="nowrap">
          <SupplierBadge supplier={supplierInfo} />
          {answered ? (
            <HStack gap="1" color="fg.subtle">
              <Icon name="check" size={12} color="status.confirmed.fg" />
              <Box as="span" fontVariantNumeric="tabular-nums">
                {t('offers', { count: offerCount })}
              </Box>
            </HStack>
          ) : (
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
