/** Everything one can choose for one player. Changes the draft it is given through callbacks, and keeps nothing. */
import { StyleSheet, View } from 'react-native'
import { levels, temperaments, temperedLevels, type Level } from '@/bots/index'
import { usePhrases } from '@/i18n/index'
import { brandNames, colourNames, nameLimit, type Pilot } from '@/match/index'
import { families, space, useTheme } from '@/theme/index'
import { BrandMark, Button, IconButton, PlayerToken, Segmented, Text } from '@/ui/index'
import { Field } from '../shell/Field'
import { Choice } from './Choice'
import { ColourDot } from './ColourDot'
import {
  brandTakenBy,
  canRemove,
  colourTakenBy,
  firstLevel,
  isRenamed,
  type Draft,
  type DraftSeat,
} from './draft'
import { LevelPips } from './LevelPips'

export type SeatEditorProps = {
  readonly draft: Draft
  readonly seat: DraftSeat
  /** What everyone will be called, by seat. */
  readonly names: readonly string[]
  readonly onChange: (change: Partial<Omit<DraftSeat, 'key'>>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  /** Left out where the editor always stands on the page. */
  readonly onClose?: () => void
}

export const SeatEditor = ({ draft, seat, names, onChange, onMove, onRemove, onClose }: SeatEditorProps) => {
  const { seatEditor, names: words, common } = usePhrases()
  const { colours } = useTheme()
  const at = draft.seats.indexOf(seat)
  const name = names[at] ?? ''
  const nameOf = (other: DraftSeat): string => names[draft.seats.indexOf(other)] ?? ''
  return (
    <View style={styles.editor}>
      <View style={styles.head}>
        <PlayerToken colour={seat.colour} brand={seat.brand} size={52} />
        <Field
          label={seatEditor.name}
          value={seat.name}
          placeholder={name}
          maxLength={nameLimit}
          autoCapitalize="words"
          autoCorrect={false}
          returnKeyType="done"
          onChange={(text) => onChange({ name: text })}
          style={styles.name}
        />
        {onClose && <IconButton icon="close" label={common.close} onPress={onClose} />}
      </View>
      {isRenamed(seat, name) && (
        <Text type="label" tone="ink2" aria-live="polite">
          {seatEditor.nameTaken(name)}
        </Text>
      )}
      <Segmented
        label={seatEditor.who}
        options={[
          { value: 'person', label: seatEditor.person, icon: 'person' },
          { value: 'bot', label: seatEditor.bot, icon: 'bot' },
        ]}
        value={seat.pilot.who}
        onChange={(who) =>
          onChange({
            pilot: who === 'person' ? { who } : { who: 'bot', level: firstLevel, temperament: null },
          })
        }
      />
      {seat.pilot.who === 'bot' && <BotChoice pilot={seat.pilot} onChange={(pilot) => onChange({ pilot })} />}
      <Heading>{seatEditor.brand}</Heading>
      <View role="radiogroup" aria-label={seatEditor.brand} style={styles.grid}>
        {brandNames.map((brand) => {
          const by = brandTakenBy(draft, seat.key, brand)
          const label = words.brands[brand]
          return (
            <Choice
              key={brand}
              label={by ? `${label}, ${seatEditor.taken(nameOf(by))}` : label}
              chosen={brand === seat.brand}
              taken={by !== null}
              onChoose={() => onChange({ brand })}
              style={styles.brand}
            >
              <BrandMark brand={brand} size={30} colour={by ? colours.hair : colours.ink} />
            </Choice>
          )
        })}
      </View>
      <Heading>{seatEditor.colour}</Heading>
      <View role="radiogroup" aria-label={seatEditor.colour} style={styles.grid}>
        {colourNames.map((colour) => {
          const by = colourTakenBy(draft, seat.key, colour)
          const label = words.colours[colour]
          return (
            <Choice
              key={colour}
              label={by ? `${label}, ${seatEditor.taken(nameOf(by))}` : label}
              chosen={colour === seat.colour}
              taken={by !== null}
              onChoose={() => onChange({ colour })}
              style={styles.colour}
            >
              <ColourDot colour={colour} takenBy={by?.brand ?? null} />
            </Choice>
          )
        })}
      </View>
      <View style={styles.actions}>
        <Button
          small
          label={seatEditor.moveUp}
          disabled={at === 0}
          onPress={() => onMove(-1)}
          style={styles.action}
        />
        <Button
          small
          label={seatEditor.moveDown}
          disabled={at === draft.seats.length - 1}
          onPress={() => onMove(1)}
          style={styles.action}
        />
        <Button
          small
          label={seatEditor.remove}
          disabled={!canRemove(draft)}
          onPress={onRemove}
          style={styles.action}
        />
      </View>
    </View>
  )
}

const hasTemperament = (level: Level): boolean => temperedLevels.some((each) => each === level)

type BotPilot = Extract<Pilot, { readonly who: 'bot' }>

const BotChoice = ({
  pilot,
  onChange,
}: {
  readonly pilot: BotPilot
  readonly onChange: (pilot: BotPilot) => void
}) => {
  const { seatEditor, names: words } = usePhrases()
  return (
    <>
      <Heading>{seatEditor.level}</Heading>
      <View role="radiogroup" aria-label={seatEditor.level} style={styles.grid}>
        {levels.map((level, at) => {
          const { name, manner } = words.levels[level]
          return (
            <Choice
              key={level}
              label={`${name}, ${seatEditor.strength(at + 1, levels.length)}, ${manner}`}
              chosen={level === pilot.level}
              onChoose={() =>
                onChange({ ...pilot, level, temperament: hasTemperament(level) ? pilot.temperament : null })
              }
              style={styles.level}
            >
              <Text type="h3">{name}</Text>
              <LevelPips rank={at + 1} of={levels.length} />
              <Text type="label" tone="ink2" style={styles.regular}>
                {manner}
              </Text>
            </Choice>
          )
        })}
      </View>
      {hasTemperament(pilot.level) && (
        <>
          <Heading>{seatEditor.temperament}</Heading>
          <View role="radiogroup" aria-label={seatEditor.temperament} style={styles.grid}>
            {[null, ...temperaments].map((temperament) => {
              const { name, manner } =
                temperament === null
                  ? { name: seatEditor.noTemperament, manner: seatEditor.noTemperamentNote }
                  : words.temperaments[temperament]
              return (
                <Choice
                  key={temperament ?? 'any'}
                  label={`${name}, ${manner}`}
                  chosen={temperament === pilot.temperament}
                  onChoose={() => onChange({ ...pilot, temperament })}
                  style={styles.level}
                >
                  <Text type="bodyStrong">{name}</Text>
                  <Text type="label" tone="ink2" style={styles.regular}>
                    {manner}
                  </Text>
                </Choice>
              )
            })}
          </View>
        </>
      )}
    </>
  )
}

const Heading = ({ children }: { readonly children: string }) => (
  <Text type="eyebrow" tone="ink2" heading={3} style={styles.heading}>
    {children}
  </Text>
)

const styles = StyleSheet.create({
  editor: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m - 2 },
  name: { flex: 1, minWidth: 0 },
  heading: { marginTop: space.xs },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  level: {
    flexGrow: 1,
    flexBasis: '45%',
    minWidth: 140,
    alignItems: 'flex-start',
    gap: 2,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  regular: { fontFamily: families.text400 },
  brand: { flexGrow: 1, flexBasis: '20%' },
  colour: { flexGrow: 1, flexBasis: '15%' },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginTop: space.xs },
  action: { flexGrow: 1 },
})
