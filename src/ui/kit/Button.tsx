/** Raised buttons. A press fires on release. */
import type { ComponentRef, ReactNode, Ref } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { border, size } from '@/theme/measures'
import { scaleOf, smallerOf } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import type { Colours } from '@/theme/colours'
import { Icon, type IconName } from './Icon'
import { Letterpress } from './Letterpress'
import { hidesLabelledContent } from './accessibility'
import { Text, type Tone } from './Text'

type ButtonKind = 'gold' | 'ink' | 'plain' | 'destructive'

type ButtonProps = {
  /** Empty for an icon-only button, which needs an `aria-label`. */
  readonly label: string
  /** What the press leads to: below the label, or at the right of a `wide` button. */
  readonly sub?: string | undefined
  readonly kind?: ButtonKind
  /** The main button of a page, 84 dp high. */
  readonly hero?: boolean
  /** A larger label, for the only button that leads on from a page. */
  readonly large?: boolean
  /** 48 dp high with a low foot, such as Undo. */
  readonly small?: boolean
  /** The usual height with a smaller label, for the less important of two buttons. */
  readonly lesser?: boolean
  /** Label at the left, `sub` at the right: for stacked buttons and large text. */
  readonly wide?: boolean
  readonly icon?: IconName
  /** A picture before the label, such as dice. */
  readonly leading?: ReactNode
  /** How much higher than usual its foot is, in dp; the button stands up by as much. */
  readonly raised?: number
  /** A drawing on the face, behind the label. */
  readonly drawing?: ReactNode
  readonly disabled?: boolean
  /** If it returns a promise, further presses are ignored until it settles. */
  readonly onPress: () => unknown
  readonly 'aria-label'?: string
  readonly style?: StyleProp<ViewStyle>
  /** For moving the focus to the button. */
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

const kindsIn = (colours: Colours, lantern: boolean) =>
  ({
    gold: {
      face: colours.gold,
      edge: lantern ? colours.goldEdge : colours.line,
      tone: 'onGold',
    },
    ink: { face: colours.inkBtn, edge: colours.inkEdge, tone: 'onInk' },
    plain: { face: colours.sheet, edge: colours.line, tone: 'ink' },
    destructive: { face: colours.sheet, edge: colours.bad, tone: 'bad' },
  }) as const satisfies Record<ButtonKind, { face: string; edge: string; tone: Tone }>

export function Button({
  label,
  sub,
  kind = 'plain',
  hero = false,
  large = false,
  small = false,
  lesser = false,
  wide = false,
  icon,
  leading,
  raised = 0,
  drawing,
  disabled = false,
  onPress,
  style,
  ref,
  'aria-label': ariaLabel,
}: ButtonProps) {
  const { colours, scheme, textScale } = useTheme()
  const { face, edge, tone } = kindsIn(colours, scheme === 'lantern')[kind]
  const foot = (small ? border.buttonFootSmall : border.buttonFoot) + raised
  // `button` text is capped at 1.2x, `h3` is not: use the smaller.
  const type = hero ? 'buttonHero' : small || lesser ? smallerOf('h3', 'button', textScale) : 'button'
  const height = hero ? size.buttonHero : small ? size.minTouch : size.button
  // Nothing that is drawn on the face shows between the letters.
  const ground = drawing ? { backgroundColor: face } : null
  return (
    <Letterpress
      {...(ref !== undefined && { ref })}
      role="button"
      aria-label={ariaLabel ?? (sub === undefined ? label : `${label}, ${sub}`)}
      disabled={disabled}
      onPress={onPress}
      foot={foot}
      edge={edge}
      style={[
        styles.button,
        {
          minHeight: height + raised,
          minWidth: size.minTouch,
          opacity: disabled ? 0.45 : 1,
        },
        raised > 0 && { marginTop: -raised },
        style,
      ]}
      faceStyle={[
        styles.face,
        hero && styles.hero,
        small && styles.small,
        !wide && {
          paddingHorizontal: Math.max(small ? 6 : 3, airBeside(small || lesser ? 8 : 12, textScale)),
        },
        wide && styles.wide,
        { backgroundColor: face, borderColor: edge },
      ]}
    >
      {drawing}
      {icon && <Icon name={icon} size={small ? 21 : 24} tone={tone} />}
      {leading}
      {label !== '' && (
        <View style={wide ? styles.wideWords : styles.words} aria-hidden={hidesLabelledContent}>
          <Text
            type={type}
            tone={tone}
            centred={!wide}
            style={[wide && styles.shrink, large && largeLabel(textScale), ground]}
          >
            {sub !== undefined && hidesLabelledContent ? `${label} ` : label}
          </Text>
          {sub !== undefined && (
            <Text
              type="buttonSub"
              tone={tone}
              centred={!wide}
              style={[styles.sub, wide && styles.wideSub, ground]}
            >
              {sub}
            </Text>
          )}
        </View>
      )}
    </Letterpress>
  )
}

/** Reduces the padding so that large text has more room. */
const airBeside = (usual: number, textScale: number): number => usual - 30 * (textScale - 1)

/** A size between the type styles `button` and `buttonHero`, capped like `button`. */
const largeLabel = (textScale: number) => {
  const by = scaleOf('button', textScale)
  return { fontSize: 22 * by, lineHeight: Math.round(28 * by) }
}

const styles = StyleSheet.create({
  button: { justifyContent: 'flex-end' },
  face: { gap: 12, paddingVertical: 8, borderWidth: border.button },
  small: { gap: 8, paddingVertical: 4 },
  hero: { gap: 20 },
  wide: { justifyContent: 'flex-start', paddingHorizontal: 12 },
  words: { flexShrink: 1 },
  wideWords: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 10,
  },
  shrink: { flexShrink: 1 },
  sub: { opacity: 0.92 },
  wideSub: { flexShrink: 1, textAlign: 'right' },
})
