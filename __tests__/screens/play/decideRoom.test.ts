import { dictionaries, type Language } from '@/i18n/index'
import { decideRoom } from '@/screens/play/drawer/decideRoom'
import { frameFor, type Insets } from '@/theme/index'

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
const notched: Insets = { ...none, top: 47, bottom: 34 }

const roomAt = (language: Language, width: number, height: number, textSize: number, insets = none) => {
  const { play, common } = dictionaries[language]
  const words = {
    undo: common.undo,
    chance: play.chanceOfBust,
    stop: play.stopAndTake(4),
    stopping: play.taking(2, 2),
    roll: play.rollAgain,
    risking: play.risking(4),
    supply: play.squattersLeft,
    calls: false,
  }
  return decideRoom(frameFor({ width, height, insets, textSize }), textSize, words)
}

describe('the room of the decide screen', () => {
  it('has all of it on the phone of the drawings, in English and in German', () => {
    const all = { supply: true, consequences: true, undoName: true }
    expect(roomAt('en', 390, 844, 1, notched)).toEqual(all)
    expect(roomAt('de', 390, 844, 1, notched)).toEqual(all)
  })

  it('gives up the supply before what the choices come to', () => {
    expect(roomAt('de', 390, 844, 1.3, notched)).toMatchObject({ supply: false, consequences: true })
  })

  it('gives up what the choices come to before the chance and Undo', () => {
    expect(roomAt('de', 320, 568, 2)).toEqual({ supply: false, consequences: false, undoName: false })
    expect(roomAt('de', 667, 375, 2)).toEqual({ supply: false, consequences: false, undoName: false })
  })

  it('gives up what the choices come to where the words need more than the frame has, short words later', () => {
    expect(roomAt('de', 390, 844, 2)).toMatchObject({ consequences: false })
    expect(roomAt('en', 390, 844, 2)).toMatchObject({ consequences: true })
  })

  it('gives nothing up on a desktop', () => {
    expect(roomAt('de', 1440, 900, 2)).toEqual({ supply: true, consequences: true, undoName: true })
  })
})
