import { Box, chakra, type HTMLChakraProps, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { ProductPicture } from '#src/components/pictures/product-picture.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { fromList } from '#src/lib/navigation/back-to-list.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { type ColumnId, isMoneyColumn } from '../columns/columns.ts'
import { DocumentsButton } from '../documents/documents-button.tsx'
import { cells } from './cells.tsx'
import { pinnedStyles } from './pinned.ts'
import { SelectBox } from './select-box.tsx'
import { type RowFacts, useRowFacts } from './use-row-facts.ts'

const RouterLink = chakra(Link)

/** Returns a cell's position: its order and width on phones, and its grid row and column on tablets, where the second row starts beside the picture. */
const createPosition = (phone: { order: number; flex: string }, md: { row: number; column: number }) =>
  ({
    order: { base: phone.order, md: '0' },
    flex: phone.flex,
    gridRow: { md: `${md.row}`, lg: 'auto' },
    gridColumn: { md: `${md.column}`, lg: 'auto' },
    ps: { md: md.row === 2 && md.column === 1 ? '14' : '0', lg: '0' },
  }) as const

/** Positions of the default columns, the only columns that phones and tablets show. */
const positions: Partial<Record<ColumnId, HTMLChakraProps<'td'>>> = {
  leadName: createPosition({ order: 2, flex: '1 0 100%' }, { row: 2, column: 1 }),
  status: createPosition({ order: 3, flex: '1 0 100%' }, { row: 1, column: 2 }),
  deadline: createPosition({ order: 4, flex: '1 0 100%' }, { row: 2, column: 2 }),
  tags: createPosition({ order: 5, flex: '1' }, { row: 2, column: 3 }),
  total: createPosition({ order: 1, flex: 'none' }, { row: 1, column: 3 }),
}

/** On phones, the documents button is at the end of the tags line. */
const actionsPosition = {
  ...createPosition({ order: 6, flex: 'none' }, { row: 1, column: 4 }),
  ps: '0',
  alignSelf: { base: 'start', md: 'auto' },
  me: { base: '-1.5', md: '0' },
  my: { md: '-2', lg: '0' },
} as const

/** Grid columns on wide screens and tablets. On phones, cells are stacked. */
export const gridColumns = { md: 'minmax(0,1.3fr) minmax(0,1fr) 140px 44px', lg: 'var(--columns)' }

/** Limits compact cells to two lines of 20 px in every language: truncates longer text, and removes the margins of badges and bars. */
const compactStyles = {
  lg: {
    '& > [data-pinned]': { marginBlock: '0' },
    '& td:not([data-column=tags]) :is(p, [data-row-link], [data-lines])': {
      display: 'block',
      overflowX: 'clip',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      clipPath: 'none',
    },
    '& [data-drawing=bar]': { marginBlock: '-1.5px' },
    '& [data-tags]': { flexWrap: 'nowrap', overflowX: 'clip' },
    '& td[data-column=tags] :is(div, span)': { minW: '0', maxW: 'full' },
    '& [data-picture]': { boxSize: '32px' },
  },
} as const

interface BookingRowProps {
  booking: BookingRowFragment
  now: Date
  columns: readonly ColumnId[]
  selected: boolean
  /** Whether rows are 44 px high on wide screens. */
  compact: boolean
  onSelect: () => void
}

export function BookingRow({ booking, now, columns, selected, compact, onSelect }: BookingRowProps) {
  const row = useRowFacts(booking, now, columns)
  return (
    <chakra.tr
      role="row"
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns={gridColumns}
      columnGap="3"
      rowGap={{ base: '1.5', md: '2', lg: '0' }}
      alignItems={{ base: 'center', md: 'start', lg: 'center' }}
      // On phones, the picture is beside all lines.
      ps={{ base: '72px', md: '4' }}
      pe="4"
      py={{ base: '3', md: '3.5', lg: compact ? '0' : '1' }}
      minH={{ base: '112px', md: '62px', lg: compact ? '44px' : '56px' }}
      position="relative"
      borderTopWidth="1px"
      borderColor="border.muted"
      textAlign="start"
      bg={selected ? 'brand.subtle' : undefined}
      _hover={{ bg: selected ? 'brand.subtle' : 'bg.subtle' }}
      css={[
        compact ? compactStyles : {},
        {
          lg: {
            '& > [data-pinned]': { bg: selected ? 'brand.subtle' : 'bg.panel' },
            '&:hover > [data-pinned]': { bg: selected ? 'brand.subtle' : 'bg.subtle' },
          },
        },
      ]}
    >
      {columns.map((id) =>
        id === 'service' ? (
          <ServiceCell key={id} row={row} compact={compact} selected={selected} onSelect={onSelect} />
        ) : (
          <chakra.td
            role="cell"
            key={id}
            data-column={id}
            minW="0"
            {...positions[id]}
            {...(id === 'deadline' && row.deadline.kind === 'none' && { display: { base: 'none', md: 'block' } })}
            {...(isMoneyColumn(id) && {
              alignSelf: { base: 'start', lg: 'center' },
              css: { textAlign: 'right' },
            })}
          >
            {cells[id](row)}
          </chakra.td>
        ),
      )}
      <chakra.td role="cell" {...actionsPosition}>
        {/* Covers the columns that scroll. The link in the pinned cell covers only that cell. */}
        <RouterLink
          to={paths.booking(booking.id)}
          state={fromList('bookings')}
          aria-hidden
          tabIndex={-1}
          position="absolute"
          inset="0"
          hideBelow="lg"
        />
        <DocumentsButton bookingId={booking.id} reference={booking.reference} />
      </chakra.td>
    </chakra.tr>
  )
}

interface ServiceCellProps extends Pick<BookingRowProps, 'compact' | 'selected' | 'onSelect'> {
  row: RowFacts
}

/** Title of the booking with a link that covers the row. */
function ServiceCell({
  row: { booking, facts, isCancelledOrFailed, hasColumn },
  compact,
  selected,
  onSelect,
}: ServiceCellProps) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const { id, reference } = booking
  return (
    <chakra.td
      role="cell"
      {...createPosition({ order: 0, flex: '1' }, { row: 1, column: 1 })}
      minW="0"
      {...pinnedStyles}
      my={{ lg: '-1' }}
      data-pinned=""
      display="flex"
      gap="3"
      alignItems={{ md: 'start', lg: 'center' }}
    >
      <SelectBox label={t('tools:tags.bulk.select', { reference })} checked={selected} onChange={onSelect} />
      <ProductPicture
        picture={facts.picture}
        boxSize={{ base: '11', lg: '10' }}
        position={{ base: 'absolute', md: 'relative' }}
        insetInlineStart={{ base: '4', md: '0' }}
        top={{ base: '3.5', md: '0' }}
      />
      <Box minW="0">
        <RouterLink
          to={paths.booking(id)}
          data-row-link={id}
          state={fromList('bookings')}
          fontWeight="semibold"
          lineClamp="2"
          // In compact rows, the visible title is truncated to one line.
          title={compact ? (facts.title ?? undefined) : undefined}
          color={isCancelledOrFailed ? 'fg.muted' : 'fg'}
          _after={{ content: '""', position: 'absolute', inset: '0', zIndex: '1' }}
        >
          <bdi>{facts.title ?? t(facts.untitled)}</bdi>
        </RouterLink>
        {!hasColumn('reference') && (
          <Text textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums" hideBelow="md">
            <bdi dir="ltr" translate="no">
              {reference}
            </bdi>
          </Text>
        )}
      </Box>
    </chakra.td>
  )
}
