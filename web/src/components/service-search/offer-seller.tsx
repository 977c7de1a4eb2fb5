import { Box, HStack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface OfferSellerProps {
  company: string | undefined
  supplier: ComponentProps<typeof SupplierBadge>['supplier']
}

/** Company that provides the service, and supplier that sells it. */
export function OfferSeller({ company, supplier }: OfferSellerProps) {
  const { t } = useTranslation('listing')
  return (
    <HStack columnGap="2" rowGap="0" wrap="wrap" textStyle="small" color="fg.muted" mt="0.5">
      <bdi>{company ?? t('offers.companyNotStated')}</bdi>
      <Box color="fg.subtle">
        <SupplierBadge supplier={supplier} />
      </Box>
    </HStack>
  )
}
