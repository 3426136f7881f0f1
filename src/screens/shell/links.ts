/** Links in and out: what leads nowhere leads Home, which says so. Knows no screen. */
import { getPathFromState, getStateFromPath } from '@react-navigation/native'
import { isMatchId } from '@/match'
import type { RootParamList } from '@/routes'

type Options = Parameters<typeof getStateFromPath<RootParamList>>[1]
type State = NonNullable<ReturnType<typeof getStateFromPath>>

const nowhere: State = { routes: [{ name: 'Home', params: { notice: 'nowhere' } }] }

/** On the web the app may lie in a folder of its host: `/claim-it/` is Home there. */
const isHome = (path: string, base: string): boolean => {
  const inside = path.startsWith(base) ? path.slice(base.length) : path
  return /^\/*([?#].*)?$/.test(inside)
}

/** A link with an id that no match can have is as lost as any other. */
const isSound = ({ routes }: State): boolean => {
  const { name, params } = routes[routes.length - 1] ?? {}
  if (name !== 'Match' && name !== 'Result' && name !== 'Dice' && name !== 'LookBack') return true
  const { id } = (params ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' && isMatchId(id)
}

export const stateOfPath = (path: string, options: Options): State => {
  if (isHome(path, options?.path ?? '')) return { routes: [{ name: 'Home' }] }
  const state = getStateFromPath(path, options)
  return state && isSound(state) ? state : nowhere
}

/** Home is the folder itself, whatever it has been told to say. */
export const pathOfState: typeof getPathFromState = (state, options) => {
  const { name } = state.routes[state.index ?? state.routes.length - 1] ?? {}
  return name === 'Home' ? `${options?.path ?? ''}/` : getPathFromState(state, options)
}

/** Where links come from: the app's own scheme, and on the web wherever it is served. */
export const linkPrefixes = ['claimit://'] as const
