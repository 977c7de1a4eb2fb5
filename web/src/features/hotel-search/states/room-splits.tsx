import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { roomSplits } from '#src/domain/room-splits.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useRoomSplits } from './use-room-splits.ts'

interface RoomSplitsProps {
  search: HotelSearch
  onSearch: (search: HotelSearch) => void
}

/** Proposes other rooms for a party that no single room holds, with what each would find. */
export function RoomSplits({ search, onSearch }: RoomSplitsProps) {
  const { t } = useTranslation('hotels')
  const splits = useRoomSplits(search)
  const format = useFormat()
  const describe = useSplitWords()
  if (roomSplits(search.rooms).length === 0 || splits?.length === 0) return undefined
  return (
    <Box mt="5">
      <Text as="h3" textStyle="h3">
        {t('splits.title')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mt="2" borderTopWidth="1px">
        {!splits && <Skeleton as="li" h="12" my="3" />}
        {splits?.map(({ rooms, search: split, hotels, lowest }) => (
          <Flex as="li" key={describe(rooms)} py="3" borderBottomWidth="1px" align="center" gap="3">
            <Box flex="1" minW="0">
              <Text fontWeight="600">{describe(rooms)}</Text>
              <Text textStyle="small" color="fg.muted">
                {t('filteredOut.hotelsFrom', { count: hotels, amount: format.money(lowest) })}
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
      </Stack>
    </Box>
  )
}

/** Returns a function that names rooms by their guests: `2 rooms: 4 + 4 guests`. */
function useSplitWords(): (rooms: readonly RoomGuests[]) => string {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  return (rooms) =>
    t('splits.rooms', {
      count: rooms.length,
      guests: rooms.map(({ adults, childAges }) => format.number(adults + childAges.length)).join(' + '),
    })
}
