/** The verdict on a match: what decided it, in bold, then the figures. */
import { StyleSheet } from 'react-native'
import type { Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { verdictKinds, type MatchSentence } from '@/match/review'
import { families } from '@/theme/type'
import { Text } from '@/ui/kit/Text'
import type { SeatNames } from '../matchView/sentences'

export const VerdictText = ({ decided: { lead, rest } }: { readonly decided: Verdict }) => (
  <Text type="body">
    <Text type="body" style={styles.lead}>
      {lead}
    </Text>{' '}
    {rest}
  </Text>
)

const styles = StyleSheet.create({ lead: { fontFamily: families.text700 } })

export type Verdict = { readonly lead: string; readonly rest: string }

export const verdictSentence = (
  sentence: MatchSentence,
  { lookBack: words }: Phrases,
  seatName: SeatNames,
): Verdict => {
  const who = seatName(sentence.seat)
  const lead = words.decided[sentence.is]
  switch (sentence.is) {
    case 'ahead':
      return { lead, rest: words.beganAt(who, sentence.start) }
    case 'equal':
      return { lead, rest: words.furthestAhead(who, sentence.most, sentence.round) }
    case 'diceCarried':
      return { lead, rest: words.diceBrought({ ...sentence, who }) }
    case 'againstDice':
      return { lead, rest: words.choicesBrought({ ...sentence, who }) }
    case 'diceDecided':
    case 'moreDice':
      return { lead, rest: words.mostlyDice({ ...sentence, who }) }
    case 'choicesDecided':
    case 'moreChoices':
      return { lead, rest: words.mostlyChoices({ ...sentence, who }) }
  }
}

/** The longest possible verdict, to reserve room for it. */
export const longestVerdict = (seat: Seat, phrases: Phrases, seatName: SeatNames): Verdict => {
  const all = verdictKinds.map((is) =>
    verdictSentence({ is, seat, dice: 44, choices: 44 }, phrases, seatName),
  )
  return all.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest))
}

const lengthOf = ({ lead, rest }: Verdict): number => lead.length + rest.length
