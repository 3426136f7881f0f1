/** The place of one match: what is to be seen now goes to the page for it, and the end goes on to the result. */
import { StackActions } from '@react-navigation/native'
import { useDeferredValue, useEffect } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match } from '@/match'
import { useRoutes, useWindowTitle, type ScreenProps } from '@/routes'
import { useServices, useTitle } from '@/services'
import { StoredMatch } from '../shell/StoredMatch'
import { callOf } from './names'
import { PassPage } from './PassPage'
import { PlayPage } from './PlayPage'
import { useSession, useShown } from './useSession'

export const PlayScreen = ({ route: { params } }: ScreenProps<'Match'>) => (
  <StoredMatch id={params.id}>{(match) => <Table key={params.id} match={match} />}</StoredMatch>
)

function Table({ match: opened }: { readonly match: Match }) {
  const session = useSession(opened)
  // The board answers a tap in the next frame; what is read beside it comes in the one after.
  const shown = useDeferredValue(useShown(session))
  const { scene, match, performing } = shown
  const routes = useRoutes()
  const { memory } = useServices()
  const { common } = usePhrases()
  const turn = common.turn(callOf(match, scene.seat))
  const title = useTitle(match.info.id)
  useWindowTitle(title ? `${turn} · ${title}` : turn)
  const isOver = scene.is === 'over' && performing === null
  const { id } = match.info
  useEffect(() => {
    if (!isOver) return
    memory.justEnded.set(id, match)
    routes.dispatch(StackActions.replace('Result', { id }))
  }, [isOver, match, id, memory, routes])

  if (scene.is === 'pass')
    return <PassPage match={match} seat={scene.seat} recaps={scene.recaps} onTake={session.goOn} />
  return <PlayPage session={session} shown={shown} />
}
