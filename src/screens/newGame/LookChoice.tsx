/** Chooses the brand and colour of a player. Taken ones are dashed and name their owner. */
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { brandNames, colourNames, type BrandName, type ColourName } from '@/names'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { BrandMark } from '@/ui/game/marks/Disc'
import { Choice, RadioGroup } from '@/ui/kit/Choice'
import { GroupHeading } from '@/ui/kit/Rows'
import { IconButton } from '@/ui/kit/IconButton'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { useMoveFocus } from '../shell/moveFocus'
import { brandTakenBy, colourTakenBy, type DraftSeat } from './draft'
import type { NewGame } from './useNewGame'

type LookChoiceProps = { readonly table: NewGame; readonly seat: DraftSeat }

export const LookChoice = ({ table: { draft, names, changing }, seat }: LookChoiceProps) => {
  const onChange = changing(seat.key)
  const { seatEditor, names: words } = usePhrases()
  const { colours } = useTheme()
  // All in one row only if each stays wide enough for a thumb.
  const { cards } = useWindow()
  const labelOf = (label: string, by: DraftSeat | null): string =>
    by ? `${label}, ${seatEditor.taken(names[draft.seats.indexOf(by)] ?? '')}` : label
  return (
    <>
      <Group label={seatEditor.brand}>
        {brandNames.map((brand) => {
          const by = brandTakenBy(draft, seat.key, brand)
          return (
            <Choice
              key={brand}
              label={labelOf(words.brands[brand], by)}
              chosen={brand === seat.brand}
              taken={by !== null}
              onChoose={() => onChange({ brand })}
              style={[styles.brand, { flexBasis: cards ? '10%' : '20%' }]}
            >
              <BrandMark brand={brand} size={28} colour={by ? colours.hair : colours.ink} />
            </Choice>
          )
        })}
      </Group>
      <Group label={seatEditor.colour}>
        {colourNames.map((colour) => {
          const by = colourTakenBy(draft, seat.key, colour)
          return (
            <Choice
              key={colour}
              label={labelOf(words.colours[colour], by)}
              chosen={colour === seat.colour}
              taken={by !== null}
              onChoose={() => onChange({ colour })}
              style={styles.colour}
            >
              <ColourDot colour={colour} takenBy={by?.brand ?? null} />
            </Choice>
          )
        })}
      </Group>
    </>
  )
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <GroupHeading>{label}</GroupHeading>
    <RadioGroup label={label}>{children}</RadioGroup>
  </>
)

const size = 36

type ColourDotProps = { readonly colour: ColourName; readonly takenBy: BrandName | null }

/** A colour as a disc; if taken, faded and with its owner's brand. Hidden from screen readers. */
const ColourDot = ({ colour, takenBy }: ColourDotProps) => {
  const { colours, players } = useTheme()
  if (takenBy !== null)
    return (
      <View style={styles.faded}>
        <PlayerToken colour={colour} brand={takenBy} size={size} />
      </View>
    )
  return (
    <View style={[styles.dot, { backgroundColor: players[colour].fill, borderColor: colours.discOutline }]} />
  )
}

/** The second page of a bot's editor. */
export const LookEditor = ({ onBack, ...look }: LookChoiceProps & { readonly onBack: () => void }) => {
  const { seatEditor, common } = usePhrases()
  const head = useRef<ComponentRef<typeof View>>(null)
  const moveFocus = useMoveFocus()
  useEffect(() => moveFocus(head.current), [moveFocus])
  return (
    <View style={styles.editor}>
      <View ref={head} collapsable={false} style={styles.head}>
        <IconButton icon="back" label={common.back} onPress={onBack} style={styles.back} />
        <Text type="h2" heading={2} style={styles.title}>
          {seatEditor.look}
        </Text>
      </View>
      <LookChoice {...look} />
    </View>
  )
}

const styles = StyleSheet.create({
  brand: { flexGrow: 1, minHeight: 48 },
  colour: { flexGrow: 1, flexBasis: '15%', minHeight: 50 },
  faded: { opacity: 0.4 },
  dot: { width: size, height: size, borderRadius: size / 2, borderWidth: 1.5 },
  editor: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  back: { marginLeft: -12 },
  title: { flex: 1 },
})
