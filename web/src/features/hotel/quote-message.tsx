import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/components/empty-state.tsx'
import { ErrorState } from '#src/components/error-state.tsx'
import { Icon } from '#src/components/icon.tsx'
import type { QuoteState } from './use-quote.ts'

interface QuoteMessageProps {
  state: QuoteState
  onDismiss: () => void
  onSearchAgain: () => void
  onRetry: () => void
}

/** Why the checkout did not open, and the way on. */
export function QuoteMessage({ state, onDismiss, onSearchAgain, onRetry }: QuoteMessageProps) {
  const { t } = useTranslation('hotel')
  const searchAgain = (
    <Button onClick={onSearchAgain}>
      <Icon name="refresh" />
      {t('searchAgain')}
    </Button>
  )
  if (state.kind === 'mismatch') return <ErrorState title={t('mismatch')} />
  if (state.kind === 'failed')
    return (
      <ErrorState
        title={t('failed.title')}
        body={`${t('failed.text')} ${state.error.text}`}
        support={[state.error.code, state.error.requestId]}
        onRetry={onRetry}
      />
    )
  if (state.kind !== 'refused') return undefined
  if (state.code === 'expired')
    return <ErrorState title={t('expired.title')} body={t('expired.text')} actions={searchAgain} />
  if (state.code === 'invalid') return <ErrorState title={t('mismatch')} body={state.message} actions={searchAgain} />
  return (
    <EmptyState icon="bed" title={t('unavailable.title')} body={state.message}>
      <Button mt="4" me="2" onClick={onDismiss}>
        {t('unavailable.other')}
      </Button>
      <Button mt="4" variant="outline" onClick={onSearchAgain}>
        <Icon name="refresh" />
        {t('searchAgain')}
      </Button>
    </EmptyState>
  )
}
