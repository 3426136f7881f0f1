/**
 * How much longer the same work takes at four times the length, within one run: 4 where it grows with the length, 16 with its square.
 * The shortest of nine turns each, because other programs on a busy machine only make a turn longer.
 */
export async function costOfFourTimes(length: number, work: (length: number) => unknown): Promise<number> {
  const time = async (of: number): Promise<number> => {
    const started = performance.now()
    await work(of)
    return performance.now() - started
  }
  const short: number[] = []
  const long: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    short.push(await time(length))
    long.push(await time(4 * length))
  }
  return Math.min(...long) / Math.min(...short)
}
