import { throwsOwn } from '@/match'
import type { Scene } from '@/sitting/scene'
import { botTurnView } from './botTurn'
import { chooseView } from './choose'
import { decideView } from './decide'
import { bustView, playerView, recapView, settlingView } from './outcomes'
import { enteringView, ownDecideView, throwView } from './ownDice'
import { startView } from './start'
import type { PanelView, ViewDraft, ViewInput } from './view'

type AnyInput = Omit<ViewInput, 'scene'> & { readonly scene: Scene }

/** The view of a scene; null for a scene without a panel. */
export const viewOf = (input: AnyInput): PanelView | null => {
  const draft = draftOf(input)
  return draft && { ...draft, parts: draft.parts.filter((part) => part !== null && part !== false) }
}

const draftOf = ({ scene, ...rest }: AnyInput): ViewDraft | null => {
  switch (scene.is) {
    case 'start':
      return throwsOwn(rest.match) ? throwView({ ...rest, scene }) : startView({ ...rest, scene })
    case 'entering':
      return enteringView({ ...rest, scene })
    case 'rolling':
    case 'choose':
      return chooseView({ ...rest, scene })
    case 'decide':
      return throwsOwn(rest.match) ? ownDecideView({ ...rest, scene }) : decideView({ ...rest, scene })
    case 'bust':
      // While the bust is performed, keeps the dice in place without text, so that the haptic comes before the explanation.
      return rest.performing?.event.type === 'busted'
        ? chooseView({ ...rest, scene })
        : bustView({ ...rest, scene })
    case 'settling':
    case 'over':
      return scene.stopped && settlingView({ ...rest, scene }, scene.stopped)
    case 'botTurn':
      return botTurnView({ ...rest, scene })
    case 'recap':
      return recapView({ ...rest, scene })
    case 'player':
      return playerView({ ...rest, scene })
    case 'pass':
      return null
  }
}
