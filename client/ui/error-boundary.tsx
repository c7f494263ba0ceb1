import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Names this part of the page to the operator. */
  part: string
  /** Another value means that the shopper went to another page: the part is rendered again. */
  resetKey?: unknown
  fallback: ReactNode
  children: ReactNode
}

/** Keeps an error inside one part of the page, so that the rest lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // What failed just now, while the shopper came here, is not drawn a second time.
    if (hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
