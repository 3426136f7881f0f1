/** Who decides for a seat, as one word of text: `person`, `baron`, `surveyor/thief`. */
import { levels, temperaments } from '@/names'
import type { Pilot } from './types'

export const writePilot = (pilot: Pilot): string => {
  if (pilot.who === 'person') return 'person'
  return pilot.temperament === null ? pilot.level : `${pilot.level}/${pilot.temperament}`
}

/** Null for a word that names nobody. */
export const readPilot = (text: string): Pilot | null => {
  if (text === 'person') return { who: 'person' }
  const [first, second, ...rest] = text.split('/')
  const level = levels.find((each) => each === first)
  const temperament = temperaments.find((each) => each === second) ?? null
  if (level === undefined || rest.length > 0 || (second !== undefined && temperament === null)) return null
  return { who: 'bot', level, temperament }
}
