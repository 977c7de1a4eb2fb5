import { Component, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  /** Shown while the code loads and if it fails. */
  fallback?: ReactNode
  children: ReactNode
}

/** Boundary for an optional part of a page. If the part's code cannot be fetched or the part fails to render, only that part is missing. */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
