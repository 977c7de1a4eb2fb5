import { Box, HStack } from '@chakra-ui/react'
import { SkeletonLines } from '#src/components/feedback/skeletons.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { ShareRide } from '#src/components/transport/share-ride.tsx'
import { usePickUpText, useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { VehicleLine } from '#src/components/transport/vehicle-line.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { CheckoutBooking } from '../../purchase.ts'
import { BookedServiceHeading } from '../service/booked-service-heading.tsx'
import { useBookedRideQuery } from './booked-ride.generated.ts'

/** Booked ride: day, meeting point, passengers and vehicles. Details that cannot be loaded are omitted. */
export function BookedRide({ booking }: { booking: CheckoutBooking }) {
  const { t } = useTranslation('checkout')
  const pickUpText = usePickUpText()
  const counts = useRideCounts()
  const { ride, loading } = useBookedRide(booking)
  const pickUp = ride?.details?.pickUp
  const { title, from } = booking
  return (
    <>
      <BookedServiceHeading
        title={title ?? t('ride.summary')}
        day={from}
        facts={[ride?.companyName, ride?.passengerCount != null && counts.passengers(ride.passengerCount)]}
        travelerKind="passengers"
        leadName={ride?.leadName}
      >
        {pickUp && (
          <HStack gap="1.5" mt="2" textStyle="small" align="flex-start">
            <Icon name="pin" size={15} alignWithFirstLine />
            <Box>
              <bdi>{pickUpText(pickUp)}</bdi>
            </Box>
          </HStack>
        )}
      </BookedServiceHeading>
      {loading ? (
        <Part>
          <SkeletonLines lines={3} />
        </Part>
      ) : (
        ride?.details && (
          <Part>
            <Section title={t('ride.vehicles')}>
              {ride.details.vehicles.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- booked vehicles have no id and keep their order
                <VehicleLine key={index} line={line} />
              ))}
            </Section>
          </Part>
        )
      )}
    </>
  )
}

/** Shares the booked ride once it has been loaded. */
export function ShareRideButtons({ booking }: { booking: CheckoutBooking }) {
  const { ride, loading } = useBookedRide(booking)
  if (loading) return null
  return (
    <ShareRide
      title={booking.title}
      reference={booking.reference}
      date={booking.from}
      companyName={ride?.companyName ?? null}
      passengerCount={ride?.passengerCount ?? null}
      details={ride?.details ?? null}
    />
  )
}

function useBookedRide({ id }: Pick<CheckoutBooking, 'id'>) {
  const { data, loading } = useBookedRideQuery({ variables: { id } })
  return { ride: data?.booking?.__typename === 'TransportBooking' ? data.booking : null, loading }
}
