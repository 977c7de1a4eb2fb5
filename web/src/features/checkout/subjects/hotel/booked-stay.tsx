import { Box, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { BookedRoom } from '#src/components/hotels/booked-room.tsx'
import { SpecialRequests } from '#src/components/hotels/special-requests.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { useCityName } from '#src/data/use-city-name.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { BookedFacts } from '../../purchase.ts'
import { useBookedStayQuery } from './booked-stay.generated.ts'
import { ShareStay } from './share-stay.tsx'

/** The booked stay: when, where, and who sleeps in which room. What cannot be read now is left out. */
export function BookedStay({ booked }: { booked: BookedFacts }) {
  const { data, loading } = useBookedStayQuery({ variables: { id: booked.id } })
  const booking = data?.booking
  const stay = booking?.__typename === 'HotelBooking' ? booking : null
  const details = stay?.details ?? null
  const city = useCityName(stay?.locationCode)
  return (
    <>
      <StayCard booked={booked} details={details} city={city} />
      {loading ? <SkeletonCard lines={4} /> : details && <Rooms rooms={details.rooms} />}
      <Requests requests={details?.specialRequests ?? null} requested={booked.requested === true && !loading} />
      {!loading && <ShareStay booked={booked} details={details} />}
    </>
  )
}

interface StayCardProps {
  booked: BookedFacts
  details: BookedStayFieldsFragment | null
  city: string | undefined
}

function StayCard({ booked, details, city }: StayCardProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const words = useStayWords()
  const { title, from, to } = booked
  const place = [details?.address, city].filter(Boolean)
  return (
    <Card overflow="hidden">
      <Box p={{ base: '4', md: '6' }}>
        <Text as="h2" textStyle="h2" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </Text>
        {place.length > 0 && (
          <HStack gap="1.5" mt="1" textStyle="small" color="fg.muted" align="flex-start">
            <Icon name="pin" size={15} mt="2px" />
            <bdi>{place.join(' · ')}</bdi>
          </HStack>
        )}
        <Reference label={t('done.agentReference')} value={details?.agentReference} />
        <Reference label={t('done.supplierReference')} value={details?.supplierReference} />
      </Box>
      {from && to && (
        <>
          <Grid templateColumns="1fr 1fr" borderTopWidth="1px" bg="bg.subtle">
            <Side
              label={t('stay:checkIn')}
              day={format.weekday(from, 'always')}
              time={details?.checkInTime ? t('stay:from', { time: format.clock(details.checkInTime) }) : undefined}
            />
            <Side
              label={t('stay:checkOut')}
              day={format.weekday(to, 'always')}
              time={details?.checkOutTime ? t('stay:until', { time: format.clock(details.checkOutTime) }) : undefined}
            />
          </Grid>
          <HStack px={{ base: '4', md: '6' }} py="2.5" gap="4" borderTopWidth="1px" textStyle="small" wrap="wrap">
            <span>{words.nights(nightsOf({ checkIn: from, checkOut: to }))}</span>
            <Text as="span" color="brass.fg">
              {format.hijriStay(from, to)}
            </Text>
          </HStack>
        </>
      )}
    </Card>
  )
}

function Side({ label, day, time }: { label: string; day: string; time: string | undefined }) {
  return (
    <Box px={{ base: '4', md: '6' }} py="3" css={{ '& + &': { borderInlineStartWidth: '1px' } }}>
      <Text textStyle="micro" color="fg.subtle">
        {label}
      </Text>
      <Text textStyle="h3">{day}</Text>
      {time && (
        <Text textStyle="small" color="fg.muted">
          {time}
        </Text>
      )}
    </Box>
  )
}

function Reference({ label, value }: { label: string; value: string | null | undefined }) {
  const { t } = useTranslation('checkout')
  if (!value) return undefined
  return (
    <HStack gap="2" mt="1" textStyle="small" wrap="wrap">
      <Text color="fg.subtle">{label}</Text>
      <Text as="bdi" dir="ltr" textStyle="code" overflowWrap="anywhere">
        {value}
      </Text>
      <CopyButton text={value} label={t('done.copyOther', { what: label })} iconOnly />
    </HStack>
  )
}

interface RequestsProps {
  requests: BookedStayFieldsFragment['specialRequests']
  /** Requests were sent with the order. */
  requested: boolean
}

function Requests({ requests, requested }: RequestsProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  if (!requests && !requested) return undefined
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section title={t('stay:requests.title')}>
        {requests ? <SpecialRequests requests={requests} /> : <Text color="fg.muted">{t('done.requestsSent')}</Text>}
      </Section>
    </Card>
  )
}

function Rooms({ rooms }: Pick<BookedStayFieldsFragment, 'rooms'>) {
  const { t } = useTranslation('stay')
  if (rooms.length === 0) return undefined
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section title={t('guests.title')}>
        <Stack gap="4">
          {rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
            <BookedRoom key={index} room={room} number={index + 1} />
          ))}
        </Stack>
      </Section>
    </Card>
  )
}
