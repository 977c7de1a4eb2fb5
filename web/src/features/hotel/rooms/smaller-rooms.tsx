import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { useSplitText } from '#src/components/hotels/use-split-text.ts'
import { type HotelLink, printHotelLink } from '#src/domain/search/hotel-search.ts'
import { roomSplits } from '#src/domain/room-splits.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Links to the same hotel and dates with smaller rooms. Renders nothing if a common room is large enough for the party. */
export function SmallerRooms({ link }: { link: HotelLink }) {
  const { t } = useTranslation('stay')
  const describe = useSplitText()
  const splits = roomSplits(link.search.rooms)
  if (splits.length === 0) return undefined
  return (
    <Box mt="5">
      <Text as="h3" textStyle="h3">
        {t('splits.title')}
      </Text>
      <Flex as="ul" listStyleType="none" gap="2" mt="2" wrap="wrap">
        {splits.map((rooms) => (
          <li key={describe(rooms)}>
            <Button asChild variant="outline">
              <Link to={`${paths.hotel}?${printHotelLink({ ...link, search: { ...link.search, rooms } })}`}>
                {describe(rooms)}
              </Link>
            </Button>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
