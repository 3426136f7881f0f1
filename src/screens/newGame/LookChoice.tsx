/** A player's brand and colour; what another player has is dashed, says whose it is, and cannot be taken. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { brandNames, colourNames } from '@/names'
import { space, useTheme, useWindow } from '@/theme/index'
import { BrandMark, Choice, GroupHeading } from '@/ui/index'
import { ColourDot } from './ColourDot'
import { brandTakenBy, colourTakenBy, type Draft, type DraftSeat, type SeatChange } from './draft'

type LookChoiceProps = {
  readonly draft: Draft
  readonly seat: DraftSeat
  /** What everyone is called, by seat. */
  readonly names: readonly string[]
  readonly onChange: (change: SeatChange) => void
}

export const LookChoice = ({ draft, seat, names, onChange }: LookChoiceProps) => {
  const { seatEditor, names: words } = usePhrases()
  const { colours } = useTheme()
  // All in one row where each is wide enough for a thumb.
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
    <View role="radiogroup" collapsable={false} aria-label={label} style={styles.grid}>
      {children}
    </View>
  </>
)

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  brand: { flexGrow: 1, minHeight: 48 },
  colour: { flexGrow: 1, flexBasis: '15%', minHeight: 50 },
})
