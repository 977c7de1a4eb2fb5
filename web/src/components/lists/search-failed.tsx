import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { timestamp, withZone } from '#src/lib/errors/error-page.ts'

interface SearchFailedProps {
  error: unknown
  onSearchAgain: () => void
  /** Label of the button that opens the search form. */
  edit: string
  onEdit: () => void
}

export function SearchFailed({ error, onSearchAgain, edit, onEdit }: SearchFailedProps) {
  const { t } = useTranslation('listing')
  const [at] = useState(() => timestamp(new Date()))
  const { text, code, requestId } = describeError(error)
  return (
    <ErrorState
      title={t('failed.title')}
      body={`${t('failed.nothingHappened')} ${text}`}
      support={[code, requestId, withZone(at)]}
      onRetry={onSearchAgain}
      retryLabel={t('searchAgain')}
      actions={
        <Button variant="outline" onClick={onEdit}>
          {edit}
        </Button>
      }
    />
  )
}
