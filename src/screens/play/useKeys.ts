/** The keys of the play screen. Phones have none. */
import type { Session } from './session'

export const useKeys = (_session: Session, _listening: boolean): void => undefined
