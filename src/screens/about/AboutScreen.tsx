import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Rows, SectionTitle } from '@/ui/kit/Rows'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { Wordmark } from '@/ui/game/Wordmark'
import { Page } from '../shell/Page'
import data from './licences.json'
import { nativeWorks } from './nativeWorks'

type Work = { readonly name: string; readonly licence: string; readonly copyright: readonly string[] }

const byName = (a: string, b: string): number => a.localeCompare(b, 'en')

// `tools/licences` writes this data.
const fonts: readonly Work[] = data.fonts
const libraries: readonly Work[] = [...data.libraries, ...nativeWorks.libraries].sort((a, b) =>
  byName(a.name, b.name),
)
/** Licence texts without their copyright lines, which are listed with each work. */
const licenceTexts: readonly (readonly [name: string, text: string | null])[] = Object.entries({
  ...data.texts,
  ...nativeWorks.texts,
}).sort(([a], [b]) => byName(a, b))

export const AboutScreen = () => {
  const { about } = usePhrases()
  return (
    <Page title={about.title}>
      <SheetFrame style={styles.game}>
        <Wordmark width={220} />
        <Text>{about.author}</Text>
        <Text>{about.unofficial}</Text>
        <Text>{about.free}</Text>
      </SheetFrame>
      <SectionTitle>{about.fonts}</SectionTitle>
      <Rows>
        {fonts.map((work) => (
          <WorkRow key={work.name} work={work} />
        ))}
      </Rows>
      <SectionTitle>{about.libraries}</SectionTitle>
      <Text style={styles.note}>{about.librariesNote(libraries.length)}</Text>
      <Rows>
        {libraries.map((work) => (
          <WorkRow key={work.name} work={work} />
        ))}
      </Rows>
      <SectionTitle>{about.licences}</SectionTitle>
      <Rows>
        {licenceTexts.map(([name, text]) => (
          <Licence key={name} name={name} text={text} />
        ))}
      </Rows>
    </Page>
  )
}

const WorkRow = ({ work: { name, licence, copyright } }: { readonly work: Work }) => (
  <View style={styles.work}>
    <View style={styles.head}>
      <Text type="bodyStrong" style={styles.name}>
        {name}
      </Text>
      <Text type="label" tone="ink2">
        {licence}
      </Text>
    </View>
    {copyright.map((line) => (
      <Text key={line} type="note">
        {breakable(line)}
      </Text>
    ))}
  </View>
)

/** Lets addresses wrap after @ and dots without a hyphen. */
const breakable = (line: string): string => line.replace(/(?<=\S)[@.](?=\w)/g, (sign) => `${sign}\u200b`)

type LicenceProps = { readonly name: string; readonly text: string | null }

const Licence = ({ name, text }: LicenceProps) => {
  const { about } = usePhrases()
  const [open, setOpen] = useState(false)
  if (text === null) return <Text style={styles.licenceHead}>{name}</Text>
  return (
    <View>
      <PressableOpacity
        role="button"
        aria-expanded={open}
        aria-label={open ? about.hideText(name) : about.showText(name)}
        onPress={() => setOpen(!open)}
        style={styles.licenceHead}
      >
        <Text type="bodyStrong" style={styles.licenceName}>
          {name}
        </Text>
        <View style={open && styles.turned}>
          <Icon name="chevronDown" size={20} tone="ink2" />
        </View>
      </PressableOpacity>
      {open && (
        <Text type="note" tone="ink" style={styles.text}>
          {text}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  game: { padding: space.l, gap: space.s, alignItems: 'flex-start' },
  note: { marginBottom: space.s },
  work: { paddingHorizontal: space.m, paddingVertical: space.s, gap: 2 },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
  name: { flexShrink: 1 },
  licenceHead: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 52,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  licenceName: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  text: { paddingHorizontal: space.m, paddingBottom: space.m },
})
