import { Box, Flex, Text } from '@chakra-ui/react'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import type { SharedReservationsQuery } from './shared-reservations.generated.ts'
import { pageSize } from './shared-view.ts'

interface SharedPagesProps {
  list: NonNullable<SharedReservationsQuery['sharedReservations']>
  onPage: (page: number) => void
}

/** Pagination of the list. Renders nothing for a single page. */
export function SharedPages({ list, onPage }: SharedPagesProps) {
  const { t } = useTranslation('shared')
  const { items, page, pageCount, totalCount } = list
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  if (pageCount <= 1) return null
  return (
    <Flex px="4" minH="52px" py="2" align="center" gap="4" borderTopWidth="1px" bg="bg.subtle" color="fg.muted">
      <Text textStyle="small" fontVariantNumeric="tabular-nums" hideBelow="md">
        {t('range', { from: first, to: last, count: totalCount })}
      </Text>
      <Box flex="1" />
      <GoToPage page={page} pageCount={pageCount} onPage={onPage} />
    </Flex>
  )
}
