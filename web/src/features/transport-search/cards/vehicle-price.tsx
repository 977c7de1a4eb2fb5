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
  chosen: number | undefined
}

/** Total of the selected or else the required vehicles, and the price per vehicle. */
export function VehiclePrice({ offer, chosen }: VehiclePriceProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const format = useFormat()
  const texts = useRideTexts()
  const { price, vehiclesNeeded, vehicleType, bookable, fits } = offer
  // No total if the vehicles cannot carry everyone.
  const requiredTotal = fits === false ? null : offer.total
  const total = chosen === undefined ? requiredTotal : multiply(price.total, chosen)
  const count = chosen ?? vehiclesNeeded
  return (
    <Flex justify="space-between" gap="3" align="flex-start">
      <Text textStyle="small" fontWeight="semibold" minW="0">
        {total && count !== null ? texts.vehicleCount(vehicleType, count) : t('perVehicle')}
      </Text>
      {/* Fits the price per vehicle, so that cards with and without one align. */}
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
