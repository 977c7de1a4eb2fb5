import { Box, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BookedRoom } from '#src/components/hotels/booked-room.tsx'
import { SpecialRequests } from '#src/components/hotels/special-requests.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { LeadContact } from '../detail/lead-contact.tsx'
import type { HotelBooking } from './hotel-booking.ts'

interface RoomsAndGuestsProps {
  details: NonNullable<HotelBooking['details']>
  locationCode: HotelBooking['locationCode']
}

/** Guests by room, special requests, and the lead traveler's contact details. */
export function RoomsAndGuests({ details, locationCode }: RoomsAndGuestsProps) {
  const { t } = useTranslation(['bookings', 'stay'])
  const { rooms, contact, specialRequests } = details
  if (rooms.length === 0 && !contact && !specialRequests) return null
  return (
    <Part as="section">
      <Text as="h2" textStyle="h2" mb="3">
        {t('stay:guests.title')}
      </Text>
      {rooms.length > 0 && (
        <Grid templateColumns={{ base: '1fr', md: rooms.length > 1 ? '1fr 1fr' : '1fr' }} gap="4">
          {rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
            <BookedRoom key={index} room={room} number={index + 1} locationCode={locationCode} />
          ))}
        </Grid>
      )}
      {specialRequests && (
        <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border.muted">
          <Text as="h3" textStyle="h3" mb="1">
            {t('stay:requests.title')}
          </Text>
          <SpecialRequests requests={specialRequests} />
        </Box>
      )}
      {contact && <LeadContact contact={contact} />}
    </Part>
  )
}
