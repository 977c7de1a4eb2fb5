import type { ReactNode } from 'react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Message } from './message.tsx'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** Why there is nothing, and what can be done. */
  body?: ReactNode
  children?: ReactNode
  /** Heading level; 1 where nothing else is on the page. */
  level?: 1 | 2
}

/** Replaces content that is empty. */
export const EmptyState = (message: EmptyStateProps) => <Message tone="brass" role="status" {...message} />
