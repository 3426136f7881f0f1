/** Who of those who have played here sits in a seat: one tap instead of a name to type. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { KnownPerson } from '@/saves'
import { space } from '@/theme/measures'
import { Chip } from '@/ui/kit/Choice'
import { GroupHeading } from '@/ui/kit/Rows'
import { Icon } from '@/ui/kit/Icon'
import { PlayerToken } from '@/ui/game/players/PlayerToken'

/** As many as two rows hold; the others come when they are asked for. */
const most = 8

type WhoSitsProps = {
  readonly people: readonly KnownPerson[]
  /** Who sits in this seat, and who in others, by their names. */
  readonly here: string
  readonly elsewhere: readonly string[]
  readonly onSit: (person: KnownPerson) => void
}

export const WhoSits = ({ people, here, elsewhere, onSit }: WhoSitsProps) => {
  const { seatEditor } = usePhrases()
  const [all, setAll] = useState(false)
  if (people.length === 0) return null
  const isIn = (names: readonly string[]) => (person: KnownPerson) =>
    names.some((name) => name.toLowerCase() === person.name.toLowerCase())
  const [isHere, isElsewhere] = [isIn([here]), isIn(elsewhere)]
  const rank = (person: KnownPerson): number => (isHere(person) ? 0 : isElsewhere(person) ? 2 : 1)
  const sorted = [...people].sort((a, b) => rank(a) - rank(b))
  return (
    <>
      <GroupHeading>{seatEditor.whoSitsHere}</GroupHeading>
      <View role="radiogroup" collapsable={false} aria-label={seatEditor.whoSitsHere} style={styles.chips}>
        {sorted.slice(0, all ? undefined : most).map((person) => {
          const { name, colour, brand } = person
          const away = isElsewhere(person) && !isHere(person)
          return (
            <Chip
              key={name}
              role="radio"
              lead={<PlayerToken colour={colour} brand={brand} size={34} />}
              label={name}
              {...(away && { line: seatEditor.sitsThere })}
              aria-label={away ? `${name}, ${seatEditor.sitsThere}` : name}
              chosen={isHere(person)}
              dashed={away}
              disabled={away}
              {...(isHere(person) && { trailing: 'check' as const })}
              onPress={() => onSit(person)}
            />
          )
        })}
        {!all && sorted.length > most && (
          <Chip
            lead={<Icon name="person" />}
            label={seatEditor.all}
            aria-label={seatEditor.all}
            dashed
            trailing="chevronDown"
            onPress={() => setAll(true)}
          />
        )}
      </View>
    </>
  )
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } })
