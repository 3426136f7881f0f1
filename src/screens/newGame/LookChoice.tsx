/** A player's brand and colour; what another player has is dashed, says whose it is, and cannot be taken. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { brandNames, colourNames } from '@/names'
import { space, useTheme } from '@/theme/index'
import { BrandMark, Choice, GroupHeading } from '@/ui/index'
import { ColourDot } from './ColourDot'
import { brandTakenBy, colourTakenBy, type Draft, type DraftSeat } from './draft'

type LookChoiceProps = {
  readonly draft: Draft
  readonly seat: DraftSeat
  readonly nameOf: (seat: DraftSeat) => string
  readonly onChange: (change: Partial<Pick<DraftSeat, 'brand' | 'colour'>>) => void
}

export const LookChoice = ({ draft, seat, nameOf, onChange }: LookChoiceProps) => {
  const { seatEditor, names: words } = usePhrases()
  const { colours } = useTheme()
  const labelOf = (label: string, by: DraftSeat | null): string =>
    by ? `${label}, ${seatEditor.taken(nameOf(by))}` : label
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
              style={styles.brand}
            >
              <BrandMark brand={brand} size={30} colour={by ? colours.hair : colours.ink} />
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
  brand: { flexGrow: 1, flexBasis: '20%' },
  colour: { flexGrow: 1, flexBasis: '15%' },
})
