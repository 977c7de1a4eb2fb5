import { Button, Stack } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { VehicleLine } from '#src/components/transport/vehicle-line.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TermsSection } from '../../steps/terms-section.tsx'
import { resultsUrl } from './urls.ts'
import type { TransportQuoteFieldsFragment } from './transport-quote.generated.ts'

interface RideReviewProps {
  quote: TransportQuoteFieldsFragment
}

/** Vehicles and cancellation policy in a quote. */
export function RideReview({ quote }: RideReviewProps) {
  const { t, i18n } = useTranslation('checkout')
  const { cancellationPolicy, date, price, vehicles } = quote
  return (
    <>
      <Part>
        <Section
          title={t('ride.vehicles')}
          aside={
            // The receiver of a payment link cannot choose other vehicles.
            quote.paymentLinkId === null && (
              <Button asChild variant="plain" size="sm" px="0">
                <Link to={resultsUrl(quote, i18n.language)}>{t('ride.otherVehicles')}</Link>
              </Button>
            )
          }
        >
          <Stack gap="0">
            {vehicles.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- vehicles of a quote have no id and keep their order
              <VehicleLine key={index} line={line} />
            ))}
          </Stack>
        </Section>
      </Part>
      <TermsSection policy={cancellationPolicy} from={date} total={price.total} />
    </>
  )
}
