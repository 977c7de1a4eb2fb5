import { Box, Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { RequoteState } from '../payment/use-requote.ts'

interface ExpiredNoticeProps {
  state: RequoteState
  onCheck: () => void
}

/** Says that the quote has expired, with a button to check the price again. The form keeps its values. */
export function ExpiredNotice(props: ExpiredNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // Scrolls into view, because it appears above a form that may be long.
  useEffect(() => notice.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }), [])
  return (
    <Box ref={notice} scrollMarginTop="76px">
      <Notice {...props} />
    </Box>
  )
}

function Notice({ state, onCheck }: ExpiredNoticeProps) {
  const { t } = useTranslation('checkout')
  if (state.kind === 'failed')
    return (
      <ErrorState
        title={t('expired.failed')}
        body={`${t('pay.nothingDone')} ${state.error.text}`}
        support={state.error}
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
