import { useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { useVehicleLineName } from '#src/components/transport/vehicle-line.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PromoLine } from '../../promo/promo-line.tsx'
import { readPromo } from '../../promo/read-promo.ts'
import type { SummaryOptions } from '../../product-adapter.ts'
import { type ServiceDetails, ServiceSummary } from '../service/service-summary.tsx'
import type { TransportQuoteFieldsFragment } from './transport-quote.generated.ts'

type Translate = ReturnType<typeof useTranslation<'checkout'>>['t']

/** Details of the ride in a quote. */
export const toRideDetails = (
  { route, vehicles, date }: TransportQuoteFieldsFragment,
  { party, t }: { party: string; t: Translate },
): ServiceDetails => ({
  title: route?.name ?? t('ride.summary'),
  picture: { product: 'transport', src: vehicles[0]?.imageUrl ?? null },
  day: date,
  party,
})

interface RideSummaryProps extends SummaryOptions {
  quote: TransportQuoteFieldsFragment
}

/** Summary of the ride: price lines and cancellation policy. */
export function RideSummary({ quote, ...options }: RideSummaryProps) {
  const { t } = useTranslation('checkout')
  const counts = useRideCounts()
  const lineName = useVehicleLineName()
  const promo = readPromo(quote)
  return (
    <ServiceSummary
      label={t('ride.summary')}
      details={toRideDetails(quote, { party: counts.passengers(quote.passengers), t })}
      quote={quote}
      product="transport"
      items={quote.vehicles.map(lineName)}
      promoLine={promo && <PromoLine promo={promo} />}
      {...options}
    />
  )
}
