import { Flex, Text } from '@chakra-ui/react'
import { AmountCell, Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { CommissionNote } from '#src/components/service-search/commission-note.tsx'
import { useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { multiply } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'

interface VehiclePriceProps {
  offer: VehicleCardFragment
  /** Number of selected vehicles; undefined if none is selected. */
  chosenCount: number | undefined
}

/** Total for the selected vehicles, or for the required vehicles if none is selected, and the price per vehicle. */
export function VehiclePrice({ offer, chosenCount }: VehiclePriceProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const format = useFormat()
  const texts = useRideTexts()
  const { price, vehiclesNeeded, vehicleType, bookable, fits } = offer
  // No total if the vehicles cannot carry everyone.
  const requiredTotal = fits === false ? null : offer.total
  const total = chosenCount === undefined ? requiredTotal : multiply(price.total, chosenCount)
  const count = chosenCount ?? vehiclesNeeded
  return (
    <Flex justify="space-between" gap="3" align="flex-start">
      <Text textStyle="small" fontWeight="semibold" minW="0">
        {total && count !== null ? texts.vehicleCount(vehicleType, count) : t('perVehicle')}
      </Text>
      {/* Wide enough for the price per vehicle, so that the amounts of all cards align. */}
      <AmountCell _rtl={{ minW: '160px' }}>
        <Money value={total ?? price.total} size="lg" />
        <InOtherCurrency value={total ?? price.total} />
        {total && count !== 1 && (
          <Text textStyle="small" color="fg.muted">
            {t('eachVehicle', { amount: format.money(price.total) })}
          </Text>
        )}
        <CommissionNote value={price.commission && multiply(price.commission, total ? (count ?? 1) : 1)} />
        {!bookable && (
          <Text textStyle="small" color="fg.muted">
            {t('listing:offers.notBookable')}
          </Text>
        )}
      </AmountCell>
    </Flex>
  )
}
