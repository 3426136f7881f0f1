/** Which bot takes the seat that a person leaves. Seats nobody itself. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match, Pilot } from '@/match'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import { moveFocus } from '../shell/moveFocus'
import { BotChoice } from '@/features/table/BotChoice'

export type BotPilot = Extract<Pilot, { readonly who: 'bot' }>

/** In the middle, so that the match stays what it was. */
const usual: BotPilot = { who: 'bot', level: 'surveyor' }

/** Whoever stood in last time is likely to be wanted again. */
export const likelyStandIn = ({ steps }: Match): BotPilot => {
  const step = steps.findLast((each) => each.type === 'handover' && each.pilot.who === 'bot')
  return step?.type === 'handover' && step.pilot.who === 'bot' ? step.pilot : usual
}

type StandInChoiceProps = {
  /** Null stands for you. */
  readonly who: string | null
  readonly pilot: BotPilot
  readonly onChange: (pilot: BotPilot) => void
  readonly onBack: () => void
}

export const StandInChoice = ({ who, pilot, onChange, onBack }: StandInChoiceProps) => {
  const { play, common } = usePhrases()
  return (
    <View style={styles.choice}>
      <View style={styles.head}>
        <IconButton icon="back" label={common.back} onPress={onBack} style={styles.back} />
        <Text type="h2" heading={2} style={styles.title}>
          {play.handToBot(who)}
        </Text>
      </View>
      <BotChoice
        label={play.standIn}
        chosen={pilot.level}
        onChoose={(level) => onChange({ who: 'bot', level })}
      />
    </View>
  )
}

/** Who has the focus here takes the bot offered with one more press. */
export const StandInButton = ({
  pilot,
  onPress,
}: {
  readonly pilot: BotPilot
  readonly onPress: () => void
}) => {
  const { play, names } = usePhrases()
  const place = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => moveFocus(place.current), [])
  return (
    <Button
      ref={place}
      kind="gold"
      label={play.takesOver(names.levels[pilot.level].name)}
      onPress={onPress}
    />
  )
}

const styles = StyleSheet.create({
  choice: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  back: { marginLeft: -12 },
  title: { flex: 1 },
})
