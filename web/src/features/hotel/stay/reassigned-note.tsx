import { HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

/** Note that the other rooms were moved to another supplier. */
export function ReassignedNote({ supplier }: { supplier: SupplierInfo }) {
  const { t } = useTranslation('hotel')
  return (
    <HStack align="flex-start" gap="2" textStyle="small" flex="1" minW="0">
      <Icon name="info" size={15} color="brand.fg" alignWithFirstLine />
      <Text>{t('reassign.done', { supplier: supplier.name })}</Text>
    </HStack>
  )
}
