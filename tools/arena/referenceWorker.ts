/** A worker thread of the arena: plays and looks back on a share of one table's matches, and answers with what was lost. */
import { parentPort, workerData } from 'node:worker_threads'
import { lostInShare, type ReferenceTask } from './losses'
import type { Share } from './spread'

parentPort?.postMessage(lostInShare(workerData as Share<ReferenceTask>))
