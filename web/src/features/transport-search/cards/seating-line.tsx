import { Box, HStack } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { MAX_VEHICLES } from '#src/domain/search/transport-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'

type Offer = Pick<VehicleCardFragment, 'vehicleType' | 'seats' | 'vehiclesNeeded' | 'fits' | 'available' | 'total'>

interface SeatingLineProps {
  offer: Offer
  passengers: number
  /** Number of selected vehicles; undefined if none is selected. */
  chosenCount: number | undefined
}

/** Shows whether an offer's vehicles carry everyone. Renders nothing if the gateway does not send the number of seats. */
export function SeatingLine({ offer, passengers, chosenCount }: SeatingLineProps) {
  const { t } = useTranslation('transport')
  const texts = useRideTexts()
  const { vehicleType, seats, vehiclesNeeded, fits, available, total } = offer
  if (seats === null || vehiclesNeeded === null) return undefined
  // Other selected vehicles may carry the rest. The bar at the bottom shows whether everyone has a seat.
  if (chosenCount !== undefined && chosenCount !== vehiclesNeeded)
    return (
      <HStack gap="1.5" align="flex-start" textStyle="small" color="fg.muted">
        <Icon name="check" size={15} alignWithFirstLine />
        <span>{texts.vehiclesAndSeats(vehicleType, { count: chosenCount, seats: seats * chosenCount })}</span>
      </HStack>
    )
  const totalSeats = seats * vehiclesNeeded
  // The price's label already shows the number of vehicles.
  const isCountShown = chosenCount !== undefined || (fits !== false && total !== null)
  const seating = isCountShown
    ? texts.seatsFor(totalSeats, passengers)
    : texts.seating(vehicleType, { count: vehiclesNeeded, seats: totalSeats }, passengers)
  const problem =
    totalSeats < passengers
      ? t('tooFewSeats', { count: passengers - totalSeats })
      : available !== null && available < vehiclesNeeded
        ? t('tooFewVehicles', { count: available })
        : t('tooManyVehicles', { count: MAX_VEHICLES })
  return (
    <HStack
      gap="1.5"
      align="flex-start"
      textStyle="small"
      color={fits === false ? 'status.pending.fg' : 'status.confirmed.fg'}
    >
      <Icon name={fits === false ? 'alert' : 'check'} size={15} alignWithFirstLine />
      <Box as="span" textWrap="pretty">
        <span>{seating}</span>
        {fits === false && (
          <Box as="span" display="block">
            {problem}
          </Box>
        )}
      </Box>
    </HStack>
  )
}
