import { Box, Button } from '@chakra-ui/react'
import { Stepper } from '#src/components/forms/stepper.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'
import { getMaxVehicles } from './ride-choice.ts'

interface VehicleChoiceProps {
  offer: VehicleCardFragment
  /** Number of selected vehicles of the offer. */
  vehicles: number
  onChange: (vehicles: number) => void
}

/** Button that selects as many vehicles as the passengers need. Once selected, a stepper changes the number. */
export function VehicleChoice({ offer, vehicles, onChange }: VehicleChoiceProps) {
  const { t } = useTranslation('transport')
  const max = getMaxVehicles(offer)
  if (!offer.bookable || max < 1) return undefined
  if (vehicles === 0)
    return (
      <Button variant="outline" ms="auto" onClick={() => onChange(Math.min(offer.vehiclesNeeded ?? 1, max))}>
        {t('choice.choose')}
      </Button>
    )
  return (
    <Box flex="1">
      <Stepper label={t('choice.vehicles')} value={vehicles} min={0} max={max} onChange={onChange} />
    </Box>
  )
}
