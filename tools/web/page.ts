/** The page around the exported web app: Expo's output, and what browsers, search engines and people without JavaScript need. */
import type { FirstPicture } from './firstPicture'

export type PageParts = {
  /** The folder it is served from: empty, or `/claim-it`. */
  readonly base: string
  /** The address of the host, for link previews; empty if it is not known. */
  readonly site: string
  readonly name: string
  readonly description: string
  /** Paths of the fonts, relative to the base. */
  readonly fonts: readonly string[]
  readonly picture: FirstPicture
}

/**
 * Only files from the same host may run or be fetched: no inline scripts, no eval. React Native for the web writes its styles
 * into the page.
 */
export const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `media-src 'self' data: blob:`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `worker-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ')

const replacedOnce = (text: string, what: string, by: string): string => {
  if (text.split(what).length !== 2) throw new Error(`The page holds ${what} not just once`)
  return text.replace(what, () => by)
}

export function pageOf(exported: string, parts: PageParts): string {
  const { base, site, name, description, fonts, picture } = parts
  const address = `${site}${base}/`
  const head = [
    `<link rel="manifest" href="${base}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${base}/icons/180.png">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${address}icons/preview.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(site === '' ? [] : [`<meta property="og:url" content="${address}">`]),
    `<script src="${base}/first.js"></script>`,
    ...fonts.map(
      (font) => `<link rel="preload" href="${base}/${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${picture.style}</style>`,
  ]
  const withPolicy = replacedOnce(
    exported,
    '<head>',
    `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  const withHead = replacedOnce(withPolicy, '</head>', `${head.join('\n')}\n</head>`)
  return replacedOnce(withHead, '<div id="root"></div>', `${picture.markup}<div id="root"></div>`)
}

/** Runs after all others. */
export const withScript = (page: string, address: string): string =>
  replacedOnce(page, '</body>', `<script src="${address}" defer></script>\n</body>`)

/** By language: the message that the app did not load, and the label of the button to retry. */
export type NotHere = Readonly<Record<string, readonly [sentence: string, again: string]>>

/**
 * Runs before the first paint. Applies the chosen theme, which `src/saves/platform.web.ts` stores, so that no other is seen.
 *
 * If one of the app's own scripts fails before the app stands, it removes the worker with its cache, requests the scripts again from
 * the host and reloads, once; if that fails too, it shows the message. A script that cannot be parsed, such as a page sent in its
 * place, fails on the window and not on its element. Without a network the worker stays, because nothing could replace it.
 */
export const firstScript = (notHere: NotHere): string =>
  `
try{const look=localStorage.getItem('claim-it-look');if(look)document.documentElement.dataset.look=look}catch{}
(()=>{
  const here=new URL('.',document.currentScript.src).href
  const key='claim-it-reloaded'
  const stands=()=>document.querySelector('#root > *')!==null
  const ask=async(address,cache)=>{
    const answer=await fetch(address,{cache,signal:AbortSignal.timeout(10000)})
    if(!answer.ok)throw new Error(address)
  }
  const recover=async()=>{
    // Not cached by the worker, so this asks the network.
    await ask(here+'sw.js','no-store')
    await(await navigator.serviceWorker?.getRegistration())?.unregister()
    for(const name of await globalThis.caches?.keys()??[])if(name.endsWith(here))await caches.delete(name)
    const own=[...document.scripts].map(({src})=>src).filter((src)=>src.startsWith(here))
    await Promise.allSettled(own.map((src)=>ask(src,'reload')))
    location.reload()
  }
  const say=()=>{
    const all=${JSON.stringify(notHere)}
    const spoken=navigator.languages.map((tag)=>tag.slice(0,2)).find((code)=>code in all)
    const [sentence,again]=all[spoken??'en']
    const button=document.createElement('button')
    const anew=()=>recover().catch(()=>location.reload())
    button.textContent=again
    button.onclick=anew
    addEventListener('online',anew)
    const box=document.createElement('div')
    box.id='failed'
    box.setAttribute('role','alert')
    box.append(sentence,button)
    document.body.append(box)
  }
  // False also where the browser refuses to remember it: a reload could then be repeated for ever.
  const isFirst=()=>{
    try{
      if(sessionStorage.getItem(key))return false
      sessionStorage.setItem(key,'1')
      return true
    }catch{return false}
  }
  let hasFailed=false
  addEventListener('error',({target,filename})=>{
    const source=target instanceof HTMLScriptElement?target.src:filename
    if(hasFailed||!source?.startsWith(here)||stands())return
    hasFailed=true
    if(isFirst())recover().catch(say)
    else say()
  },true)
  addEventListener('pagehide',()=>{try{if(stands())sessionStorage.removeItem(key)}catch{}})
})()
`.trimStart()

export const manifestOf = (parts: {
  readonly name: string
  readonly description: string
  readonly paper: string
}): string =>
  JSON.stringify({
    id: './',
    name: parts.name,
    short_name: parts.name,
    description: parts.description,
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    categories: ['games'],
    theme_color: parts.paper,
    background_color: parts.paper,
    icons: [
      { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
