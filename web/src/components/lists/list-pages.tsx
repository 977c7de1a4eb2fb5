import { Flex, Text } from '@chakra-ui/react'
import type { Intent } from '#src/lib/list-kit/use-intent.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { GoToPage } from './go-to-page.tsx'

interface ListPagesProps {
  page: number
  pageCount: number
  pageSize: number
  /** Rows of this page. */
  rows: number
  totalCount: number
  /** Names the rows of this page among all. */
  rangeOf: (range: { from: number; to: number; count: number }) => string
  onPage: (page: number) => void
  intent?: Intent<number>
}

/** Which rows are shown, and the way to the other pages, below a list of several pages. */
export function ListPages({ page, pageCount, pageSize, rows, totalCount, rangeOf, onPage, intent }: ListPagesProps) {
  if (pageCount < 2) return undefined
  const { first, last } = rowRange({ page, pageSize, rows })
  return (
    <Flex mt="5" justify="space-between" align="center" gap="3" wrap="wrap">
      <Text textStyle="small" color="fg.muted">
        {rangeOf({ from: first, to: last, count: totalCount })}
      </Text>
      <GoToPage page={page} pageCount={pageCount} onPage={onPage} intent={intent} />
    </Flex>
  )
}
