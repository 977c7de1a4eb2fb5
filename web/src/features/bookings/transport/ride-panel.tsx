import { Grid } from '@chakra-ui/react'
import { VehiclePicture } from '#src/components/pictures/vehicle-picture.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import {
  CompanyFact,
  DayFact,
  Fact,
  FactDetail,
  borderAfterPicture,
  factColumns,
  factPictureStyles,
} from '../detail/fact.tsx'
import type { TransportBooking } from './transport-booking.ts'

/** Day, meeting point and company. */
export function RidePanel({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const { date, companyName, supplierInfo, details } = booking
  const pickUp = details?.pickUp
  return (
    <div>
      <Grid templateColumns={factColumns}>
        <VehiclePicture eager src={booking.imageUrl} {...factPictureStyles} />
        <DayFact label={t('ride.date')} day={date} borderInlineStartWidth={borderAfterPicture} />
        <Fact
          label={t('ride.pickUp')}
          value={pickUp?.time ? format.clock(pickUp.time) : t('ride.notStated')}
          borderInlineStartWidth="1px"
        >
          {pickUp?.place && (
            <FactDetail>
              <bdi>{pickUp.place}</bdi>
            </FactDetail>
          )}
          {pickUp?.flightNumber && (
            <FactDetail>
              {t('ride.flight')}{' '}
              <bdi dir="ltr" translate="no">
                {pickUp.flightNumber}
              </bdi>
            </FactDetail>
          )}
        </Fact>
        <CompanyFact label={t('ride.company')} name={companyName} supplier={supplierInfo} />
      </Grid>
    </div>
  )
}
