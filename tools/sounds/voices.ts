/**
 * The synthesis of each sound: wood, canvas, iron, paper, rubber, brass. Short and dry: no reverb, no echo, and only the last has
 * a melody.
 */
import {
  bandPass,
  faded,
  filtered,
  highPass,
  lowPass,
  mixed,
  noise,
  shaped,
  struck,
  thud,
  type Mode,
  type Signal,
} from './signal'

/** A small bone cube hits a wooden table: the table sounds low, the cube clicks high, and it bounces once. */
function die(pitch: number, seed: number): Signal {
  const table: readonly Mode[] = [
    [pitch * 0.31, 0.34, 0.028],
    [pitch * 0.58, 0.42, 0.022],
    [pitch, 1, 0.019],
    [pitch * 1.59, 0.6, 0.014],
    [pitch * 2.41, 0.42, 0.009],
    [pitch * 3.73, 0.26, 0.006],
  ]
  const cube: readonly Mode[] = [
    [2600 + pitch, 0.42, 0.0042],
    [4100 + pitch, 0.26, 0.0028],
  ]
  const touch = faded(filtered(noise(0.03, seed), bandPass(3000, 0.7)), 0.002)
  const hit = mixed(0.12, [1, struck(0.12, table, 0.0007)], [0.9, struck(0.03, cube, 0.0003)], [0.9, touch])
  const soft = filtered(hit, lowPass(3400))
  return mixed(0.2, [1, hit], [0.26, soft, 0.049], [0.1, soft, 0.078])
}

/** Canvas thrown over a ridge pole: air first, then the cloth snaps tight and flutters. */
function squatter(): Signal {
  const cloth = noise(0.24, 11)
  const air = shaped(filtered(cloth, bandPass(620, 0.7)), [0, 0], [0.03, 0.7], [0.055, 0.25], [0.09, 0])
  const snap = shaped(
    filtered(filtered(cloth, bandPass(1500, 0.6)), lowPass(4200)),
    [0.038, 0],
    [0.046, 1],
    [0.07, 0.35],
    [0.1, 0.1],
    [0.112, 0.26],
    [0.15, 0.05],
    [0.162, 0.11],
    [0.22, 0],
  )
  const pole = struck(0.12, [
    [268, 0.5, 0.03],
    [655, 0.3, 0.016],
    [1120, 0.12, 0.009],
  ])
  return mixed(0.24, [1.6, air], [1.1, snap], [0.34, thud(0.1, 190, 120, 0.03), 0.04], [0.3, pole, 0.044])
}

/** One blow of a hammer on a stake: iron above, wood in the middle, earth below. */
function claim(): Signal {
  const stake: readonly Mode[] = [
    [312, 0.6, 0.042],
    [497, 0.62, 0.034],
    [846, 0.7, 0.026],
    [1430, 0.46, 0.016],
    [2260, 0.26, 0.009],
  ]
  const iron: readonly Mode[] = [
    [1874, 0.13, 0.05],
    [2930, 0.12, 0.062],
    [4385, 0.08, 0.045],
    [6120, 0.04, 0.03],
  ]
  const contact = faded(filtered(noise(0.04, 23), bandPass(3000, 0.6)), 0.0025)
  const grit = faded(filtered(noise(0.12, 29), lowPass(520)), 0.028)
  return mixed(
    0.28,
    [1, struck(0.28, stake, 0.0007)],
    [1, struck(0.28, iron, 0.0004)],
    [0.9, contact],
    [0.55, thud(0.2, 128, 74, 0.04), 0.002],
    [0.6, grit, 0.004],
  )
}

/** A steel nib ticks a line in the register: a tap and a very short stroke. */
function stop(): Signal {
  const down = faded(filtered(filtered(noise(0.02, 41), highPass(1800)), lowPass(6500)), 0.0018)
  const stroke = shaped(
    filtered(noise(0.05, 43), bandPass(4200, 1.1)),
    [0, 0],
    [0.012, 0.8],
    [0.022, 0.5],
    [0.034, 0],
  )
  const desk = struck(0.06, [
    [742, 0.5, 0.009],
    [1290, 0.42, 0.006],
    [2180, 0.2, 0.004],
  ])
  return mixed(0.075, [0.9, down], [0.16, stroke, 0.012], [0.8, desk])
}

/** A rubber stamp on a full desk: one impact, then the rubber comes off the paper. */
function bust(): Signal {
  const desk: readonly Mode[] = [
    [164, 0.5, 0.05],
    [238, 0.55, 0.042],
    [391, 0.6, 0.032],
    [602, 0.5, 0.022],
    [968, 0.3, 0.013],
    [1515, 0.16, 0.008],
  ]
  const rubber = faded(filtered(noise(0.08, 53), bandPass(950, 0.5)), 0.011)
  const drawer = struck(0.1, [
    [1340, 0.12, 0.012],
    [2110, 0.07, 0.008],
  ])
  const peel = shaped(
    filtered(noise(0.09, 59), bandPass(1900, 0.9)),
    [0, 0],
    [0.024, 1],
    [0.04, 0.3],
    [0.07, 0],
  )
  return mixed(
    0.3,
    [1, struck(0.3, desk, 0.0016)],
    [0.7, thud(0.24, 118, 66, 0.048)],
    [2.4, rubber],
    [0.7, drawer, 0.018],
    [0.14, peel, 0.165],
  )
}

/** A brass hand bell, struck once with a soft clapper and held: its third is minor, as in real bells. */
function bell(seconds: number, prime: number, hold: number): Signal {
  const partials: readonly Mode[] = [
    [prime * 0.5, 0.28, 0.15],
    [prime, 0.8, 0.13],
    [prime * 1.002, 0.3, 0.13],
    [prime * 1.189, 0.5, 0.1],
    [prime * 1.5, 0.22, 0.08],
    [prime * 2, 0.85, 0.085],
    [prime * 2.52, 0.2, 0.05],
    [prime * 3.01, 0.26, 0.042],
    [prime * 4.17, 0.14, 0.025],
    [prime * 5.43, 0.07, 0.016],
  ]
  return struck(
    seconds,
    partials.map(([hertz, level, decay]) => [hertz, level, decay * hold]),
    0.0012,
  )
}

function lastRound(): Signal {
  const clapper = faded(filtered(noise(0.03, 61), bandPass(3600, 0.9)), 0.0018)
  return shaped(mixed(0.39, [1, bell(0.39, 932, 1)], [0.3, clapper]), [0, 1], [0.3, 1], [0.39, 0])
}

/** A bar of hard wood under a felt mallet; its overtones are tuned like a marimba's. */
function bar(seconds: number, pitch: number): Signal {
  const modes: readonly Mode[] = [
    [pitch, 1, 0.11],
    [pitch * 3.93, 0.2, 0.03],
    [pitch * 9.2, 0.05, 0.009],
  ]
  return struck(seconds, modes, 0.0014)
}

/** Four bars up a chord, D G B D, the last with the bell above it. */
function win(): Signal {
  const notes = mixed(
    0.395,
    [0.6, bar(0.3, 587.33)],
    [0.68, bar(0.3, 783.99), 0.062],
    [0.76, bar(0.26, 987.77), 0.124],
    [1, bar(0.2, 1174.66), 0.186],
    [0.16, bell(0.2, 1174.66, 0.8), 0.188],
  )
  return shaped(notes, [0, 1], [0.31, 1], [0.395, 0])
}

/** A die turns on its corner: bone on wood, barely touching. */
function tick(): Signal {
  const corner = struck(0.06, [
    [1180, 0.5, 0.007],
    [2640, 0.6, 0.0045],
    [4300, 0.3, 0.0028],
  ])
  const touch = faded(filtered(noise(0.02, 71), bandPass(3800, 0.8)), 0.0012)
  return mixed(0.06, [1, corner], [0.5, touch])
}

/** A dry twig breaks under a boot: two fibres crack, then the wood. */
function twig(): Signal {
  const fibres = shaped(
    filtered(filtered(noise(0.09, 73), highPass(1300)), lowPass(6800)),
    [0, 0],
    [0.002, 0.7],
    [0.006, 0.1],
    [0.014, 0.9],
    [0.02, 0.2],
    [0.026, 1],
    [0.045, 0.12],
    [0.08, 0],
  )
  const wood = struck(0.09, [
    [890, 0.5, 0.012],
    [1720, 0.45, 0.008],
    [3060, 0.25, 0.004],
  ])
  return mixed(0.11, [0.9, fibres], [0.9, wood, 0.024])
}

/** A cork leaves a small bottle: the pitch of the air behind it rises. */
function pop(): Signal {
  const air = thud(0.1, 340, 620, 0.022)
  const lip = faded(filtered(noise(0.02, 79), bandPass(1900, 0.9)), 0.0025)
  return mixed(0.12, [1, air], [0.45, lip])
}

/** One bar of wood, C: the other notes play the same sound faster or slower. */
function note(): Signal {
  return shaped(mixed(0.36, [1, bar(0.36, 523.25)]), [0, 1], [0.26, 0.7], [0.36, 0])
}

export const voices = {
  knock1: () => die(742, 3),
  knock2: () => die(826, 5),
  knock3: () => die(664, 7),
  squatter,
  claim,
  stop,
  bust,
  bell: lastRound,
  win,
  tick,
  twig,
  pop,
  note,
} as const satisfies Record<string, () => Signal>
