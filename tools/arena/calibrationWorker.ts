import { parentPort, workerData } from 'node:worker_threads'
import { calibrateShare, type CalibrationTask } from './calibration'
import type { Share } from './spread'

parentPort?.postMessage(calibrateShare(workerData as Share<CalibrationTask>))
