import { fireEvent, render, screen } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { schemes } from '@/names'
import { ThemeProvider } from '@/theme/ThemeProvider'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { BustGauge } from '@/ui/game/BustGauge'
import { Button } from '@/ui/kit/Button'
import { Dice } from '@/ui/game/dice/Dice'
import { OptionChip } from '@/ui/game/OptionChip'
import { PlayerStrip } from '@/ui/game/players/PlayerStrip'
import { Segmented } from '@/ui/kit/Segmented'
import { SupplyRow } from '@/ui/game/SupplyRow'
import { Text } from '@/ui/kit/Text'
import { Toggle } from '@/ui/kit/Toggle'
import type { PlayerSummary } from '@/ui/game/players/playerSummary'

const players: readonly PlayerSummary[] = [
  {
    seat: 0,
    look: { name: 'Anna', colour: 'prussian', brand: 'star' },
    bot: false,
    group: 4,
    claims: 3,
    label: 'Anna, star, largest group 4, 3 of 7 claims, on turn',
  },
  {
    seat: 1,
    look: { name: 'Doc Hollis', colour: 'verdigris', brand: 'pick' },
    bot: true,
    group: 5,
    claims: 3,
    label: 'Doc Hollis, pickaxe, largest group 5, 3 of 7 claims',
  },
]

describe('a button', () => {
  it('is named by its label and consequence, and fires once', () => {
    const onPress = jest.fn()
    render(<Button kind="ink" label="Stop & take 4" sub="2 squatters, 2 claims" onPress={onPress} />)
    fireEvent.press(screen.getByRole('button', { name: 'Stop & take 4, 2 squatters, 2 claims' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('does nothing while disabled', () => {
    const onPress = jest.fn()
    render(<Button label="Start the game" disabled onPress={onPress} />)
    fireEvent.press(screen.getByRole('button'))
    expect(onPress).not.toHaveBeenCalled()
  })
})

describe('choices', () => {
  it('switches a toggle', () => {
    const onChange = jest.fn()
    render(<Toggle label="Sound" on onChange={onChange} />)
    const toggle = screen.getByRole('switch', { name: 'Sound' })
    expect(toggle).toBeChecked()
    fireEvent.press(toggle)
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('picks one of a group of radio buttons', () => {
    const onChange = jest.fn()
    const options = [2, 3, 4].map((value) => ({ value, label: String(value) }))
    render(<Segmented label="Players" options={options} value={3} onChange={onChange} />)
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked()
    fireEvent.press(screen.getByRole('radio', { name: '4' }))
    expect(onChange).toHaveBeenCalledWith(4)
  })

  it('places with an option chip, found by its full name', () => {
    const onPress = jest.fn()
    render(
      <OptionChip
        kind="squatter"
        third={3}
        label="2, 5"
        aria-label="Column 2, row 5: squatter 3"
        onPress={onPress}
      />,
    )
    fireEvent.press(screen.getByRole('button', { name: 'Column 2, row 5: squatter 3' }))
    expect(onPress).toHaveBeenCalled()
  })
})

describe('the label for screen readers', () => {
  it('reads dice, supply and bust gauge as one each', () => {
    render(
      <>
        <Dice dice={[3, 5, 2]} label="Three dice: 3, 5, 2" />
        <SupplyRow label="Squatters left" out={[1, 2, 4]} aria-label="Squatters 3, 5 and 6 left" />
        <BustGauge label="Chance of a bust" chance={0.13} figure="13%" odds="about 1 in 8" />
      </>,
    )
    expect(screen.getByLabelText('Three dice: 3, 5, 2')).toBeTruthy()
    expect(screen.getByLabelText('Squatters 3, 5 and 6 left')).toBeTruthy()
    expect(screen.getByLabelText('Chance of a bust: 13%, about 1 in 8')).toBeTruthy()
  })

  it.each([
    [false, 360],
    [true, 120],
  ])('with reduced motion %s cracks in %i ms', (reducedMotion, lasts) => {
    render(
      <ThemeProvider scheme="paper" textSize={1} reducedMotion={reducedMotion}>
        <BustGauge label="Chance of a bust" chance={0.47} figure="47%" beats={2} />
      </ThemeProvider>,
    )
    const durations = [...JSON.stringify(screen.toJSON()).matchAll(/animationDuration":(\d+)/g)]
    expect(durations.map(([, time]) => Number(time))).toEqual(reducedMotion ? [lasts] : [lasts, 500])
    expect(screen.getByText('47%', { includeHiddenElements: true })).toHaveStyle({ fontSize: 1.2 * 40 })
  })

  it.each(['cards', 'line', 'rows'] as const)('reads each player as a button, as %s', (as) => {
    const onPress = jest.fn()
    render(<PlayerStrip players={players} mover={0} target={7} as={as} label="Players" onPress={onPress} />)
    players.forEach(({ label }) => fireEvent.press(screen.getByRole('button', { name: label })))
    expect(onPress.mock.calls).toEqual(players.map(({ seat }) => [seat]))
  })
})

describe('theme and sheets', () => {
  it.each(schemes)('takes the style of a text from the theme: %s', (scheme) => {
    render(
      <ThemeProvider scheme={scheme} textSize={1.3} reducedMotion={false}>
        <Text type="h1">Settings</Text>
      </ThemeProvider>,
    )
    expect(screen.getByText('Settings')).toHaveStyle({ fontSize: 26 * 1.2 })
    expect(screen.getByText('Settings').props.allowFontScaling).toBe(false)
  })

  it('shows the foot of a sheet, and closes it from the veil', () => {
    const onClose = jest.fn()
    render(
      <BottomSheet open label="Doc Hollis" onClose={onClose} foot={<Text>Done</Text>}>
        <Text>Level</Text>
      </BottomSheet>,
    )
    expect(screen.getByText('Done')).toBeTruthy()
    fireEvent.press(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('closes a sheet that is dragged down by its grabber, and not one that is only touched there', () => {
    const phone = { width: 390, height: 844, scale: 2, fontScale: 1 }
    Dimensions.set({ window: phone, screen: phone })
    const onClose = jest.fn()
    render(
      <BottomSheet open label="Doc Hollis" onClose={onClose}>
        <Text>Level</Text>
      </BottomSheet>,
    )
    const drag = (by: number): void => {
      const grabber = screen.getByTestId('grabber', { includeHiddenElements: true })
      fireEvent(grabber, 'responderGrant', { nativeEvent: { pageY: 300 } })
      fireEvent(grabber, 'responderMove', { nativeEvent: { pageY: 300 + by } })
      fireEvent(grabber, 'responderRelease', { nativeEvent: { pageY: 300 + by } })
    }
    drag(0)
    drag(20)
    drag(-200)
    expect(onClose).not.toHaveBeenCalled()
    drag(200)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
