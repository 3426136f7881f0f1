/** The bots' door. */
export { levels, temperaments, type Level, type Temperament } from './levels'
