import { Component, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  /** Shown while the code loads and if it fails. */
  fallback?: ReactNode
  children: ReactNode
}

/** Boundary for a part that the page can do without. If its code cannot be fetched or it fails to render, only this part is missing. */
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
