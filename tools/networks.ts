/** Hands the bots their networks at once: programs and tests import this file and need not wait for a loading. Does no more. */
import { takeNetworks } from '../src/bots/networks'
import * as weights from '../src/bots/weights/index'

takeNetworks(weights)
