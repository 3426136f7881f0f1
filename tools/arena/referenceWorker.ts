import { parentPort, workerData } from 'node:worker_threads'
import { lostInShare, type ReferenceTask } from './losses'
import type { Share } from './spread'

parentPort?.postMessage(lostInShare(workerData as Share<ReferenceTask>))
