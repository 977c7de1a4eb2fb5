import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSupplierNames } from '#src/components/hotels/use-supplier-names.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { HotelDetail } from './rooms/room-options.ts'

interface PendingSuppliersProps {
  suppliers: HotelDetail['pendingSuppliers']
  onCheckAgain: () => void
}

/** Suppliers that had not responded when the rooms were fetched. The rooms do not change until the agent checks again. */
export function PendingSuppliers({ suppliers, onCheckAgain }: PendingSuppliersProps) {
  const { t } = useTranslation('hotel')
  const names = useSupplierNames()
  if (suppliers.length === 0) return undefined
  return (
    <Flex role="status" gap="3" px="4" py="3" align="center" borderRadius="l3" bg="bg.muted" textStyle="small">
      <Icon name="info" size={16} />
      <Text flex="1" minW="0">
        {t('pending', { suppliers: names(suppliers) })}
      </Text>
      <Button variant="outline" size="sm" flexShrink={0} onClick={onCheckAgain}>
        {t('checkAgain')}
      </Button>
    </Flex>
  )
}
