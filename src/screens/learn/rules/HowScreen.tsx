/** How to play: six pages with live boards. */
import { useState } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { say } from '@/stage/announcer'
import { useBack } from '@/routes'
import type { ExampleName } from './examples'
import { More } from '../More'
import { PageFoot } from './PageFoot'
import { pageNames } from './pages'
import { RulePage } from './RulePage'

export const HowScreen = () => {
  const { how, pages } = usePhrases().learn
  const leave = useBack()
  const [at, setAt] = useState(0)
  const [tried, setTried] = useState<ExampleName | null>(null)
  const name = pageNames[at]!

  const turnTo = (page: number): void => {
    setAt(page)
    setTried(null)
    say(how.page(page + 1, pageNames.length, pages[pageNames[page]!].title))
  }
  return (
    <RulePage
      key={`${name} ${tried}`}
      name={name}
      tried={tried}
      onTry={setTried}
      onBack={leave}
      more={<More from="How" />}
      foot={
        <PageFoot
          at={at}
          of={pageNames.length}
          title={pages[name].title}
          onPrevious={() => turnTo(at - 1)}
          onNext={() => (at === pageNames.length - 1 ? leave() : turnTo(at + 1))}
        />
      }
    />
  )
}
