import type { problems as English } from '../en/problems'

export const problems: typeof English = {
  saving: {
    full: 'Er is geen ruimte meer om te bewaren. Speel door: elke zet probeert het opnieuw. Een worp telt zodra hij bewaard is.',
    refused:
      'Bewaren lukt nu niet. Speel door: elke zet probeert het opnieuw. Een worp telt zodra hij bewaard is.',
    hangs: 'Bewaren duurt lang. Speel door: er is nog niets verloren. Een worp telt zodra hij bewaard is.',
    unread:
      'Je bewaarde spellen zijn nu niet leesbaar. Ze zijn er nog, en de app blijft het proberen. Een worp telt zodra hij bewaard is.',
    late: 'Deze browser bewaart met vertraging: na een crash ontbreken misschien de laatste zetten.',
    outdated: 'In een ander venster staat een nieuwere versie open. Start die ook hier en speel dan door.',
  },
  tryAgain: 'Opnieuw proberen',
  elsewhere: 'Het spel staat open in een ander venster en wordt daar bewaard.',
  continueHere: 'Hier verder spelen',
  notHere: 'Deze pagina kon niet worden geladen. Er is niets verloren.',
  partMissing: 'Een deel van de app kon niet worden geladen. Er is niets verloren.',
  mishap: 'Er ging iets mis in de app. Je spellen zijn bewaard.',
  startAgain: 'App opnieuw starten',
  mayBeCleared:
    'Deze browser kan bewaarde spellen wissen: als hij ruimte nodig heeft, na een week zonder bezoek of met een privévenster. Een reservekopie houdt ze veilig.',
  causes: {
    'bad-id': 'het nummer is beschadigd',
    'bad-title': 'de naam is te lang',
    'bad-time': 'de datum is beschadigd',
    'bad-rules': 'de regels zijn beschadigd',
    'bad-players': 'de spelers zijn beschadigd',
    'bad-seed': 'de dobbelstenen zijn beschadigd',
    'bad-seal': 'het zegel is beschadigd',
    'wrong-seal': 'de dobbelstenen zijn niet die welke verzegeld werden',
    'wrong-starter': 'iemand anders won het gooien om te beginnen',
    unreadable: 'de zetten zijn beschadigd',
    refused: 'er staat een zet in die de regels verbieden',
    'foreign-dice': 'een worp is niet de worp die verzegeld werd',
    'wrong-bust': 'een misworp past niet bij de dobbelstenen',
    'bad-handover': 'een wissel aan tafel is beschadigd',
    'after-end': 'het gaat na het einde verder',
    'wrong-ending': 'het einde past niet bij de zetten',
    'cut-off': 'het houdt halverwege op',
    'not-json': 'het is beschadigd',
    'wrong-field': 'een deel ervan is beschadigd',
    altered: 'het is gewijzigd',
    'too-large': 'het is groter dan een spel kan zijn',
    withheld: 'dit apparaat geeft het niet meer terug',
    'not-a-match': 'het is een andere tekst',
    'other-format': 'het komt uit een nieuwere versie van de app',
    'missing-tag': 'een regel bovenaan ontbreekt',
    'bad-tag': 'een regel bovenaan is beschadigd',
  },
  unknownFormat: 'het formaat is onbekend',
  unknownMatch: 'Een spel',
  aside: (name, cause, move) =>
    move === null
      ? `${name} is niet leesbaar: ${cause}. Het is onveranderd apart gelegd.`
      : `${name} is vanaf zet ${move} niet leesbaar: ${cause}. Het is onveranderd apart gelegd.`,
  leftOut: (name, cause, move) =>
    move === null
      ? `${name} wordt overgeslagen: ${cause}.`
      : `${name} wordt overgeslagen: ${cause} (zet ${move}).`,
  numbered: (number) => `Spel ${number}`,
  asideTitle: 'Apart gelegd',
  shareRaw: 'Tekst delen',
  continueFrom: (move) => (move === 0 ? 'Vanaf het begin spelen' : `Verder vanaf zet ${move}`),
  discard: 'Weggooien',
  discardNote: 'Dan is het voorgoed weg.',
  newerTitle: 'Uit een nieuwere versie',
  newer: (name) => `${name} is bewaard door een nieuwere versie van de app. Werk die bij om het te openen.`,
  failed: 'Dat lukte niet.',
}
