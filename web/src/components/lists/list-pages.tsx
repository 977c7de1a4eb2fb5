import { Flex, Text } from '@chakra-ui/react'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { GoToPage } from './go-to-page.tsx'

interface ListPagesProps {
  page: number
  pageCount: number
  pageSize: number
  /** Rows of this page. */
  rows: number
  totalCount: number
  /** Describes which rows of the total are on this page. */
  describeRange: (range: { from: number; to: number; count: number }) => string
  onPage: (page: number) => void
  prefetch?: HoverPrefetch<number>
}

/** Footer of a list with several pages: which rows are on this page, and links to other pages. */
export function ListPages({
  page,
  pageCount,
  pageSize,
  rows,
  totalCount,
  describeRange,
  onPage,
  prefetch,
}: ListPagesProps) {
  if (pageCount < 2) return undefined
  const { first, last } = rowRange({ page, pageSize, rows })
  return (
    <Flex mt="5" justify="space-between" align="center" gap="3" wrap="wrap">
      <Text textStyle="small" color="fg.muted">
        {describeRange({ from: first, to: last, count: totalCount })}
      </Text>
      <GoToPage page={page} pageCount={pageCount} onPage={onPage} prefetch={prefetch} />
    </Flex>
  )
}
