import { Box, HStack } from '@chakra-ui/react'
import { colorVariable } from '#src/theme/color-variable.ts'

export interface SupplierInfo {
  readonly key: string
  readonly name: string
  readonly color: string | null
}

/** Suppliers with a color in the theme, used if the server configures no color. */
const suppliersWithThemeColor = new Set(['agoda', 'umrahholidays', 'hudxconnect'])

const chooseColor = ({ key, color }: SupplierInfo): string =>
  color ?? colorVariable(`supplier.${suppliersWithThemeColor.has(key) ? key : 'other'}`)

/** The supplier's name with its color. */
export function SupplierBadge({ supplier }: { supplier: SupplierInfo }) {
  return (
    <HStack as="span" display="inline-flex" gap="1.5" minW="0" maxW="full" verticalAlign="bottom">
      <Box
        as="span"
        boxSize="2"
        borderRadius="2px"
        flexShrink={0}
        aria-hidden
        style={{ backgroundColor: chooseColor(supplier) }}
      />
      <Box as="bdi" truncate>
        {supplier.name}
      </Box>
    </HStack>
  )
}
