/** Gives the bots their networks synchronously. Import this file in programs and tests. */
import { setNetworks } from '../src/bots/networks'
import * as weights from '../src/bots/weights/index'

setNetworks(weights)
