import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { RowStatus } from '../booking-statuses.tsx'
import { hasLapsedCard } from '../outcome-pending.ts'
import type { ColumnId } from '../columns/columns.ts'
import { BookingTags } from '../tags/booking-tags.tsx'
import { DeadlineCell } from './deadline-cell.tsx'
import type { RowFacts } from './use-row-facts.ts'

const noValue = '–'

const SmallText = ({ children }: { children: ReactNode }) => (
  <Text textStyle="small" fontVariantNumeric="tabular-nums">
    {children ?? noValue}
  </Text>
)

const ReferenceText = ({ children }: { children: string | null }) => (
  <Text textStyle="small" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
    {children === null ? noValue : <bdi translate="no">{children}</bdi>}
  </Text>
)

function LeadCell({ row: { facts, party, dates, hasColumn } }: { row: RowFacts }) {
  const guests = hasColumn('pax') ? null : party
  const travelDates = hasColumn('dates') ? null : dates
  return (
    <>
      <Text textStyle="small" lineClamp="2">
        <Name>{facts.leadName ?? noValue}</Name>
      </Text>
      <Box textStyle="small" color="fg.subtle" data-lines="">
        <DotSeparated>
          {guests}
          {travelDates}
        </DotSeparated>
      </Box>
    </>
  )
}

function StatusCell({ row: { booking } }: { row: RowFacts }) {
  const { t } = useTranslation('bookings')
  return (
    <>
      <RowStatus booking={booking} />
      {hasLapsedCard(booking) && (
        <Text textStyle="small" fontWeight="semibold" color="status.unpaid.fg">
          {t('lapsed.short')}
        </Text>
      )}
    </>
  )
}

function TotalCell({ row: { facts, isCancelledOrFailed, bookedOn, hasColumn } }: { row: RowFacts }) {
  const { t } = useTranslation('worklist')
  return (
    <>
      {facts.total ? (
        <Money value={facts.total} weight="semibold" {...(isCancelledOrFailed && { tone: 'fg.muted' })} />
      ) : (
        <SmallText>{noValue}</SmallText>
      )}
      {bookedOn && !hasColumn('createdAt') && (
        <Text textStyle="small" color="fg.subtle" whiteSpace="nowrap" hideBelow="lg">
          {t('bookedOn', { day: bookedOn.day })}
        </Text>
      )}
    </>
  )
}

/** Cells in a row, except the first one, which contains the booking's title. */
export const cells: Record<Exclude<ColumnId, 'service'>, (row: RowFacts) => ReactNode> = {
  reference: ({ booking }) => <ReferenceText>{booking.reference}</ReferenceText>,
  agentReference: ({ booking }) => <ReferenceText>{booking.agentReference}</ReferenceText>,
  leadName: (row) => <LeadCell row={row} />,
  dates: ({ dates }) => <SmallText>{dates}</SmallText>,
  pax: ({ party }) => <SmallText>{party}</SmallText>,
  status: (row) => <StatusCell row={row} />,
  deadline: ({ deadline, facts, now }) => (
    <DeadlineCell deadline={deadline} areTermsTightened={facts.areTermsTightened} total={facts.total} now={now} />
  ),
  tags: ({ booking }) => <BookingTags inRow booking={booking} />,
  total: (row) => <TotalCell row={row} />,
  commission: ({ facts: { commission }, isCancelledOrFailed }) =>
    commission && !isCancelledOrFailed ? (
      <Money value={commission} tone="money.commission" />
    ) : (
      <SmallText>{noValue}</SmallText>
    ),
  createdAt: ({ bookedOn }) => <SmallText>{bookedOn && bookedOn.dateTime}</SmallText>,
  supplier: ({ booking }) => (
    <Text as="div" textStyle="small">
      {booking.supplierInfo ? <SupplierBadge supplier={booking.supplierInfo} /> : noValue}
    </Text>
  ),
}
