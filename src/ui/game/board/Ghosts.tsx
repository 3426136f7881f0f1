/** Animates marks that leave a space: tents fold at a stop, and an undone placement reverses its arrival. */
import { View } from 'react-native'
import type { BySeat } from '@/engine'

import { motion } from '@/theme/motion'
import { vanish } from '../../kit/keyframes'
import type { PlayerLook } from '../players/PlayerToken'
import { fold, goHome, lift, spread } from './keyframes'
import { layoutOf, stateOf } from './spaceLayout'
import type { Ghost } from './motions'
import { Moving } from './Moving'
import { baseOf, placeOf } from './Space'
import { SpaceMarks, type Part } from './SpaceMarks'

type GhostsProps = {
  readonly cell: number
  readonly ghosts: readonly Ghost[]
  readonly looks: BySeat<PlayerLook>
}

export function Ghosts({ cell, ghosts, looks }: GhostsProps) {
  return ghosts.map((ghost) => (
    <View key={ghost.space} style={placeOf(ghost.space, cell)}>
      <Leaving ghost={ghost} cell={cell} looks={looks} />
    </View>
  ))
}

/** The edge of a claimed space's plate, as a fraction of the space. */
const wholePlate = 0.89

function Leaving({ ghost, cell, looks }: { readonly ghost: Ghost } & Omit<GhostsProps, 'ghosts'>) {
  const layout = layoutOf(stateOf(ghost.cell, ghost.seat))
  const look = ghost.cell.owner === null ? undefined : looks[ghost.cell.owner]
  const marks = (parts: readonly Part[]) => (
    <SpaceMarks
      cell={cell}
      layout={layout}
      colour={look?.colour ?? null}
      brand={look?.brand ?? null}
      moverColour={looks[ghost.seat].colour}
      parts={parts}
    />
  )
  if (ghost.going === 'fold') {
    const { disc, plate } = layout
    const { delay } = ghost
    const rival = ghost.cell.owner !== null && ghost.cell.owner !== ghost.seat
    return (
      <>
        <Moving frames={vanish} lasts={motion.stop.pop} delay={delay} leaves>
          {marks(['ground'])}
        </Moving>
        {disc && (
          <Moving
            frames={rival ? goHome(cell) : vanish}
            lasts={rival ? motion.stop.goHome : motion.stop.fold}
            delay={delay}
            about={[disc.x, disc.y]}
            leaves
          >
            {marks(['disc'])}
          </Moving>
        )}
        <Moving frames={fold} lasts={motion.stop.fold} delay={delay} about={baseOf(layout)} leaves>
          {marks(['tent'])}
        </Moving>
        {plate && (
          <Moving frames={vanish} lasts={motion.stop.pins} delay={delay + motion.stop.pop} leaves>
            <Moving
              frames={spread((0.5 - plate.x) * cell, (0.5 - plate.y) * cell, wholePlate / plate.edge)}
              lasts={motion.stop.pop}
              delay={delay}
              about={[plate.x, plate.y]}
              leaves
            >
              {marks(['plate'])}
            </Moving>
          </Moving>
        )}
      </>
    )
  }
  if (ghost.going === 'break')
    return (
      <Moving frames={vanish} lasts={1} delay={ghost.delay} leaves waits>
        {marks(['ground', 'disc', 'tent', 'plate'])}
      </Moving>
    )
  // Only the last placement leaves: the claim if there is one, else the tent and its hatch.
  const last: Part = ghost.cell.claim ? 'plate' : 'tent'
  return (
    <>
      {last === 'tent' && (
        <Moving frames={vanish} lasts={motion.undo.total} leaves>
          {marks(['ground'])}
        </Moving>
      )}
      <Moving
        frames={last === 'plate' ? lift : fold}
        lasts={motion.undo.total}
        about={last === 'plate' ? [layout.plate?.x ?? 0.5, layout.plate?.y ?? 0.5] : baseOf(layout)}
        leaves
      >
        {marks([last])}
      </Moving>
    </>
  )
}
