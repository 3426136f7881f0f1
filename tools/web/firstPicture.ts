/** Home's picture as part of the page: one drawing in two themes, chosen by the system's or the app's setting. */
import type { Coat, Coats } from './drawing'

const colour = /#[0-9a-f]{6}\b/gi

/** The drawing with a variable in place of each colour, and the value of each variable in both themes. */
function named(
  paper: string,
  lantern: string,
): { readonly markup: string; readonly pairs: readonly string[] } {
  if (paper.replace(colour, '') !== lantern.replace(colour, ''))
    throw new Error('The two coats of the hills differ in more than colours')
  const others = lantern.match(colour) ?? []
  const pairs: string[] = []
  let at = 0
  const markup = paper.replace(colour, (hex) => {
    const pair = `${hex} ${others[at++]}`
    if (!pairs.includes(pair)) pairs.push(pair)
    return `var(--c${pairs.indexOf(pair)})`
  })
  return { markup, pairs }
}

const coatRules = (pairs: readonly string[], coat: Coat, which: 0 | 1): string =>
  [
    `--bg:${coat.bg};--panel:${coat.panel};--line:${coat.line};--ink:${coat.ink};`,
    ...pairs.map((pair, index) => `--c${index}:${pair.split(' ')[which]};`),
    `--${which === 0 ? 'paper' : 'lantern'}:block;--${which === 0 ? 'lantern' : 'paper'}:none`,
  ].join('')

export type FirstPicture = { readonly style: string; readonly markup: string }

/** Sizes are those of Home (`src/screens/home`), as far as they do not depend on text; the panel has its most common height. */
export function firstPicture({ paper, lantern }: Coats): FirstPicture {
  const { markup, pairs } = named(paper.hills, lantern.hills)
  const dark = coatRules(pairs, lantern, 1)
  const style = `:root{${coatRules(pairs, paper, 0)}}
@media (prefers-color-scheme:dark){:root:not([data-look=paper]){${dark}}}
:root[data-look=lantern]{${dark}}
body{background:var(--bg);color:var(--ink)}
#picture{position:fixed;inset:0;z-index:1;pointer-events:none;display:flex;flex-direction:column;background:var(--bg)}
#picture .hero{position:relative;flex:1;overflow:hidden}
#picture .panel{height:min(410px,71vh);background:var(--panel);border-top:5px double var(--line)}
#picture .hills,#picture .plots{position:absolute;inset:0;overflow:visible}
#picture .mark{position:absolute;left:24px;top:42px;width:min(100% - 48px,400px)}
#picture .mark svg{width:100%;height:auto}
#picture .paper{display:var(--paper)}
#picture .lantern{display:var(--lantern)}
@media (orientation:landscape),(min-width:900px) and (min-height:600px){
#picture{flex-direction:row}
#picture .mark{top:48px;width:min(100% - 48px,440px)}
#picture .panel{height:auto;width:min(400px,52vw);border:0;border-left:1.75px solid var(--line)}
}
@media (min-width:900px) and (min-height:600px){#picture .panel{width:min(470px,52vw)}}
noscript,#failed{position:fixed;inset:auto 24px 24px;z-index:2;font:600 18px/1.4 sans-serif}
#failed button{display:block;min-height:48px;margin-top:16px;padding:0 20px;border:1.75px solid var(--line);border-radius:10px;background:var(--bg);color:inherit;font:inherit}`
  return {
    style,
    markup: [
      '<div id="picture" aria-hidden="true"><div class="hero">',
      `${markup}${paper.plots}${lantern.plots}`,
      `<div class="mark">${paper.mark}${lantern.mark}</div>`,
      '</div><div class="panel"></div></div>',
    ].join(''),
  }
}
