/** The first screen, in German. */
import { common } from './common'
import type { home as English } from '../en/home'

export const home: typeof English = {
  title: 'Claim It!',
  eyebrow: 'Plan der Goldfelder, 1855',
  tagline: 'Fordere dein Glück heraus. Bilde die größte Goldmine der Berge.',
  creek: 'Goldbach',
  continue: 'Weiterspielen',
  saved: 'Gespeichert',
  atRisk: (markers, bust) =>
    bust === null
      ? `${common.markers(markers)} auf dem Spiel`
      : `${common.markers(markers)} auf dem Spiel, Risiko ${common.percent(bust)}`,
  nothingAtRisk: 'Noch nichts auf dem Spiel',
  tableEyebrow: 'Eine neue Runde',
  tableOpen: '2 bis 5 Spieler',
  nowhere: 'Dieser Link führt nirgendwohin.',
  missing: 'Dieses Spiel liegt nicht auf diesem Gerät.',
  notDeleted: 'Dieses Spiel ließ sich nicht löschen.',
  unreachable: 'Dieses Spiel ist gerade nicht erreichbar.',
}
