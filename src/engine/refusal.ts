/** A move refused, as an error a program can read. */
import type { Refusal, RefusalCode } from './types'

/** A move the rules refuse. It changes nothing; `refusal` says why. */
export class IllegalMove extends Error {
  readonly code: RefusalCode
  constructor(readonly refusal: Refusal) {
    super(`Illegal move: ${refusal.code}`)
    this.name = 'IllegalMove'
    this.code = refusal.code
  }
}
