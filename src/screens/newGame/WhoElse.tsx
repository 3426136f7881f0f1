import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { characters } from '@/names'
import { space } from '@/theme/measures'
import { Chip } from '@/ui/kit/Choice'
import { Icon } from '@/ui/kit/Icon'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { isFull, openSeats, type Newcomer } from './draft'
import { asNewcomer, characterOf, nextBot, othersKnown } from './newcomers'
import type { NewGame } from './useNewGame'

const most = 6

type WhoElseProps = {
  readonly table: NewGame
  readonly onSitDown: (newcomer: Newcomer) => void
  readonly onNewName: () => void
  readonly onAnotherBot: () => void
}

export const WhoElse = ({ table, onSitDown, onNewName, onAnotherBot }: WhoElseProps) => {
  const { draft, names, lastTable } = table
  const { newGame, names: words } = usePhrases()
  const bot = nextBot(lastTable, names)
  const full = { person: isFull(draft, 'person'), bot: isFull(draft, 'bot') }
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
        {othersKnown(table.people, names)
          .slice(0, most)
          .map((person) => (
            <Chip
              key={person.name}
              lead={<PlayerToken colour={person.colour} brand={person.brand} size={34} />}
              label={person.name}
              aria-label={labelOf(person.name, full.person)}
              disabled={full.person}
              onPress={() => onSitDown(asNewcomer(person))}
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
          onPress={() => onSitDown(characterOf(bot))}
        />
        <Chip
          lead={<Icon name="bot" />}
          label={newGame.anotherBot}
          aria-label={labelOf(newGame.anotherBot, full.bot)}
          disabled={full.bot}
          trailing="chevronRight"
          onPress={onAnotherBot}
        />
        {openSeats(draft, 'bot').length > 0 && (
          <Chip lead={<Icon name="bot" />} label={newGame.fillWithBots} onPress={table.fillWithBots} />
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
