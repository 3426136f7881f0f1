/** Catches a fault in drawing, so that nobody ever looks at an empty page. What was played lies in the saves. */
import { Component, type ReactNode } from 'react'
import { usePhrases } from '@/i18n/index'
import { MessagePage } from './MessagePage'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Its own page stands now. */
  readonly onError?: () => void
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError() {
    return { happened: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.happened ? (
      <ErrorPage onAgain={() => this.setState({ happened: false })} />
    ) : (
      this.props.children
    )
  }
}

const ErrorPage = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { problems } = usePhrases()
  return <MessagePage says={problems.mishap} label={problems.startAgain} onPress={onAgain} />
}
