/** A new match from the page shown, with other dice: kept, named after where it comes from, and opened. */
import { usePhrases } from '@/i18n/index'
import { branchFrom, playersOf, roundOf, type Match, type Page } from '@/match/index'
import { useOpenMatch, useRoutes } from '../app/routes'
import { useServices, useTitle } from '../app/services'
import { useLatest } from '../app/useLatest'

/** Null at the end, where there is nothing left to play. */
export const usePlayOn = (match: Match, page: Page | null): (() => void) | null => {
  const { saves, now, newId, newSeed } = useServices()
  const { lookBack } = usePhrases()
  const title = useTitle(match.info.id)
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  const latest = useLatest(page)
  const playOn = (): void => {
    const page = latest()
    if (page === null || !routes.isFocused()) return
    const branch = branchFrom(match, page, { id: newId(), started: now(), seed: newSeed() })
    const names = playersOf(match).map(({ name }) => name)
    void saves.add(branch, lookBack.branchOf(roundOf(page.before), title || names.join(', '))).then(openMatch)
  }
  return page === null ? null : playOn
}
