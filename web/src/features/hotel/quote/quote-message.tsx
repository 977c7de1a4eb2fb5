import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import type { QuoteState } from './use-quote.ts'

interface QuoteMessageProps {
  state: QuoteState
  /** Scrolls to the other rooms. */
  onChooseOthers: () => void
  onSearchAgain: () => void
  onRetry: () => void
}

/** Says why the checkout did not open and what to do next. */
export function QuoteMessage({ state, onChooseOthers, onSearchAgain, onRetry }: QuoteMessageProps) {
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
        support={state.error}
        onRetry={onRetry}
      />
    )
  if (state.kind === 'soldOut')
    return (
      <EmptyState
        icon="bed"
        title={t('unavailable.title', { count: state.rateIds.length })}
        body={t('unavailable.text')}
      >
        <ActionRow mt="4">
          <Button onClick={onChooseOthers}>{t('unavailable.other', { count: state.rateIds.length })}</Button>
          <Button variant="outline" onClick={onSearchAgain}>
            <Icon name="refresh" />
            {t('searchAgain')}
          </Button>
        </ActionRow>
      </EmptyState>
    )
  if (state.kind !== 'refused') return undefined
  if (state.code === 'expired')
    return <ErrorState title={t('expired.title')} body={t('expired.text')} actions={searchAgain} />
  if (state.code === 'limit') return <ErrorState title={t('limit')} body={state.message} onRetry={onRetry} />
  if (state.code === 'invalid') return <ErrorState title={t('mismatch')} body={state.message} actions={searchAgain} />
  return <ErrorState title={t('failed.title')} body={`${t('failed.text')} ${state.message}`} onRetry={onRetry} />
}
