import { parentPort, workerData } from 'node:worker_threads'
import { habitsOfShare, type HabitsTask } from './habits'
import type { Share } from './spread'

parentPort?.postMessage(habitsOfShare(workerData as Share<HabitsTask>))
