import { Box, Grid, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { SkeletonLines } from '#src/components/feedback/skeletons.tsx'
import { BookedRoom } from '#src/components/hotels/booked-room.tsx'
import { ShareStay } from '#src/components/hotels/share-stay.tsx'
import { SpecialRequests } from '#src/components/hotels/special-requests.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { CheckoutBooking } from '../../purchase.ts'
import { useBookedStay } from './use-booked-stay.ts'

/** Booked stay: dates, hotel, and guests by room. Details that cannot be loaded are omitted. */
export function BookedStay({ booking }: { booking: CheckoutBooking }) {
  const { details, locationCode, place, loading } = useBookedStay(booking)
  return (
    <>
      <StayPart booking={booking} details={details} place={place} />
      {loading ? (
        <Part>
          <SkeletonLines lines={4} />
        </Part>
      ) : (
        details && <Rooms rooms={details.rooms} locationCode={locationCode} />
      )}
      <Requests requests={details?.specialRequests ?? null} requestsSent={booking.requestsSent === true && !loading} />
    </>
  )
}

/** Shares the booked stay once it has been loaded. */
export function ShareStayButtons({ booking }: { booking: CheckoutBooking }) {
  const { loading, ...stay } = useBookedStay(booking)
  const { title, reference, from, to } = booking
  return loading ? null : <ShareStay {...{ title, reference, ...stay }} checkIn={from} checkOut={to} />
}

/** Two columns with a date each, or one column on the narrowest phones. */
const dateColumns = 'repeat(auto-fit, minmax(max(156px, 50%), 1fr))'

interface StayPartProps {
  booking: CheckoutBooking
  details: BookedStayFieldsFragment | null
  place: string
}

function StayPart({ booking, details, place }: StayPartProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const texts = useStayTexts()
  const { title, from, to } = booking
  return (
    <div>
      <Part>
        <Text as="h2" textStyle="h2" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </Text>
        {place && (
          <HStack gap="1.5" mt="1" textStyle="small" color="fg.muted" align="flex-start">
            <Icon name="pin" size={15} alignWithFirstLine />
            <bdi>{place}</bdi>
          </HStack>
        )}
        <Reference label={t('done.agentReference')} value={details?.agentReference} />
        <Reference label={t('done.supplierReference')} value={details?.supplierReference} />
      </Part>
      {from && to && (
        // Clips the border before the first column.
        <Grid templateColumns={{ base: dateColumns, md: '1fr 1fr 1fr' }} overflow="clip" bg="bg.subtle">
          <StayCell label={t('stay:checkIn')} value={format.weekday(from, 'always')}>
            {details?.checkInTime && t('stay:from', { time: format.clock(details.checkInTime) })}
          </StayCell>
          <StayCell label={t('stay:checkOut')} value={format.weekday(to, 'always')}>
            {details?.checkOutTime && t('stay:until', { time: format.clock(details.checkOutTime) })}
          </StayCell>
          <StayCell label={t('summary.title')} value={texts.nights(nightsOf({ checkIn: from, checkOut: to }))} fullRow>
            <Text as="span" color="brass.fg">
              {format.hijriStay(from, to)}
            </Text>
          </StayCell>
        </Grid>
      )}
    </div>
  )
}

interface StayCellProps {
  label: string
  value: string
  children: ReactNode
  /** Whether the cell takes a full row on phones. */
  fullRow?: boolean
}

function StayCell({ label, value, children, fullRow = false }: StayCellProps) {
  return (
    <Box
      data-dense=""
      px={{ base: '4', md: '5' }}
      py="3"
      gridColumn={fullRow ? { base: '1 / -1', md: 'auto' } : undefined}
      borderTopWidth="1px"
      borderInlineStartWidth="1px"
      ms="-1px"
    >
      <Text textStyle="small" color="fg.subtle">
        {label}
      </Text>
      <Text textStyle="h3">{value}</Text>
      {children && (
        <Text textStyle="small" color="fg.muted">
          {children}
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
      <Text as="bdi" dir="ltr" htmlTranslate="no" textStyle="code" overflowWrap="anywhere">
        {value}
      </Text>
      <CopyButton text={value} label={t('done.copyOther', { what: label })} iconOnly />
    </HStack>
  )
}

interface RequestsProps {
  requests: BookedStayFieldsFragment['specialRequests']
  /** Whether special requests were sent with the booking. */
  requestsSent: boolean
}

function Requests({ requests, requestsSent }: RequestsProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  if (!requests && !requestsSent) return undefined
  return (
    <Part>
      <Section title={t('stay:requests.title')}>
        {requests ? <SpecialRequests requests={requests} /> : <Text color="fg.muted">{t('done.requestsSent')}</Text>}
      </Section>
    </Part>
  )
}

function Rooms({ rooms, locationCode }: Pick<BookedStayFieldsFragment, 'rooms'> & { locationCode: string | null }) {
  const { t } = useTranslation('stay')
  if (rooms.length === 0) return undefined
  return (
    <Part>
      <Section title={t('guests.title')}>
        <Grid templateColumns={{ base: '1fr', md: rooms.length > 1 ? '1fr 1fr' : '1fr' }} gap="4">
          {rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no id and keep their order
            <BookedRoom key={index} room={room} number={index + 1} locationCode={locationCode} />
          ))}
        </Grid>
      </Section>
    </Part>
  )
}
