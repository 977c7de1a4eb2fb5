import { Grid } from '@chakra-ui/react'
import { Card } from '#src/components/layout/card.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CompanyFact, DayFact, Fact, FactDetail } from '../detail/fact.tsx'
import type { TransportBooking } from './transport-booking.ts'

const facts = 'repeat(3, minmax(0, 1fr))'
const columns = { base: '1fr 1fr', md: `196px ${facts}`, lg: facts, xl: `196px ${facts}` }

/** When, where from and by whom. */
export function RidePanel({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const { date, companyName, supplierInfo, details } = booking
  const pickUp = details?.pickUp
  return (
    <Card overflow="hidden">
      <Grid templateColumns={columns}>
        <VehiclePicture
          eager
          src={booking.imageUrl}
          aspect={2.6}
          gridColumn={{ base: '1 / -1', md: 'auto', lg: '1 / -1', xl: 'auto' }}
          h={{ base: '140px', md: 'full', lg: '240px', xl: 'full' }}
          minH="116px"
        />
        <DayFact label={t('ride.date')} day={date} borderInlineStartWidth={{ md: '1px', lg: '0', xl: '1px' }} />
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
              {t('ride.flight')} <bdi dir="ltr">{pickUp.flightNumber}</bdi>
            </FactDetail>
          )}
        </Fact>
        <CompanyFact label={t('ride.company')} name={companyName} supplier={supplierInfo} />
      </Grid>
    </Card>
  )
}
