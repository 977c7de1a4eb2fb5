import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSplitText } from '#src/components/hotels/use-split-text.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useProposedSplits } from './use-proposed-splits.ts'

interface ProposedSplitsProps {
  search: HotelSearch
  onSearch: (search: HotelSearch) => void
}

/** Proposes smaller rooms for a party that is too large for a single room, with the results of each proposal. */
export function ProposedSplits({ search, onSearch }: ProposedSplitsProps) {
  const { t } = useTranslation(['hotels', 'stay'])
  const { proposals, isComplete } = useProposedSplits(search)
  const format = useFormat()
  const describe = useSplitText()
  if (isComplete && proposals.length === 0) return undefined
  return (
    <Box mt="5">
      <Text as="h3" textStyle="h3">
        {t('stay:splits.title')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mt="2" borderTopWidth="1px">
        {proposals.map(({ rooms, search: split, hotelCount, lowest }) => (
          <Flex as="li" key={describe(rooms)} py="3" borderBottomWidth="1px" align="center" gap="3">
            <Box flex="1" minW="0">
              <Text fontWeight="semibold">{describe(rooms)}</Text>
              <Text textStyle="small" color="fg.muted">
                {t('filteredOut.hotelsFrom', { count: hotelCount, amount: format.money(lowest) })}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('splits.choose', { rooms: describe(rooms) })}
              onClick={() => onSearch(split)}
            >
              {t('splits.show')}
            </Button>
          </Flex>
        ))}
        {!isComplete && <Skeleton as="li" h="12" my="3" />}
      </Stack>
    </Box>
  )
}
