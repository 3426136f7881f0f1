/** Shows an error page when rendering fails. The match is already saved by then. */
import { Component, useState, type ReactNode } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { Button } from '@/ui/kit/Button'
import { LiveRegion } from '@/ui/kit/accessibility'
import { Text } from '@/ui/kit/Text'
import { MessagePage } from './Page'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Called when the error page is shown. */
  readonly onError?: () => void
  /** Awaited before the pages render again, because the list of matches may have caused the error. */
  readonly onRetry: () => Promise<void>
  /** Shares all saved matches; returns whether that worked. */
  readonly onBackup: () => Promise<boolean>
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError() {
    return { happened: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  retry = (): void => {
    const redraw = () => this.setState({ happened: false })
    // If rebuilding fails, the pages may still work.
    void this.props.onRetry().then(redraw, redraw)
  }

  override render() {
    return this.state.happened ? (
      <ErrorPage onRetry={this.retry} onBackup={this.props.onBackup} />
    ) : (
      this.props.children
    )
  }
}

type ErrorPageProps = Pick<ErrorBoundaryProps, 'onBackup'> & { readonly onRetry: () => void }

const ErrorPage = ({ onRetry, onBackup }: ErrorPageProps) => {
  const { problems, saved } = usePhrases()
  const [said, setSaid] = useState<string | null>(null)
  const backUp = async () => setSaid((await onBackup()) ? saved.sharedToast : problems.failed)
  return (
    <MessagePage says={problems.mishap} label={problems.startAgain} onPress={onRetry}>
      <Button icon="share" label={saved.exportAll} onPress={() => void backUp()} />
      <LiveRegion says={said}>{said !== null && <Text centred>{said}</Text>}</LiveRegion>
    </MessagePage>
  )
}
