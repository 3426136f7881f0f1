/** The page around the web app as it ships: what Expo wrote, and what browsers, search engines and people without JavaScript need. Reads and writes no file. */
import type { FirstPicture } from './firstPicture'

export type PageParts = {
  /** The folder it is served from: empty, or `/claim-it`. */
  readonly base: string
  /** Where the host is, for whoever shows a link to it; empty where nobody knows. */
  readonly site: string
  readonly name: string
  readonly description: string
  /** Paths of the fonts from the base on. */
  readonly fonts: readonly string[]
  readonly picture: FirstPicture
}

/** Only what lies beside the page may run or be fetched: no script in the page, nothing evaluated. React Native for the web writes its styles into the page. */
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
    `<script src="${base}/look.js"></script>`,
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

/** Runs before anything is drawn: whoever has chosen Paper or Lantern sees no other. The app notes it in `src/saves/platform.web.ts`. */
export const lookScript = `try{const look=localStorage.getItem('claim-it-look');if(look)document.documentElement.dataset.look=look}catch{}\n`

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
