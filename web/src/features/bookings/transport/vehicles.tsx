import { Box } from '@chakra-ui/react'
import { VehicleLine } from '#src/components/transport/vehicle-line.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadSection } from '../detail/lead-section.tsx'
import type { TransportBooking } from './transport-booking.ts'

type Details = NonNullable<TransportBooking['details']>

export const VehicleLines = ({ vehicles }: Pick<Details, 'vehicles'>) => (
  <Box>
    {vehicles.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- booked vehicles have no id and keep their order
      <VehicleLine key={index} line={line} />
    ))}
  </Box>
)

/** Booked vehicles, and the lead traveler's contact details. */
export function VehiclesPanel({ details }: { details: Details }) {
  const { t } = useTranslation('bookings')
  return (
    <LeadSection title={t('ride.title')} details={details}>
      <VehicleLines vehicles={details.vehicles} />
    </LeadSection>
  )
}
