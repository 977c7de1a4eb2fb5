import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { useOnReconnect, useIsOnline } from '#src/lib/browser/use-is-online.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError, networkError } from '#src/lib/errors/describe-error.ts'
import { formatTimestamp } from '#src/lib/errors/error-page.ts'

interface SearchFailedProps {
  error: unknown
  onSearchAgain: () => void
  /** Label of the button that opens the search form. */
  editLabel: string
  onEdit: () => void
}

/** Error from a failed search. If the device was offline, the search is repeated when it is back online. */
export function SearchFailed({ error, onSearchAgain, editLabel, onEdit }: SearchFailedProps) {
  const { t } = useTranslation(['listing', 'components'])
  const [at] = useState(() => formatTimestamp(serverNow()))
  const { text, code, requestId } = describeError(error)
  const isNetwork = code === networkError
  const isWaiting = !useIsOnline() && isNetwork
  useOnReconnect(() => {
    if (isNetwork) onSearchAgain()
  })
  return (
    // The heading has no margin of its own below it.
    <Box mt={{ md: '4' }}>
      <ErrorState
        title={t('failed.title')}
        body={`${isWaiting ? t('failed.waiting') : text} ${t('failed.nothingHappened')}`}
        support={{ code, requestId, at }}
        onRetry={onSearchAgain}
        retryLabel={t('searchAgain')}
        actions={
          <Button variant="outline" onClick={onEdit}>
            {editLabel}
          </Button>
        }
      />
    </Box>
  )
}
