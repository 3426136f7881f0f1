/** Prints Home's map and word mark as markup, in both themes, as JSON. The page shows them before any JavaScript runs. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Scheme } from '@/names'
import { palettes } from '@/theme/colours'
import { ThemeProvider } from '@/theme/ThemeProvider'
import { HeroPlat } from '@/ui/game/HeroPlat'
import { heroPlots, heroSize } from '@/ui/game/heroPlots'
import { Wordmark } from '@/ui/game/Wordmark'

const drawn = (scheme: Scheme, what: ReactNode): string => {
  const markup = renderToStaticMarkup(
    <ThemeProvider scheme={scheme} textSize={1} reducedMotion>
      {what}
    </ThemeProvider>,
  )
  // The boxes around are styled by a style sheet that is missing here.
  return (markup.match(/<svg.*?<\/svg>/gs) ?? []).join('').replace(/ (class|style)="[^"]*"/g, '')
}

const map = <HeroPlat scale={1} x={0} y={0} plots={heroPlots} level creek name={null} />
const mark = <Wordmark width={334} />

/** As in the app: the hills fill the box, and everything else is centred in it, as wide as the box. */
const coatOf = (scheme: Scheme) => {
  const { bg, panel, line, ink } = palettes[scheme].colours
  const [hills = '', plots = ''] = drawn(scheme, map).split('</svg>')
  const box = `viewBox="0 0 ${heroSize.width} ${heroSize.height}"`
  return {
    ...{ bg, panel, line, ink },
    hills: `${hills.replace('<svg', '<svg class="hills"')}</svg>`,
    plots: `${plots.replace('<svg', `<svg class="plots ${scheme}" ${box}`)}</svg>`,
    mark: `${drawn(scheme, mark).replace('<svg', `<svg class="${scheme}"`)}`,
  }
}

console.log(JSON.stringify({ paper: coatOf('paper'), lantern: coatOf('lantern') }))
