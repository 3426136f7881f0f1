/** The place of one match: reads it, and lays the table. A match that is not here leads Home. */
import type { ScreenProps } from '../app/routes'
import { PlayTable } from './PlayTable'
import { StoredMatch } from '../app/StoredMatch'

export const PlayScreen = ({ route: { params } }: ScreenProps<'Match'>) => (
  <StoredMatch id={params.id}>{(match) => <PlayTable key={params.id} match={match} />}</StoredMatch>
)
