/** The panel: shows the view of each scene at a constant height, so that the page does not jump. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useRoutes } from '@/routes'
import type { Pointing } from '@/sitting/pointing'
import type { Scene } from '@/sitting/scene'
import { createFitMemory } from '@/ui/kit/FirstThatFits'
import { PanelLayout } from './PanelLayout'
import { usePanelShape } from './shape'
import { PanelMotion } from './TableDice'
import type { ViewInput } from './view'
import { viewOf } from './viewOf'

type PanelProps = Omit<ViewInput, 'scene' | 'phrases' | 'pointed' | 'onSeal' | 'onPoint'> &
  Pick<PanelMotion, 'board' | 'diceLay'> & { readonly scene: Scene; readonly pointing: Pointing }

export function Panel({ pointing, board, diceLay, ...rest }: PanelProps) {
  const { match, performing } = rest
  const phrases = usePhrases()
  const { navigate } = useRoutes()
  const { kind } = usePanelShape()
  const pointed = useStore(pointing, ({ space }) => (kind === 'column' ? space : null))
  const [memory] = useState(createFitMemory)
  const onSeal = () => navigate('Dice', { id: match.info.id })
  const view = viewOf({ ...rest, phrases, pointed, onSeal, onPoint: pointing.point })
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
