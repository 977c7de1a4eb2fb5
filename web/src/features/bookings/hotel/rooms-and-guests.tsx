import { Box, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useRoomWords } from '#src/components/hotels/use-room-words.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { SpecialRequests } from './special-requests.tsx'

type HotelDetails = NonNullable<HotelBooking['details']>
type Guest = HotelDetails['rooms'][number]['travelers'][number]

/** A guest of a room, with age and role. */
export function GuestLine({ guest }: { guest: Guest }) {
  const { t } = useTranslation('bookings')
  return (
    <HStack as="li" gap="2" textStyle="small" minH="6">
      <bdi>{`${guest.firstName} ${guest.lastName}`.trim() || '–'}</bdi>
      {guest.age !== null && (
        <Text as="span" color="fg.subtle">
          {t('guests.age', { count: guest.age })}
        </Text>
      )}
      {guest.lead && <Chip>{t('guests.lead')}</Chip>}
    </HStack>
  )
}

export function RoomsAndGuests({ details }: { details: HotelDetails }) {
  const { t } = useTranslation('bookings')
  const words = useStayWords()
  const roomWords = useRoomWords()
  const { rooms, contact, specialRequests } = details
  if (rooms.length === 0) return null
  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="3">
        {t('guests.title')}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: rooms.length > 1 ? '1fr 1fr' : '1fr' }} gap="4">
        {rooms.map((room, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
          <Box key={index}>
            <HStack gap="2" mb="1" align="flex-start">
              <Icon name="bed" color="fg.subtle" mt="0.5" />
              <Box minW="0">
                <Text as="h3" textStyle="h3">
                  {t('guests.room', { number: index + 1 })}
                  {roomWords.room(room.name, room.kind) && (
                    <>
                      {' · '}
                      <bdi>{roomWords.room(room.name, room.kind)}</bdi>
                    </>
                  )}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  <bdi>{[words.board(room.board, room.boardText), ...roomWords.roomFacts(room.kind)].join(' · ')}</bdi>
                </Text>
              </Box>
            </HStack>
            <Stack as="ul" gap="0" ps="6" listStyleType="none">
              {room.travelers.map((guest, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <GuestLine key={place} guest={guest} />
              ))}
            </Stack>
          </Box>
        ))}
      </Grid>
      {specialRequests && (
        <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border.muted">
          <Text as="h3" textStyle="h3" mb="1">
            {t('requests.title')}
          </Text>
          <SpecialRequests requests={specialRequests} />
        </Box>
      )}
      {contact && (
        <HStack mt="4" pt="3" gap="4" borderTopWidth="1px" borderColor="border.muted" textStyle="small" wrap="wrap">
          <Text as="h3" textStyle="small" color="fg.muted">
            {t('guests.contact')}
          </Text>
          {contact.email && (
            <HStack gap="1.5">
              <Icon name="mail" color="fg.subtle" />
              <bdi dir="ltr">{contact.email}</bdi>
            </HStack>
          )}
          {contact.phone && (
            <HStack gap="1.5">
              <Icon name="phone" color="fg.subtle" />
              <bdi dir="ltr">{contact.phone}</bdi>
            </HStack>
          )}
        </HStack>
      )}
    </Card>
  )
}
