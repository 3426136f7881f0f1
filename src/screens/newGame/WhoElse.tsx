import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { characters, type Level } from '@/names'
import type { KnownPerson } from '@/saves'
import { space } from '@/theme/measures'
import { Chip } from '@/ui/kit/Choice'
import { Icon } from '@/ui/kit/Icon'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'

const most = 6

type WhoElseProps = {
  /** Known people who are not at the table, most recent first. */
  readonly people: readonly KnownPerson[]
  readonly bot: Level
  /** The table has no room for another person, or for another bot. */
  readonly full: { readonly person: boolean; readonly bot: boolean }
  /** There are unnamed seats to fill. */
  readonly fills: boolean
  readonly onPerson: (person: KnownPerson) => void
  readonly onNewName: () => void
  readonly onBot: (level: Level) => void
  readonly onAnotherBot: () => void
  readonly onFill: () => void
}

export const WhoElse = (props: WhoElseProps) => {
  const { people, bot, full, fills, onPerson, onNewName, onBot, onAnotherBot, onFill } = props
  const { newGame, names: words } = usePhrases()
  const { name: botName, colour, brand } = characters[bot]
  const level = words.levels[bot].name
  const labelOf = (label: string, isFull: boolean): string =>
    isFull ? `${label}, ${newGame.tableIsFull}` : label
  const note = full.person && full.bot ? newGame.tableIsFull : newGame.tapAndSit
  return (
    <View role="group" aria-label={newGame.whoElse} style={styles.whole}>
      <View style={styles.head}>
        <Text type="eyebrow" heading={2} style={styles.grow}>
          {newGame.whoElse}
        </Text>
        <LiveRegion says={note}>
          <Text type="note">{note}</Text>
        </LiveRegion>
      </View>
      <View style={styles.chips}>
        {people.slice(0, most).map((person) => (
          <Chip
            key={person.name}
            lead={<PlayerToken colour={person.colour} brand={person.brand} size={34} />}
            label={person.name}
            aria-label={labelOf(person.name, full.person)}
            disabled={full.person}
            onPress={() => onPerson(person)}
          />
        ))}
        <Chip
          lead={<Icon name="plus" size={20} />}
          label={newGame.newName}
          aria-label={labelOf(newGame.newName, full.person)}
          dashed
          disabled={full.person}
          onPress={onNewName}
        />
      </View>
      <View style={styles.chips}>
        <Chip
          lead={<PlayerToken colour={colour} brand={brand} size={34} />}
          label={botName}
          line={level}
          aria-label={labelOf(`${botName}, ${level}`, full.bot)}
          disabled={full.bot}
          onPress={() => onBot(bot)}
        />
        <Chip
          lead={<Icon name="bot" />}
          label={newGame.anotherBot}
          aria-label={labelOf(newGame.anotherBot, full.bot)}
          disabled={full.bot}
          trailing="chevronRight"
          onPress={onAnotherBot}
        />
        {fills && (
          <Chip
            lead={<Icon name="bot" />}
            label={newGame.fillWithBots}
            aria-label={newGame.fillWithBots}
            onPress={onFill}
          />
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s },
  grow: { flexGrow: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
