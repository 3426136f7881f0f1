/** Catches a fault in drawing, so that nobody ever looks at an empty page. What was played lies in the saves. */
import { Component, type ReactNode } from 'react'
import { usePhrases } from '@/i18n/index'
import { StandInPage } from './StandInPage'

type MishapProps = { readonly children: ReactNode }

export class Mishap extends Component<MishapProps, { readonly happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError() {
    return { happened: true }
  }

  override render() {
    return this.state.happened ? (
      <MishapPage onAgain={() => this.setState({ happened: false })} />
    ) : (
      this.props.children
    )
  }
}

const MishapPage = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { problems } = usePhrases()
  return <StandInPage says={problems.mishap} label={problems.startAgain} onPress={onAgain} />
}
