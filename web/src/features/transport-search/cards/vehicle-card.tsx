import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { OfferSeller } from '#src/components/service-search/offer-seller.tsx'
import { useId, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { CardFrame } from '#src/components/lists/card-frame.tsx'
import { CancellationChip } from '#src/components/prices/cancellation-chip.tsx'
import { VehiclePicture } from '#src/components/pictures/vehicle-picture.tsx'
import { routeText, useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ChosenVehicles } from '../choice/ride-choice.ts'
import type { Choice } from '../choice/use-choice.ts'
import { VehicleChoice } from '../choice/vehicle-choice.tsx'
import type { VehicleCardFragment } from '../transport-search.generated.ts'
import { SeatingLine } from './seating-line.tsx'
import { ServiceList } from './service-list.tsx'
import { VehiclePrice } from './vehicle-price.tsx'

/** Maximum number of available vehicles for which the card shows how many are left. */
const maxScarce = 5

interface VehicleCardProps {
  offer: VehicleCardFragment
  passengers: number
  /** Whether to hide the route, because the page's heading shows it. */
  hidesRoute: boolean
  now: Date
  isPhone: boolean
  /** Whether to load the picture immediately. */
  eager: boolean
  /** Selected vehicles of this kind. */
  chosen: ChosenVehicles | undefined
  choice: Pick<Choice, 'setVehicles' | 'toggleService'>
}

/** Card of a company's vehicles of one kind: description, capacity and price. */
export function VehicleCard(props: VehicleCardProps) {
  const { offer, passengers, hidesRoute, now, isPhone, eager, chosen, choice } = props
  const { t } = useTranslation(['transport', 'listing'])
  const texts = useRideTexts()
  const nameId = useId()
  const servicesId = useId()
  const [open, setOpen] = useState(false)
  const { vehicleType, category, seats, modelFrom, modelTo, available, company, route, cancellationPolicy } = offer
  const hasYearRange = modelFrom !== null && modelTo !== null && modelFrom !== modelTo
  const picture = { src: offer.imageUrl, eager }
  const { price, services } = offer
  const showsServices = services.length > 0 && (open || chosen !== undefined)
  return (
    <CardFrame labelledBy={nameId} columns="192px minmax(0,1fr) minmax(0,336px)" chosen={chosen !== undefined}>
      {!isPhone && <VehiclePicture {...picture} h="full" w="full" />}
      <Flex direction="column" p="3.5" minW="0" gap="2" minH={{ md: '144px' }}>
        <HStack gap="3" align="flex-start">
          {isPhone && <VehiclePicture {...picture} w="76px" h="52px" borderRadius="l2" />}
          <Box minW="0">
            <Text as="h2" id={nameId} textStyle="h3">
              {joinWithDots([
                texts.vehicleType(vehicleType, offer.vehicleTypeText),
                (category !== 'UNRECOGNISED' || offer.categoryText) && texts.category(category, offer.categoryText),
              ])}
            </Text>
            <OfferSeller company={company?.name} supplier={offer.supplierInfo} />
          </Box>
        </HStack>
        {route && !hidesRoute && (
          <HStack gap="1.5" textStyle="small" align="flex-start">
            <Icon name="route" size={15} color="brand.fg" alignWithFirstLine />
            <bdi>{routeText(route.name)}</bdi>
          </HStack>
        )}
        <HStack columnGap="3" rowGap="1" wrap="wrap" textStyle="small" color="fg.muted">
          <HStack gap="1.5">
            <Icon name="users" size={15} />
            {seats === null ? t('seatsNotStated') : texts.seats(seats)}
          </HStack>
          {(modelTo ?? modelFrom) !== null && (
            <HStack gap="1.5">
              <Icon name="calendar" size={15} />
              {hasYearRange
                ? t('models', { from: modelFrom, to: modelTo })
                : t('model', { year: modelTo ?? modelFrom })}
            </HStack>
          )}
        </HStack>
        <SeatingLine offer={offer} passengers={passengers} chosenCount={chosen?.vehicles} />
        <HStack gap="1.5" wrap="wrap" mt="auto">
          {cancellationPolicy && <CancellationChip policy={cancellationPolicy} now={now} total={price.total} />}
          {available !== null && available <= maxScarce && <Chip tone="warn">{t('left', { count: available })}</Chip>}
        </HStack>
      </Flex>
      <Flex
        direction="column"
        gap="3"
        p="3.5"
        borderInlineStartWidth={{ md: '1px' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border.muted"
      >
        <VehiclePrice offer={offer} chosenCount={chosen?.vehicles} />
        <Flex align="center" justify="space-between" gap="3" mt="auto">
          {services.length > 0 && !chosen && (
            <Button
              variant="plain"
              size="xs"
              minH={{ base: '11', md: '6' }}
              aria-expanded={open}
              aria-controls={servicesId}
              onClick={() => setOpen(!open)}
            >
              {t('servicesCount', { count: services.length })}
              <Icon name={open ? 'up' : 'down'} size={12} />
            </Button>
          )}
          <VehicleChoice
            offer={offer}
            vehicles={chosen?.vehicles ?? 0}
            onChange={(vehicles) => choice.setVehicles(offer, vehicles)}
          />
        </Flex>
      </Flex>
      {showsServices && (
        <ServiceList
          id={servicesId}
          services={services}
          chosenCodes={chosen?.services}
          onToggle={choice.toggleService}
        />
      )}
    </CardFrame>
  )
}
