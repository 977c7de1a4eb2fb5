import { Box, HStack, Text } from '@chakra-ui/react'
import { Picture } from '#src/components/hotels/picture.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadCard } from '../detail/lead-card.tsx'
import type { TransportBooking } from './transport-booking.ts'

type Details = NonNullable<TransportBooking['details']>
type Vehicles = Details['vehicles'][number]

/** `2 × Van · Premium`, in the company's words. */
function VehicleLine({ line }: { line: Vehicles }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const { vehicleTypeText, vehicleType, categoryText, category, vehicles, passengers, services } = line
  const count = vehicles === null ? null : `${format.number(vehicles)} ×`
  return (
    <HStack gap="3" py="2.5" borderBottomWidth="1px" borderColor="border.muted" breakInside="avoid">
      <Picture kind="hotel" pictureId={vehicleType} src={line.imageUrl} w="16" h="11" borderRadius="l2" />
      <Box minW="0">
        <Text fontWeight="600">
          {count} <bdi>{dotted([vehicleTypeText ?? vehicleType, categoryText ?? category])}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {dotted([
            passengers !== null && t('ride.passengers', { count: passengers }),
            ...services.map(({ name }) => name),
          ])}
        </Text>
      </Box>
    </HStack>
  )
}

export const VehicleLines = ({ vehicles }: { vehicles: readonly Vehicles[] }) =>
  vehicles.map((line) => <VehicleLine key={`${line.vehicleTypeText}-${line.categoryText}`} line={line} />)

/** The booked vehicles, and how to reach the lead traveler. */
export function VehiclesPanel({ details }: { details: Details }) {
  const { t } = useTranslation('bookings')
  return (
    <LeadCard title={t('ride.title')} details={details}>
      <VehicleLines vehicles={details.vehicles} />
    </LeadCard>
  )
}
