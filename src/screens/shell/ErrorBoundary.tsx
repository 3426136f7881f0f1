/** Catches a fault in drawing, so that nobody ever looks at an empty page. What was played lies in the saves. */
import { Component, useState, type ReactNode } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { Button } from '@/ui/kit/Button'
import { LiveRegion } from '@/ui/kit/accessibility'
import { Text } from '@/ui/kit/Text'
import { MessagePage } from './MessagePage'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Its own page stands now. */
  readonly onError?: () => void
  /** Before the pages are drawn again: it may be the list of matches that cannot be drawn. */
  readonly onAgain?: () => Promise<void>
  /** Hands over all that is saved; says whether it could. */
  readonly onBackup?: () => Promise<boolean>
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError() {
    return { happened: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  again = (): void => {
    const draw = () => this.setState({ happened: false })
    if (this.props.onAgain) void this.props.onAgain().finally(draw)
    else draw()
  }

  override render() {
    return this.state.happened ? (
      <ErrorPage onAgain={this.again} onBackup={this.props.onBackup} />
    ) : (
      this.props.children
    )
  }
}

type ErrorPageProps = {
  readonly onAgain: () => void
  readonly onBackup: (() => Promise<boolean>) | undefined
}

const ErrorPage = ({ onAgain, onBackup }: ErrorPageProps) => {
  const { problems, saved } = usePhrases()
  const [said, setSaid] = useState<string | null>(null)
  const backUp = async () => setSaid((await onBackup?.()) === true ? saved.sharedToast : problems.failed)
  return (
    <MessagePage says={problems.mishap} label={problems.startAgain} onPress={onAgain}>
      {onBackup && <Button icon="share" label={saved.exportAll} onPress={() => void backUp()} />}
      <LiveRegion says={said}>{said !== null && <Text centred>{said}</Text>}</LiveRegion>
    </MessagePage>
  )
}
