/** One sentence on arriving at Home by a way that led elsewhere. Gone once one leaves. */
import { useFocusEffect, useNavigation, type NavigationProp } from '@react-navigation/native'
import { useCallback } from 'react'
import { StyleSheet } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { say } from '@/stage/announcer'
import { space } from '@/theme/measures'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import type { HomeNotice, RootParamList } from '@/routes'

export const Notice = ({ notice }: { readonly notice: HomeNotice | null }) => {
  const { home } = usePhrases()
  const navigation = useNavigation<NavigationProp<RootParamList, 'Home'>>()
  const sentence = notice === null ? null : home[notice]
  useFocusEffect(
    useCallback(() => {
      if (sentence === null) return
      say(sentence)
      return () => navigation.setParams({ notice: undefined })
    }, [navigation, sentence]),
  )
  if (sentence === null) return null
  return (
    <SheetFrame plain style={styles.notice}>
      <Text type="bodyStrong">{sentence}</Text>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({ notice: { paddingHorizontal: space.l, paddingVertical: space.m } })
