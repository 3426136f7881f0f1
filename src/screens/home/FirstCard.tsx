/** Before anything has been played: you, and the bot that is meant for a first match. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Player } from '@/match'
import { Card } from './Card'
import { TokenPair } from './TokenCluster'

type FirstCardProps = { readonly players: readonly [Player, Player]; readonly onPlay: () => void }

export const FirstCard = ({ players, onPlay }: FirstCardProps) => {
  const { home } = usePhrases()
  const { name } = players[1]
  const title = home.youAnd(name)
  return (
    <Card
      lead={<TokenPair players={players} />}
      eyebrow={home.firstMatch}
      title={title}
      line={home.firstMatchNote}
      button={home.play(name)}
      spoken={`${home.play(name)}: ${home.firstMatchNote}`}
      onPress={onPlay}
    />
  )
}
