/** The routes of the app with their parameters, and the hooks that screens use to navigate. */
import { StackActions, useNavigation, type NavigationProp, type RouteProp } from '@react-navigation/native'
import { useEffect } from 'react'
import { Platform } from 'react-native'

export type RootParamList = {
  /** `notice` is shown once: for a dead link, or a match that is missing, cannot be read now or could not be deleted. */
  readonly Home: { readonly notice?: HomeNotice | undefined } | undefined
  /** `like`: the match whose table is copied; by default the last one. */
  readonly NewGame: { readonly like?: string } | undefined
  readonly Match: { readonly id: string }
  readonly Result: { readonly id: string }
  readonly Dice: { readonly id: string }
  /** Opens at `turn`, counted from 0; by default at the first moment of interest. */
  readonly LookBack: { readonly id: string; readonly turn?: number | undefined }
  readonly Saved: undefined
  readonly Statistics: undefined
  readonly How: undefined
  readonly Summary: undefined
  readonly Odds: undefined
  /** Explains how dice are sealed. */
  readonly Seals: undefined
  readonly Lesson: undefined
  readonly Settings: undefined
  readonly About: undefined
}

export type HomeNotice = 'nowhere' | 'missing' | 'unreachable' | 'notDeleted'

export type RouteName = keyof RootParamList

export type ScreenProps<Name extends RouteName> = { readonly route: RouteProp<RootParamList, Name> }

/** React Navigation's `navigate`, `goBack` and the rest, typed with the routes above. */
export const useRoutes = () => useNavigation<NavigationProp<RootParamList>>()

/** Goes back; if a link opened the app on this page, goes to Home. */
export const useBack = (): (() => void) => {
  const navigation = useRoutes()
  return () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Home'))
}

/** Opens a match and replaces the current page with it, so that Back skips that page. From Home it is pushed. */
export const useOpenMatch = (): ((id: string) => void) => {
  const navigation = useRoutes()
  return (id) =>
    navigation.getState().index === 0
      ? navigation.navigate('Match', { id })
      : navigation.dispatch(StackActions.replace('Match', { id }))
}

type Titled = NavigationProp<RootParamList, RouteName, undefined, never, { readonly title?: string }>

/** Sets the title of the window or tab. Does nothing on phones, which would render twice for a title that is never shown. */
export const useWindowTitle = (title: string): void => {
  const navigation = useNavigation<Titled>()
  useEffect(() => {
    if (Platform.OS === 'web') navigation.setOptions({ title })
  }, [navigation, title])
}
