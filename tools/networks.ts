/** Gives the bots their networks synchronously. Import this file in programs and tests. */
import { takeNetworks } from '../src/bots/networks'
import * as weights from '../src/bots/weights/index'

takeNetworks(weights)
