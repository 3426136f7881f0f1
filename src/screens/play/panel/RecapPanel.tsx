/** A turn seen again: what it came to, and the way back to now. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { gameOf } from '@/match'
import { Button } from '@/ui/kit/Button'
import { nameOf } from '../names'
import { recapOf } from '../recap'
import { PanelBody } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function RecapPanel({ scene, match, session }: PanelProps<'recap'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { wide, small } = useWindow()
  const { text, claimed, now, taken } = recapOf(match, scene.turn, gameOf(match).turn, phrases)
  const name = nameOf(match, scene.seat)
  const told = [`${name} ${text}`, ...(taken === null ? [] : [taken])].join(' ')
  const line = claimed > 0 && now !== null ? `${told}\n${now}` : told
  const form = (room: boolean) => () => ({
    supply: room && <Supply game={scene.game} />,
    contents: <Heading title={play.lastTurnShown(name)} line={line} centred={!wide} />,
    actions: <Button kind="ink" label={play.hideRecap} onPress={() => session.replay(null)} />,
  })
  return <PanelBody place="recap" words={[line]} forms={small ? [form(false)] : [form(true), form(false)]} />
}
