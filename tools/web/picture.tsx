/** Home's map and word mark as plain markup, in both coats: what the page shows before any JavaScript runs. Prints it as JSON. */
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
  // The boxes around have their looks from a style sheet that is not here.
  return (markup.match(/<svg.*?<\/svg>/gs) ?? []).join('').replace(/ (class|style)="[^"]*"/g, '')
}

const map = <HeroPlat scale={1} x={0} y={0} plots={heroPlots} level creek name={null} />
const mark = <Wordmark width={334} />

/** As in the app: the hills fill the box, and all else lies in its middle, as wide as it is. */
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
