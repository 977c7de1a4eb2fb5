import { Box, Grid, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { SearchCodes } from '#src/components/hotels/search-codes.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { usePlaceLine } from '#src/data/use-city-name.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { drawings } from '#src/pictures/drawings.ts'
import { Fact, FactDetail, borderAfterPicture, factColumns, factPictureStyles } from '../detail/fact.tsx'
import type { HotelBooking } from './hotel-booking.ts'

/** Dates, hotel and number of rooms. */
export function StayPanel({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['bookings', 'stay'])
  const format = useFormat()
  const texts = useStayTexts()
  const { checkIn, checkOut, roomCount, supplierInfo, details } = booking
  const place = usePlaceLine(booking)
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : 0
  const boards = [...new Set(details?.rooms.map(({ board, boardText }) => texts.board(board, boardText)))]
  return (
    <div>
      <Grid templateColumns={factColumns}>
        <Picture eager src={booking.imageUrl} drawing={drawings.hotel} {...factPictureStyles} />
        <Fact
          label={t('stay:checkIn')}
          value={checkIn ? format.weekday(checkIn, 'always') : '–'}
          borderInlineStartWidth={borderAfterPicture}
        >
          {details?.checkInTime && (
            <FactDetail>{t('stay:from', { time: format.clock(details.checkInTime) })}</FactDetail>
          )}
          {checkIn && <HijriDate mt="1">{format.hijri(checkIn)}</HijriDate>}
        </Fact>
        <Fact
          label={t('stay:checkOut')}
          value={checkOut ? format.weekday(checkOut, 'always') : '–'}
          borderInlineStartWidth="1px"
        >
          {details?.checkOutTime && (
            <FactDetail>{t('stay:until', { time: format.clock(details.checkOutTime) })}</FactDetail>
          )}
          {checkOut && <HijriDate mt="1">{format.hijri(checkOut)}</HijriDate>}
        </Fact>
        <Fact
          label={t('stay.rooms')}
          value={roomCount === null ? '–' : texts.rooms(roomCount)}
          gridColumn={{ base: '1 / -1', md: 'auto' }}
        >
          <FactDetail>
            <DotSeparated>{[...boards, nights > 0 && texts.nights(nights)]}</DotSeparated>
          </FactDetail>
          {supplierInfo && (
            <HStack mt="2" textStyle="small" color="fg.subtle">
              <SupplierBadge supplier={supplierInfo} />
            </HStack>
          )}
        </Fact>
      </Grid>
      {place && (
        <Text px="4" py="2.5" borderTopWidth="1px" borderColor="border.muted" textStyle="small" color="fg.muted">
          <bdi>{place}</bdi>
        </Text>
      )}
      {details && details.codes.length > 0 && (
        <Box px="4" py="2.5" borderTopWidth="1px" borderColor="border.muted">
          <SearchCodes codes={details.codes} />
        </Box>
      )}
    </div>
  )
}
