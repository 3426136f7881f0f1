/**
 * How many times more processor time the work takes at four times the length: 4 if linear, 16 if quadratic.
 * Processor time, because the clock also counts other programs on a busy machine.
 */
export async function costOfFourTimes(length: number, work: (length: number) => unknown): Promise<number> {
  const time = async (of: number): Promise<number> => {
    const started = process.cpuUsage()
    await work(of)
    return process.cpuUsage(started).user
  }
  const short: number[] = []
  const long: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    short.push(await time(length))
    long.push(await time(4 * length))
  }
  return least(long) / least(short)
}

const least = (times: readonly number[]): number => Math.min(...times)
