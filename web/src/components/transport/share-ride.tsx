import { ShareText } from '#src/components/feedback/share-text.tsx'
import type { ChosenVehiclesFieldsFragment, PickUpFieldsFragment } from '#src/data/chosen-vehicles.generated.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { usePickUpText, useRideCounts } from './use-ride-texts.ts'
import { useVehicleLineName } from './vehicle-line.tsx'

interface SharedRide {
  /** Stops of the ride. */
  title: string | null
  reference: string
  date: string | null
  companyName: string | null
  passengerCount: number | null
  details: {
    readonly pickUp: PickUpFieldsFragment | null
    readonly vehicles: readonly ChosenVehiclesFieldsFragment[]
  } | null
}

/** Sends a booked ride to the travelers as text, without prices. */
export function ShareRide({ title, reference, date, companyName, passengerCount, details }: SharedRide) {
  const { t } = useTranslation(['ride', 'stay'])
  const format = useFormat()
  const pickUpText = usePickUpText()
  const counts = useRideCounts()
  const lineName = useVehicleLineName()
  const { pickUp = null, vehicles = [] } = details ?? {}
  return (
    <ShareText
      hint={t('share.hint')}
      lines={[
        title,
        t('stay:share.reference', { reference }),
        date && format.weekday(date, 'always'),
        pickUp && t('share.pickUp', { pickUp: pickUpText(pickUp) }),
        companyName && t('share.company', { company: companyName }),
        passengerCount !== null && counts.passengers(passengerCount),
        ...vehicles.map(lineName),
      ]}
    />
  )
}
