import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { RequoteState } from '../payment/use-requote.ts'

/** The quote has expired. The form stays, and the price can be checked again. */
export function ExpiredNotice({ state, onCheck }: { state: RequoteState; onCheck: () => void }) {
  const { t } = useTranslation('checkout')
  if (state.kind === 'failed')
    return (
      <ErrorState
        title={t('expired.failed')}
        body={`${t('pay.nothingDone')} ${state.error.text}`}
        support={[state.error.code, state.error.requestId]}
        onRetry={onCheck}
      />
    )
  return (
    <EmptyState icon="clock" title={t('expired.title')} body={t('expired.text')}>
      <Button mt="5" onClick={onCheck} loading={state.kind === 'checking'}>
        <Icon name="refresh" />
        {t('expired.check')}
      </Button>
    </EmptyState>
  )
}
