import type { ReactNode } from 'react'

/** Name of a person or an agency. It keeps its own direction, and browsers do not translate it. */
export const Name = ({ children }: { children: ReactNode }) => <bdi translate="no">{children}</bdi>
