/** The numerals 1 to 6 along both axes; those of the dice lie on gold plates. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { dieValues, type Dice } from '@/engine'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '../../kit/Text'

type AxesProps = {
  readonly cell: number
  readonly rolled: Dice | null
}

export function Axes({ cell, rolled }: AxesProps) {
  const grows = Math.max(1, cell / 55)
  const away = 17 * grows ** 0.36
  return (
    <>
      {dieValues.map((value) => {
        const along = (value - 0.5) * cell
        const shared = { value, scale: grows ** 0.62, gold: rolled?.includes(value) ?? false }
        return [
          <Numeral key={`column ${value}`} x={along} y={6 * cell + away} {...shared} />,
          <Numeral key={`row ${value}`} x={-away} y={6 * cell - along} {...shared} />,
        ]
      })}
    </>
  )
}

type NumeralProps = {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly gold: boolean
}

const Numeral = memo(function Numeral({ value, x, y, scale, gold }: NumeralProps) {
  const { colours, scheme } = useTheme()
  const [width, height] = [17 * scale, 16 * scale]
  return (
    <View style={[styles.numeral, { left: x - width / 2, top: y - height / 2, width, height }]}>
      {gold && (
        <View
          style={[
            styles.plate,
            {
              backgroundColor: colours.gold,
              borderRadius: 3 * scale ** 0.6,
              borderWidth: scheme === 'paper' ? 1 : 0,
              borderColor: colours.onGold,
            },
          ]}
        />
      )}
      <Text
        type="axis"
        style={{
          fontFamily: families.heading700,
          fontSize: 13 * scale,
          lineHeight: 15 * scale,
          color: gold ? colours.onGold : colours.ink,
        }}
      >
        {value}
      </Text>
    </View>
  )
})

const styles = StyleSheet.create({
  numeral: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  // Comes and goes as a whole: a browser is told of a border that goes in thirteen steps.
  plate: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
