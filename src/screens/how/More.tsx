/** Where else one can learn: the lesson, the rules in short, and the odds. */
import { usePhrases } from '@/i18n/index'
import { useRoutes } from '../routes'
import { LinkRow, Rows } from '../shell/Rows'

export const More = () => {
  const { lesson, summary, odds } = usePhrases().learn
  const { navigate } = useRoutes()
  return (
    <Rows>
      <LinkRow icon="file" title={summary.title} onPress={() => navigate('Summary')} />
      <LinkRow icon="chart" title={odds.title} onPress={() => navigate('Odds')} />
      <LinkRow icon="play" title={lesson.title} onPress={() => navigate('Lesson')} />
    </Rows>
  )
}
