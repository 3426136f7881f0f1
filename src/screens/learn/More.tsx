import { usePhrases } from '@/i18n/PhrasesProvider'
import { useRoutes, type RouteName } from '@/routes'
import { LinkRow, Rows } from '@/ui/kit/Rows'

type Place = Extract<RouteName, 'How' | 'Summary' | 'Odds' | 'Seals' | 'Lesson'>

export const More = ({ from }: { readonly from: Place }) => {
  const { common, learn, seal } = usePhrases()
  const { lesson, summary, odds } = learn
  const { navigate } = useRoutes()
  const links = [
    { to: 'How', icon: 'book', name: common.howToPlay },
    { to: 'Summary', icon: 'file', name: summary.title },
    { to: 'Odds', icon: 'chart', name: odds.title },
    { to: 'Seals', icon: 'lock', name: seal.inMenu },
    { to: 'Lesson', icon: 'play', name: lesson.title },
  ] as const
  return (
    <Rows>
      {links
        .filter(({ to }) => to !== from)
        .map(({ to, icon, name }) => (
          <LinkRow key={to} icon={icon} title={name} onPress={() => navigate(to)} />
        ))}
    </Rows>
  )
}
