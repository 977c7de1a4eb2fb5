import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { hotelFilters } from '../results-view.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

interface FilterRailProps extends FilterFieldsProps {
  onClear: () => void
}

/** The filters beside the results on wide screens. */
export function FilterRail({ onClear, ...fields }: FilterRailProps) {
  const { t } = useTranslation('hotels')
  const active = hotelFilters.active(fields.filters).length
  return (
    <Stack
      as="aside"
      aria-label={t('filters')}
      gap="0"
      // Leaves room for the focus ring, and for the strokes of Nastaliq above the first line.
      w="calc({sizes.rail} + 20px)"
      mx="-10px"
      px="10px"
      mt="-4px"
      pt="4px"
      flexShrink={0}
      // Stays visible beside a long list.
      position="sticky"
      top="60px"
      alignSelf="flex-start"
      maxH="calc(100vh - 68px)"
      overflowY="auto"
      css={{ scrollbarWidth: 'thin' }}
    >
      <HStack justify="space-between" h="9" mb="3">
        <Text as="h2" textStyle="h2">
          {t('filters')}
        </Text>
        {active > 0 && (
          <Button variant="plain" size="xs" onClick={onClear}>
            {t('clear', { count: active })}
          </Button>
        )}
      </HStack>
      <FilterFields {...fields} />
    </Stack>
  )
}
