import { Box, type BoxProps, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { RoomFacts, RoomGuests } from '#src/components/hotels/booked-room.tsx'
import { SpecialRequests } from '#src/components/hotels/special-requests.tsx'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { usePlaceLine } from '#src/data/use-city-name.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { SheetBlock } from '../sheet/sheet-block.tsx'

/** Hotel, stay, and guests by room on the booking sheet. */
export function HotelSheetPanel({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['bookings', 'components', 'stay', 'tools'])
  const { hotelName, locationCode, details } = booking
  const place = usePlaceLine(booking)
  return (
    <>
      <Box>
        <Text textStyle="h1">
          <bdi>{hotelName ?? t('components:hotelBooking')}</bdi>
        </Text>
        {place && (
          <Text color="fg.muted">
            <bdi>{place}</bdi>
          </Text>
        )}
      </Box>
      <Stay booking={booking} />
      {details && details.rooms.length > 0 && <Rooms details={details} locationCode={locationCode} />}
      {details?.specialRequests && (
        <SheetBlock title={t('stay:requests.title')}>
          <SpecialRequests requests={details.specialRequests} />
        </SheetBlock>
      )}
    </>
  )
}

interface StayFactProps extends BoxProps {
  label: string
  value: string
}

const StayFact = ({ label, value, children, ...box }: StayFactProps) => (
  // The subgrid aligns the lines of all facts, even if one date takes two lines.
  <Box
    minW="0"
    p="3"
    borderWidth="1px"
    borderRadius="l2"
    display="grid"
    gridTemplateRows="subgrid"
    gridRow="span 4"
    rowGap="0"
    _print={{ py: '2' }}
    {...box}
  >
    <Text textStyle="small" color="fg.subtle">
      {label}
    </Text>
    <Text textStyle="h3">{value}</Text>
    {children}
  </Box>
)

function Stay({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['bookings', 'stay', 'tools'])
  const format = useFormat()
  const texts = useStayTexts()
  const { checkIn, checkOut, roomCount, guestCount, details } = booking
  const formatDay = (date: string | null) => (date ? format.weekday(date, 'always') : '–')
  const nights = checkIn && checkOut ? texts.nights(nightsOf({ checkIn, checkOut })) : '–'
  const party = [roomCount !== null && texts.rooms(roomCount), guestCount !== null && texts.guests(guestCount)]
  return (
    <Grid
      // Two columns with one date each, or a single column on the narrowest phones.
      templateColumns={{ base: 'repeat(auto-fit, minmax(max(144px, 50% - 4px), 1fr))', md: '1fr 1fr 1fr' }}
      gap={{ base: '2', md: '3' }}
      _print={{ gridTemplateColumns: '1fr 1fr 1fr' }}
    >
      <StayFact label={t('stay:checkIn')} value={formatDay(checkIn)}>
        {details?.checkInTime && (
          <Text textStyle="small">{t('stay:from', { time: format.clock(details.checkInTime) })}</Text>
        )}
        {checkIn && <HijriDate mt="1">{format.hijri(checkIn)}</HijriDate>}
      </StayFact>
      <StayFact label={t('stay:checkOut')} value={formatDay(checkOut)}>
        {details?.checkOutTime && (
          <Text textStyle="small">{t('stay:until', { time: format.clock(details.checkOutTime) })}</Text>
        )}
        {checkOut && <HijriDate mt="1">{format.hijri(checkOut)}</HijriDate>}
      </StayFact>
      <StayFact
        label={t('tools:sheet.stay')}
        value={nights}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        _print={{ gridColumn: 'auto', py: '2' }}
      >
        <Text textStyle="small">{joinWithDots(party)}</Text>
      </StayFact>
    </Grid>
  )
}

interface RoomsProps {
  details: NonNullable<HotelBooking['details']>
  locationCode: HotelBooking['locationCode']
}

function Rooms({ details: { rooms }, locationCode }: RoomsProps) {
  const { t } = useTranslation('stay')
  const roomTexts = useRoomTexts(locationCode)
  return (
    <Box as="section">
      <Text as="h2" textStyle="h3" pb="1.5" borderBottomWidth="1px">
        {t('guests.title')}
      </Text>
      {rooms.map((room, index) => (
        <Grid
          // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
          key={index}
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          columnGap="6"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="border.muted"
          breakInside="avoid"
          _print={{ gridTemplateColumns: '1fr 1fr', py: '1.5' }}
        >
          <Box minW="0">
            <Text fontWeight="semibold">{t('guests.room', { number: index + 1 })}</Text>
            <Text textStyle="small">
              <bdi>{roomTexts.room(room.name, room.kind)}</bdi>
            </Text>
            <RoomFacts room={room} />
          </Box>
          <RoomGuests guests={room.travelers} />
        </Grid>
      ))}
    </Box>
  )
}
