/** Converts links to navigation states and back. An invalid link opens Home with a notice. */
import { getPathFromState, getStateFromPath } from '@react-navigation/native'
import { isMatchId } from '@/match'
import type { RootParamList } from '@/routes'

type Options = Parameters<typeof getStateFromPath<RootParamList>>[1]
type State = NonNullable<ReturnType<typeof getStateFromPath>>

const nowhere: State = { routes: [{ name: 'Home', params: { notice: 'nowhere' } }] }

/** The web app may be served from a folder: `/claim-it/` is Home there. */
const isHome = (path: string, base: string): boolean => {
  const inside = path.startsWith(base) ? path.slice(base.length) : path
  return /^\/*([?#].*)?$/.test(inside)
}

/** Rejects ids that cannot belong to a match. */
const isValid = ({ routes }: State): boolean => {
  const { name, params } = routes[routes.length - 1] ?? {}
  if (name !== 'Match' && name !== 'Result' && name !== 'Dice' && name !== 'LookBack') return true
  const { id } = (params ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' && isMatchId(id)
}

export const stateOfPath = (path: string, options: Options): State => {
  if (isHome(path, options?.path ?? '')) return { routes: [{ name: 'Home' }] }
  const state = getStateFromPath(path, options)
  return state && isValid(state) ? state : nowhere
}

/** The path of Home is the base folder; its notice is left out. */
export const pathOfState: typeof getPathFromState = (state, options) => {
  const { name } = state.routes[state.index ?? state.routes.length - 1] ?? {}
  return name === 'Home' ? `${options?.path ?? ''}/` : getPathFromState(state, options)
}

/** The app's own URL scheme. On the web, every link of the host is handled as well. */
export const linkPrefixes = ['claimit://'] as const
