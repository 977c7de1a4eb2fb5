import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import type { BookedRoomFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { useRoomTexts } from './use-room-texts.ts'
import { useStayTexts } from './use-stay-texts.ts'

/** Board, beds and size of a booked room. */
export function RoomFacts({ room }: { room: BookedRoomFieldsFragment }) {
  const texts = useStayTexts()
  const roomTexts = useRoomTexts()
  return (
    <Box textStyle="small" color="fg.muted">
      <DotSeparated>{[texts.board(room.board, room.boardText), ...roomTexts.roomFacts(room.kind)]}</DotSeparated>
    </Box>
  )
}

/** The guests of a booked room, with age and role. */
export function RoomGuests({ guests }: { guests: BookedRoomFieldsFragment['travelers'] }) {
  const { t } = useTranslation('stay')
  return (
    <Stack as="ul" gap="0" listStyleType="none" minW="0">
      {guests.map(({ name, age, lead }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- guests have no id and keep their order
        <HStack as="li" key={index} columnGap="2" rowGap="0" wrap="wrap" textStyle="small" minH="6">
          <Name>{name || '–'}</Name>
          {age !== null && (
            <Text as="span" color="fg.subtle">
              {t('guests.age', { count: age })}
            </Text>
          )}
          {lead && <Chip>{t('guests.lead')}</Chip>}
        </HStack>
      ))}
    </Stack>
  )
}

interface BookedRoomProps {
  room: BookedRoomFieldsFragment
  number: number
  locationCode: string | null
}

/** A booked room and who sleeps in it. Rooms are numbered as in the search. */
export function BookedRoom({ room, number, locationCode }: BookedRoomProps) {
  const { t } = useTranslation('stay')
  const name = useRoomTexts(locationCode).room(room.name, room.kind)
  return (
    <HStack gap="2" align="flex-start">
      <Icon name="bed" color="fg.subtle" alignWithFirstLine />
      <Box minW="0">
        <Text as="h3" textStyle="h3">
          <DotSeparated>
            {t('guests.room', { number })}
            {name && <bdi>{name}</bdi>}
          </DotSeparated>
        </Text>
        <RoomFacts room={room} />
        <Box mt="1">
          <RoomGuests guests={room.travelers} />
        </Box>
      </Box>
    </HStack>
  )
}
