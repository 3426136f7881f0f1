/** Marks that are no longer there, on their way out: tents fold, a placement taken back goes as it came. */
import { View } from 'react-native'

import { duration, motion } from '@/theme/index'
import { vanish } from '../kit/keyframes'
import type { PlayerLook } from '../players/PlayerToken'
import { fold, lift } from './keyframes'
import { layoutOf, stateOf } from './layout'
import type { Ghost } from './motions'
import { Moving } from './Moving'
import { baseOf, placeOf } from './Space'
import { SpaceMarks, type Part } from './SpaceMarks'

type GhostsProps = {
  readonly cell: number
  readonly ghosts: readonly Ghost[]
  readonly looks: readonly PlayerLook[]
}

export function Ghosts({ cell, ghosts, looks }: GhostsProps) {
  return ghosts.map((ghost) => (
    <View key={ghost.space} style={placeOf(ghost.space, cell)}>
      <Leaving ghost={ghost} cell={cell} looks={looks} />
    </View>
  ))
}

function Leaving({ ghost, cell, looks }: { readonly ghost: Ghost } & Omit<GhostsProps, 'ghosts'>) {
  const layout = layoutOf(stateOf(ghost.cell, ghost.seat))
  const look = ghost.cell.owner === null ? undefined : looks[ghost.cell.owner]
  const marks = (parts: readonly Part[]) => (
    <SpaceMarks
      cell={cell}
      layout={layout}
      colour={look?.colour ?? null}
      brand={look?.brand ?? null}
      moverColour={looks[ghost.seat]!.colour}
      parts={parts}
    />
  )
  if (ghost.going === 'fold')
    return (
      <>
        <Moving frames={vanish} lasts={duration.base} delay={ghost.delay + duration.fast} leaves>
          {marks(['ground'])}
        </Moving>
        <Moving frames={fold} lasts={duration.fast} delay={ghost.delay} about={baseOf(layout)} leaves>
          {marks(['disc', 'tent', 'plate'])}
        </Moving>
      </>
    )
  // What was placed last is what goes: the claim if there is one, else the tent and its hatch.
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
