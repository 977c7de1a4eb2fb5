import { Box, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** Trade names are Latin in every language. */
const NAMES = { AGODA: 'agoda', UMRAHHOLIDAYS: 'umrahholidays', HUDXCONNECT: 'hudxconnect' } as const

export type SupplierCode = keyof typeof NAMES | 'UNRECOGNISED'

/** The supplier's name for texts; a general word for one this version does not know. */
export function useSupplierName(): (supplier: SupplierCode) => string {
  const { t } = useTranslation('components')
  return (supplier) => (supplier === 'UNRECOGNISED' ? t('otherSupplier') : NAMES[supplier])
}

export function SupplierName({ supplier }: { supplier: SupplierCode }) {
  const name = useSupplierName()(supplier)
  const known = supplier !== 'UNRECOGNISED'
  return (
    <HStack as="span" display="inline-flex" gap="1.5" minW="0" maxW="full" verticalAlign="bottom">
      <Box
        as="span"
        boxSize="2"
        borderRadius="2px"
        bg={`supplier.${known ? NAMES[supplier] : 'other'}`}
        flexShrink={0}
        aria-hidden
      />
      <Box as="span" truncate dir={known ? 'ltr' : undefined}>
        {name}
      </Box>
    </HStack>
  )
}
