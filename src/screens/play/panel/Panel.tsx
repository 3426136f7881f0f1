/** The panel: shows the view of each scene at a constant height, so that the page does not jump. */
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useRoutes } from '@/routes'
import { useSettings } from '@/services'
import type { FitMemory } from '@/ui/kit/FirstThatFits'
import type { Place } from '@/ui/kit/Gliding'
import type { PlayPageParts } from '../TableBoard'
import { usePanelShape } from './form'
import { PanelLayout } from './PanelLayout'
import { PanelMotion } from './TableDice'
import { viewOf } from './viewOf'

export function Panel({ session, shown, coach, pointing, onTouch, board }: PlayPageParts) {
  const { match, performing } = shown
  const phrases = usePhrases()
  const settings = useSettings()
  const { navigate } = useRoutes()
  const { kind } = usePanelShape()
  const pointed = useStore(pointing, ({ space }) => (kind === 'column' ? space : null))
  const [memory] = useState<FitMemory>(() => new Map())
  const diceLay = useRef<Place>(null)
  const view = viewOf({
    ...shown,
    session,
    coach,
    pointed,
    settings,
    phrases,
    onSeal: () => navigate('Dice', { id: match.info.id }),
    onPoint: pointing.point,
    onTouch,
  })
  if (view === null) return null
  return (
    <PanelMotion value={{ performing, board, diceLay }}>
      <PanelLayout
        key={view.place}
        view={view}
        memory={memory}
        inFlight={performing?.timeline.throw !== undefined}
      />
    </PanelMotion>
  )
}
