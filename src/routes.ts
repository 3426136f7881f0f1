/** The places of the app and what each needs to be told. Every screen names its neighbours through here. */
import { StackActions, useNavigation, type NavigationProp, type RouteProp } from '@react-navigation/native'
import { useEffect } from 'react'
import { Platform } from 'react-native'

export type RootParamList = {
  /** `notice` is said once: a link that leads nowhere, or a match that is not here, cannot be read now or could not be deleted. */
  readonly Home: { readonly notice?: HomeNotice | undefined } | undefined
  /** `like`: the match whose table is to be laid again; the last one, unless told. */
  readonly NewGame: { readonly like?: string } | undefined
  readonly Match: { readonly id: string }
  readonly Result: { readonly id: string }
  /** The dice of a match. */
  readonly Dice: { readonly id: string }
  /** At a turn, counted from 0; else where there is something to see. */
  readonly LookBack: { readonly id: string; readonly turn?: number | undefined }
  readonly Saved: undefined
  readonly Statistics: undefined
  readonly How: undefined
  readonly Summary: undefined
  readonly Odds: undefined
  /** How dice are sealed. */
  readonly Seals: undefined
  readonly Lesson: undefined
  readonly Settings: undefined
  readonly About: undefined
}

export type HomeNotice = 'nowhere' | 'missing' | 'unreachable' | 'notDeleted'

export type RouteName = keyof RootParamList

export type ScreenProps<Name extends RouteName> = { readonly route: RouteProp<RootParamList, Name> }

/** `navigate`, `goBack` and the rest, knowing the places above. */
export const useRoutes = () => useNavigation<NavigationProp<RootParamList>>()

/** Back to where one came from; to Home when a link opened the app right here. */
export const useBack = (): (() => void) => {
  const navigation = useRoutes()
  return () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Home'))
}

/** From the table just laid to the match: back then leads to where the table was laid from, and from Home to Home. */
export const useOpenMatch = (): ((id: string) => void) => {
  const navigation = useRoutes()
  return (id) =>
    navigation.getState().index === 0
      ? navigation.navigate('Match', { id })
      : navigation.dispatch(StackActions.replace('Match', { id }))
}

type Titled = NavigationProp<RootParamList, RouteName, undefined, never, { readonly title?: string }>

/** What the window or tab is called while this place is open. Phones show it nowhere, and are spared the second drawing. */
export const useWindowTitle = (title: string): void => {
  const navigation = useNavigation<Titled>()
  useEffect(() => {
    if (Platform.OS === 'web') navigation.setOptions({ title })
  }, [navigation, title])
}
