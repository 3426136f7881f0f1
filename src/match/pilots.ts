/** Who decides for a seat, as one word of text: `person`, `baron`, and in older matches `surveyor/thief`. */
import { levels } from '@/names'
import { temperaments, type Pilot } from './types'

export const writePilot = (pilot: Pilot): string => {
  if (pilot.who === 'person') return 'person'
  return pilot.temperament ? `${pilot.level}/${pilot.temperament}` : pilot.level
}

/** Null for a word that names nobody. */
export const readPilot = (text: string): Pilot | null => {
  if (text === 'person') return { who: 'person' }
  const [first, second, ...rest] = text.split('/')
  const level = levels.find((each) => each === first)
  const temperament = temperaments.find((each) => each === second)
  if (level === undefined || rest.length > 0 || second !== temperament) return null
  return temperament === undefined ? { who: 'bot', level } : { who: 'bot', level, temperament }
}
