import { chakra } from '@chakra-ui/react'
import type { BookingSort } from '#src/__generated__/schema.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ColumnId } from '../columns/columns.ts'
import type { sorts } from './bookings-view.ts'

type Sort = (typeof sorts)[number]

interface Order {
  readonly sort: Sort
  /** Value of `aria-sort`. Upcoming dates come before past dates. */
  readonly direction: 'ascending' | 'descending' | 'other'
}

/** Sort orders of a column. The first click applies the first one. */
const columnOrders: Partial<Record<ColumnId, readonly [Order, ...Order[]]>> = {
  dates: [{ sort: 'CHECK_IN_ASC', direction: 'other' }],
  deadline: [{ sort: 'FREE_CANCELLATION_ASC', direction: 'other' }],
  total: [
    { sort: 'TOTAL_DESC', direction: 'descending' },
    { sort: 'TOTAL_ASC', direction: 'ascending' },
  ],
  createdAt: [
    { sort: 'CREATED_DESC', direction: 'descending' },
    { sort: 'CREATED_ASC', direction: 'ascending' },
  ],
}

/** Returns the `aria-sort` value of a column's heading. */
export const findAriaSort = (column: ColumnId, sort: BookingSort) =>
  columnOrders[column]?.find((order) => order.sort === sort)?.direction

interface SortHeadingProps {
  column: ColumnId
  sort: BookingSort
  onSort: (sort: Sort) => void
}

/** Heading of a column, which is a button if the list can be sorted by the column. */
export function SortHeading({ column, sort, onSort }: SortHeadingProps) {
  const { t } = useTranslation('worklist')
  const label = t(`columns.${column}`)
  const orders = columnOrders[column]
  if (!orders) return label
  const currentIndex = orders.findIndex((order) => order.sort === sort)
  const nextOrder = orders[(currentIndex + 1) % orders.length] ?? orders[0]
  const direction = orders[currentIndex]?.direction
  return (
    <chakra.button
      type="button"
      textAlign="inherit"
      minH="6"
      cursor="pointer"
      borderRadius="l1"
      color={direction ? 'fg' : undefined}
      fontWeight={direction ? 'semibold' : undefined}
      _hover={{ color: 'fg' }}
      title={t(`sort.${nextOrder.sort}`)}
      onClick={() => onSort(nextOrder.sort)}
    >
      {label}
      <chakra.span ms="1">
        <Icon name={direction === undefined ? 'sort' : direction === 'ascending' ? 'up' : 'down'} size={12} />
      </chakra.span>
    </chakra.button>
  )
}
