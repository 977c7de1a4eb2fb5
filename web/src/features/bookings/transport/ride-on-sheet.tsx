import { Box, Text } from '@chakra-ui/react'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehicleLines } from './vehicles.tsx'

/** Route, day, meeting point and vehicles, as the sheet prints them. */
export function RideOnSheet({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const { routeName, companyName, date, details } = booking
  const pickUp = details?.pickUp
  return (
    <>
      <Box>
        <Text textStyle="display" fontSize="24px" lineHeight="1.3">
          <bdi>{routeName ?? t('transportBooking')}</bdi>
        </Text>
        <Text color="fg.muted">
          {dotted([date && `${format.weekday(date, 'always')} (${format.hijri(date)})`, companyName])}
        </Text>
      </Box>
      {pickUp && (
        <SheetBlock title={t('ride.pickUp')}>
          <bdi>{dotted([pickUp.place, pickUp.time && format.clock(pickUp.time), pickUp.flightNumber])}</bdi>
        </SheetBlock>
      )}
      {details && (
        <SheetBlock title={t('ride.vehicles')}>
          <VehicleLines vehicles={details.vehicles} />
        </SheetBlock>
      )}
    </>
  )
}
