/** The text of one licence, folded away until asked for. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { Icon, Press, Text } from '@/ui/index'

type LicenceProps = { readonly name: string; readonly text: string | null }

export const Licence = ({ name, text }: LicenceProps) => {
  const { about } = usePhrases()
  const [open, setOpen] = useState(false)
  if (text === null) return <Text style={styles.head}>{name}</Text>
  return (
    <View>
      <Press
        role="button"
        aria-expanded={open}
        aria-label={open ? about.hideText(name) : about.showText(name)}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <Text type="bodyStrong" style={styles.name}>
          {name}
        </Text>
        <View style={open && styles.turned}>
          <Icon name="chevronDown" size={20} tone="ink2" />
        </View>
      </Press>
      {open && (
        <Text type="note" tone="ink" style={styles.text}>
          {text}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 52,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  name: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  text: { paddingHorizontal: space.m, paddingBottom: space.m },
})
