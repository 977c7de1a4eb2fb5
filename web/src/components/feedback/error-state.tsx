import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Message } from './message.tsx'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import { type SupportFacts, SupportLine } from './support-line.tsx'

interface ErrorStateProps {
  title: ReactNode
  /** What happened. If money is involved, the title first says what did not happen. */
  body?: ReactNode
  support?: SupportFacts
  onRetry?: (() => void) | undefined
  /** Renders the retry as a secondary button, because the screen has another main action. */
  quiet?: boolean
  retryLabel?: string
  /** Actions next to the retry. */
  actions?: ReactNode
  /** Heading level; 1 if it is the only content of the page. */
  level?: 1 | 2
  children?: ReactNode
}

/** An error with a retry button and a reference for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title, body, support, onRetry, quiet, retryLabel, actions, level, children } = props
  const { t } = useTranslation('components')
  return (
    <Message tone="red" icon="alert" role="alert" title={title} body={body} level={level}>
      {children}
      {(onRetry || actions) && (
        <ActionRow mt="5">
          {onRetry && (
            <Button variant={quiet ? 'outline' : 'solid'} onClick={onRetry}>
              <Icon name="refresh" />
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {actions}
        </ActionRow>
      )}
      <SupportLine {...support} />
    </Message>
  )
}
