import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useRoomWords } from '#src/components/hotels/use-room-words.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { Section } from '#src/components/layout/section.tsx'
import type { StayDetails } from './stay-details.ts'

type Room = StayDetails['rooms'][number]

/** Who sleeps where. */
export function BookedRooms({ details }: { details: StayDetails }) {
  const { t } = useTranslation('checkout')
  if (details.rooms.length === 0) return undefined
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section title={t('done.rooms')}>
        <Stack gap="4">
          {details.rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
            <RoomGuests key={index} room={room} number={index + 1} />
          ))}
        </Stack>
      </Section>
    </Card>
  )
}

function RoomGuests({ room, number }: { room: Room; number: number }) {
  const { t } = useTranslation('checkout')
  const words = useStayWords()
  const roomWords = useRoomWords()
  return (
    <HStack align="flex-start" gap="3">
      <Icon name="bed" color="fg.subtle" mt="1px" />
      <Box minW="0" flex="1">
        <Text as="h3" textStyle="h3">
          {t('hotel.room', { room: number, name: roomWords.room(room.name, room.kind) })}
        </Text>
        <Text textStyle="small" color="fg.muted">
          <bdi>{[words.board(room.board, room.boardText), ...roomWords.roomFacts(room.kind)].join(' · ')}</bdi>
        </Text>
        <Stack as="ul" gap="0.5" mt="1.5" listStyleType="none">
          {room.travelers.map((traveler, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <HStack as="li" key={place} columnGap="2" rowGap="0" wrap="wrap" minH="6">
              <bdi>{`${traveler.firstName} ${traveler.lastName}`.trim()}</bdi>
              {traveler.age !== null && (
                <Text as="span" textStyle="small" color="fg.subtle">
                  {t(traveler.age === 0 ? 'travelers.infant' : 'travelers.child', { count: traveler.age })}
                </Text>
              )}
              {traveler.lead && <Chip>{t('done.leadMark')}</Chip>}
            </HStack>
          ))}
        </Stack>
      </Box>
    </HStack>
  )
}
