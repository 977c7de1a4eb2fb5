import { Box, Button, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from './copy-button.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Message } from './message.tsx'
import { ActionRow } from '#src/components/layout/action-row.tsx'

interface ErrorStateProps {
  title: ReactNode
  /** What happened. Where money is involved, it starts with what did not happen. */
  body?: ReactNode
  /** Code, request id and time for support. Empty parts are left out. */
  support?: readonly (string | null | undefined)[]
  onRetry?: (() => void) | undefined
  /** The screen has another main action. */
  quiet?: boolean
  retryLabel?: string
  /** Other actions beside the retry. */
  actions?: ReactNode
  /** Heading level; 1 where nothing else is on the page. */
  level?: 1 | 2
  children?: ReactNode
}

/** An error with a retry and a reference for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title, body, support, onRetry, quiet, retryLabel, actions, level, children } = props
  const { t } = useTranslation('components')
  const reference = support?.filter(Boolean).join(' · ')
  return (
    <Message tone="red" icon="unlink" role="alert" title={title} body={body} level={level}>
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
      {reference && (
        <HStack mt="5" columnGap="2" textStyle="micro" color="fg.subtle" wrap="wrap">
          <Text>{t('forSupport')}</Text>
          <Box as="bdi" dir="ltr" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            {reference}
          </Box>
          <CopyButton text={reference} />
        </HStack>
      )}
    </Message>
  )
}
