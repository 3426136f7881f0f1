/** The table of the match that the link names, to be laid again. */
import type { Table } from '@/saves/index'
import { useSaves, useServices } from '../app/services'
import { tableOf } from '../app/tableOf'

/** Null where no match is named, or it is not here. */
export const useLike = (id: string | undefined): Table | null => {
  const { solo, people } = useServices().saves.remembered.getState().lastTable
  const entry = useSaves(({ entries }) => entries.find((each) => each.id === id))
  // Those who sat down, not who may have taken over since.
  const remembered = [solo, people].find((table) => table?.match === id && id !== undefined)
  return remembered ?? (entry ? tableOf(entry) : null)
}
