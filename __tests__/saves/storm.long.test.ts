/** All kinds of failures at any moment: a few of the runs of `npm run soak -- everything`. */
import { storms } from '../../tools/soak/storm'

jest.setTimeout(120_000)

it('No match loses what has been written, whatever fails, is killed or is damaged', async () => {
  const { kills, damages, tabs, lost } = await storms(60)
  expect(lost).toEqual([])
  expect(Math.min(kills, damages, tabs)).toBeGreaterThan(20)
})
