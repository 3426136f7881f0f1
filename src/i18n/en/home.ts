/** The first screen, in English. */
import { common } from './common'

export const home = {
  title: 'Claim It!',
  eyebrow: 'Plat of the diggings, 1855',
  tagline: 'Push your luck. Stake the biggest claim in the hills.',
  creek: 'Assay Creek',
  continue: 'Continue',
  saved: 'Saved',
  /** `bust` is a whole number of percent, null where the player does not want to know. */
  atRisk: (markers: number, bust: number | null) =>
    bust === null
      ? `${common.markers(markers)} at risk`
      : `${common.markers(markers)} at risk, ${common.percent(bust)} bust`,
  nothingAtRisk: 'Nothing at risk yet',
  tableEyebrow: 'A new table',
  tableOpen: '2 to 5 players',
  nowhere: 'That link leads nowhere.',
  missing: 'That game is not on this device.',
  notDeleted: 'That game could not be deleted.',
  unreachable: 'That game cannot be reached right now.',
}
