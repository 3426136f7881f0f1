import { parentPort, workerData } from 'node:worker_threads'
import { playDeal, type Pairing, type Tally } from './duel'
import { playerNamed } from './players'

export type Share = { readonly pairing: Pairing; readonly first: number; readonly step: number }

const { pairing, first, step } = workerData as Share
const [guest, host] = [playerNamed(pairing.guest), playerNamed(pairing.host)]
let tally: Tally = { deals: 0, sum: 0, squares: 0 }
for (let deal = first; deal * pairing.seats < pairing.matches; deal += step) {
  const score = playDeal(guest, host, pairing, deal)
  tally = { deals: tally.deals + 1, sum: tally.sum + score, squares: tally.squares + score * score }
}
parentPort?.postMessage(tally)
