import { Button, HStack } from '@chakra-ui/react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface NothingFoundProps {
  title: string
  advice: string
  onEdit: () => void
  onSearchAgain: () => void
}

/** Shown if the search found nothing, regardless of filters. */
export function NothingFound({ title, advice, onEdit, onSearchAgain }: NothingFoundProps) {
  const { t } = useTranslation('listing')
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
