/** The keys of the lesson. Phones have none. */
import type { LessonAction } from './lesson'

export type LessonKeys = {
  readonly act: (action: LessonAction) => void
  /** The numbered choice, counted from 0, if there is one. */
  readonly option: (index: number) => LessonAction | null
}

export const useLessonKeys = (_keys: LessonKeys): void => undefined
