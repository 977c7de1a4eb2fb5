import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface TableHeadProps {
  /** Column widths, the same as those of the rows. */
  columns: HTMLChakraProps<'tr'>['gridTemplateColumns']
  headings: readonly {
    key: string
    label: ReactNode
    isMoney?: boolean
    sort?: 'ascending' | 'descending' | 'other' | undefined
  }[]
  /** Breakpoint from which rows are table rows instead of cards. */
  from: 'md' | 'lg'
  /** Style of the first heading. */
  first?: HTMLChakraProps<'th'>
}

/** Headings of a table whose rows are grids. Amounts are right-aligned in every language, even in right-to-left languages. */
export const TableHead = ({ columns, headings, from, first }: TableHeadProps) => (
  <chakra.thead role="rowgroup" display="block" bg="bg.subtle" hideBelow={from}>
    <chakra.tr
      role="row"
      display="grid"
      gridTemplateColumns={columns}
      columnGap="3"
      px="4"
      minH="9"
      py="1"
      alignItems="center"
      textStyle="small"
      color="fg.subtle"
    >
      {headings.map(({ key, label, isMoney, sort }, index) => (
        <chakra.th
          role="columnheader"
          key={key}
          scope="col"
          aria-sort={sort}
          fontWeight="inherit"
          css={{ textAlign: isMoney ? 'right' : 'start' }}
          {...(index === 0 && first)}
        >
          {label}
        </chakra.th>
      ))}
    </chakra.tr>
  </chakra.thead>
)
