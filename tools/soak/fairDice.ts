import { diceFairness } from './dice'
import { inThousands, type Soak } from './soak'

export const diceSoak: Soak = {
  name: 'Dice, chi-square',
  size: { small: 60_000, whole: 10_000_000 },
  run: (rolls) => [
    { name: 'rolls', figure: inThousands(rolls), passed: true },
    ...diceFairness(rolls).map(({ name, chiSquare, limit }) => ({
      name,
      figure: `${chiSquare.toFixed(1)} of at most ${limit.toFixed(1)}`,
      passed: chiSquare < limit,
    })),
  ],
}
