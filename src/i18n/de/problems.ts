import type { problems as English } from '../en/problems'

export const problems: typeof English = {
  saving: {
    full: 'Zum Speichern ist kein Platz mehr. Spiel weiter: Jeder Zug versucht es erneut. Ein Wurf gilt, sobald er gespeichert ist.',
    refused:
      'Das Speichern klappt gerade nicht. Spiel weiter: Jeder Zug versucht es erneut. Ein Wurf gilt, sobald er gespeichert ist.',
    hangs:
      'Das Speichern dauert lange. Spiel weiter: Noch ist nichts verloren. Ein Wurf gilt, sobald er gespeichert ist.',
    unread:
      'Deine gespeicherten Spiele sind gerade nicht lesbar. Sie sind noch da, und die App versucht es weiter. Ein Wurf gilt, sobald er gespeichert ist.',
    late: 'Dieser Browser speichert verzögert: Nach einem Absturz fehlen vielleicht die letzten Züge.',
    outdated:
      'In einem anderen Fenster ist eine neuere Version offen. Starte sie auch hier, dann spiel weiter.',
  },
  tryAgain: 'Erneut versuchen',
  elsewhere: 'Das Spiel ist in einem anderen Fenster offen und wird von dort gespeichert.',
  continueHere: 'Hier weiterspielen',
  notHere: 'Diese Seite ließ sich nicht laden. Es ist nichts verloren.',
  partMissing: 'Ein Teil der App ließ sich nicht laden. Es ist nichts verloren.',
  mishap: 'In der App ist etwas schiefgegangen. Deine Spiele sind gespeichert.',
  startAgain: 'App neu starten',
  mayBeCleared:
    'Dieser Browser löscht gespeicherte Spiele vielleicht: wenn er Platz braucht, nach einer Woche ohne Besuch oder mit einem privaten Fenster. Eine Sicherung bewahrt sie.',
  causes: {
    'bad-id': 'Seine Nummer ist beschädigt',
    'bad-title': 'Sein Name ist zu lang',
    'bad-time': 'Sein Datum ist beschädigt',
    'bad-rules': 'Seine Regeln sind beschädigt',
    'bad-players': 'Die Angaben zu den Personen sind beschädigt',
    'bad-seed': 'Seine Würfel sind beschädigt',
    'bad-seal': 'Sein Siegel ist beschädigt',
    'wrong-seal': 'Seine Würfel sind nicht die, die versiegelt wurden',
    'wrong-starter': 'Das Auswürfeln hat jemand anders gewonnen',
    unreadable: 'Seine Züge sind beschädigt',
    refused: 'Es enthält einen Zug, den die Regeln verbieten',
    'foreign-dice': 'Ein Wurf darin ist nicht der, der versiegelt wurde',
    'wrong-bust': 'Ein Fehlwurf darin passt nicht zu den Würfeln',
    'bad-handover': 'Ein Wechsel am Tisch ist beschädigt',
    'after-end': 'Es geht nach seinem Ende weiter',
    'wrong-ending': 'Sein Ende passt nicht zu seinen Zügen',
    'cut-off': 'Es bricht mittendrin ab',
    'not-json': 'Es ist beschädigt',
    'wrong-field': 'Ein Teil davon ist beschädigt',
    altered: 'Es wurde verändert',
    'too-large': 'Es ist größer, als ein Spiel sein kann',
    withheld: 'Dieses Gerät gibt es nicht wieder her',
    'not-a-match': 'Es ist ein anderer Text',
    'other-format': 'Es stammt aus einer neueren Version der App',
    'missing-tag': 'Eine Zeile am Anfang fehlt',
    'bad-tag': 'Eine Zeile am Anfang ist beschädigt',
  },
  unknownFormat: 'Sein Format ist unbekannt',
  unknownMatch: 'Ein Spiel',
  aside: (name, cause, move) =>
    move === null
      ? `${name} ist nicht lesbar: ${cause}. Es wurde unverändert beiseitegelegt.`
      : `${name} ist ab Zug ${move} nicht lesbar: ${cause}. Es wurde unverändert beiseitegelegt.`,
  leftOut: (name, cause, move) =>
    move === null
      ? `${name} wird ausgelassen: ${cause}.`
      : `${name} wird ausgelassen: ${cause} (Zug ${move}).`,
  numbered: (number) => `Spiel ${number}`,
  asideTitle: 'Beiseitegelegt',
  shareRaw: 'Text teilen',
  continueFrom: (move) => (move === 0 ? 'Von vorn spielen' : `Ab Zug ${move} weiterspielen`),
  discard: 'Verwerfen',
  discardNote: 'Danach ist es endgültig weg.',
  newerTitle: 'Aus einer neueren Version',
  newer: (name) =>
    `${name} wurde von einer neueren Version der App gespeichert. Aktualisiere sie, um es zu öffnen.`,
  failed: 'Das hat nicht geklappt.',
}
