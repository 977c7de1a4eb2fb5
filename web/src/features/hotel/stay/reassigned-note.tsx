import { HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Supplier } from '#src/__generated__/schema.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useSupplierName } from '#src/components/hotels/supplier-name.tsx'

/** Says that the other rooms moved to the supplier of the last choice. */
export function ReassignedNote({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('hotel')
  const supplierName = useSupplierName()
  return (
    <HStack align="flex-start" gap="2" textStyle="small" flex="1" minW="0">
      <Icon name="info" size={15} mt="1.5px" color="brand.fg" />
      <Text>{t('reassign.done', { supplier: supplierName(supplier) })}</Text>
    </HStack>
  )
}
