import { Button, HStack } from '@chakra-ui/react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { countUnreadableRows } from '#src/lib/list-kit/count-unreadable-rows.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface NothingFoundProps {
  results: { readonly warnings: Parameters<typeof countUnreadableRows>[0] }
  title: string
  advice: string
  onEdit: () => void
  onSearchAgain: () => void
}

/** Shown if the search found nothing, regardless of filters. */
export function NothingFound({ results, title, advice, onEdit, onSearchAgain }: NothingFoundProps) {
  const { t } = useTranslation('listing')
  const unreadable = countUnreadableRows(results.warnings)
  // Another date does not help if offers were found but could not be read.
  if (unreadable > 0)
    return (
      <EmptyState icon="alert" title={t('offers.unreadable', { count: unreadable })} body={t('offers.allUnreadable')}>
        <Button mt="5" variant="outline" onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState icon="search" title={title} body={advice}>
      <HStack mt="5" gap="2" wrap="wrap">
        <Button onClick={onEdit}>{t('offers.edit')}</Button>
        <Button variant="outline" onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      </HStack>
    </EmptyState>
  )
}
