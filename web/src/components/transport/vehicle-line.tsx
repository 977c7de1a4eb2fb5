import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Money } from '#src/components/prices/money.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { ChosenVehiclesFieldsFragment } from '#src/data/chosen-vehicles.generated.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useRideCounts, useRideTexts } from './use-ride-texts.ts'
import { VehiclePicture } from '#src/components/pictures/vehicle-picture.tsx'

interface VehicleLineProps {
  line: Omit<ChosenVehiclesFieldsFragment, '__typename'>
  /** Content below the facts. */
  children?: ReactNode
}

/** Returns a function that names selected vehicles: `2 vans`, or only the type if their number is unknown. */
export function useVehicleLineName() {
  const texts = useRideTexts()
  return ({ vehicleType, vehicleTypeText, vehicles }: VehicleLineProps['line']): string =>
    vehicles === null || (vehicleType === 'UNRECOGNISED' && vehicleTypeText)
      ? joinWithDots([texts.vehicleType(vehicleType, vehicleTypeText), vehicles !== null && `× ${vehicles}`])
      : texts.vehicleCount(vehicleType, vehicles)
}

/** Vehicles of one kind: their number, passengers and services. */
export function VehicleLine({ line, children }: VehicleLineProps) {
  const texts = useRideTexts()
  const counts = useRideCounts()
  const lineName = useVehicleLineName()
  const { category, categoryText, imageUrl, seats, passengers, services } = line
  return (
    <HStack
      gap="3"
      py="3"
      _last={{ pb: '0' }}
      align="center"
      borderColor="border.muted"
      breakInside="avoid"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <VehiclePicture src={imageUrl} w="72px" h="52px" borderRadius="l2" />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" layerStyle="inkBelow">
          {joinWithDots([lineName(line), texts.category(category, categoryText)])}
        </Text>
        <HStack gap="1" textStyle="small" color="fg.muted">
          <Icon name="users" size={13} />
          <span>
            {joinWithDots([
              passengers !== null && counts.passengers(passengers),
              seats !== null && (line.vehicles === 1 ? texts.seats(seats) : texts.seatsEach(seats)),
            ])}
          </span>
        </HStack>
        {services.map(({ code, name, price }) => (
          <Flex key={code} mt="0.5" gap="3" justify="space-between" textStyle="small" color="fg.muted">
            <bdi>{name}</bdi>
            {price && <Money value={price.total} weight="normal" />}
          </Flex>
        ))}
        {children}
      </Box>
    </HStack>
  )
}
