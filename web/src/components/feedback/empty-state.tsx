import type { ReactNode } from 'react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Message } from './message.tsx'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** Why there is nothing, and what the agent can do. */
  body?: ReactNode
  children?: ReactNode
  /** Heading level; 1 if it is the only content of the page. */
  level?: 1 | 2
}

/** Shown in place of empty content. */
export const EmptyState = (message: EmptyStateProps) => <Message tone="brass" role="status" {...message} />
