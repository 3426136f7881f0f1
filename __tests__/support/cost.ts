/**
 * How much more processor time the same work takes at four times the length: 4 where it grows with the length, 16 with its square.
 * Processor time, because on a busy machine a clock also counts what other programs do.
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
