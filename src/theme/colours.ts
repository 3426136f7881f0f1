import type { ColourName, Scheme } from '@/names'

const paperColours = {
  /** The page. */
  bg: '#F1E7D1',
  /** The board's ground and the faces of cards. */
  sheet: '#FAF4E4',
  /** The panel of the play screen. */
  panel: '#FAF4E4',
  sunk: '#E7DABE',
  ink: '#241B12',
  ink2: '#5C4B37',
  line: '#241B12',
  hair: '#B7A482',
  grid: '#8D7A5C',
  contour: '#D9C69E',
  contourIx: '#C7AF80',
  /** Only for actions and valuable things. */
  gold: '#E2AA3C',
  goldEdge: '#8A5B08',
  goldInk: '#86590A',
  goldTint: '#F8DE9F',
  onGold: '#241B12',
  plate: '#1B140D',
  plateEdge: '#1B140D',
  tent: '#FFFFFF',
  tentInk: '#1B140D',
  die: '#FFFDF6',
  dieEdge: '#CDBD9B',
  pip: '#241B12',
  inkBtn: '#2C2218',
  onInk: '#FBF5E6',
  inkEdge: '#0E0A06',
  /** Only for busts and for deleting. */
  bad: '#97281B',
  good: '#2C6A3C',
  /** The outline of every player's disc, so that its edge never depends on the fill. */
  discOutline: '#241B12',
  /** The ring between a claim's plate and its disc; null if the disc needs none. */
  plateRing: '#FFFAEE' as string | null,
  /** Covers the page behind a sheet. */
  veil: 'rgba(36, 27, 18, 0.55)',
}

export type Colours = Readonly<typeof paperColours>

/** A player's fill, and the colour of what is drawn on it. */
export type PlayerColour = { readonly fill: string; readonly glyph: string }

/** The lamplight on the board, brightest at `centre` (in fractions of the board's edge). */
type Lamplight = {
  readonly from: string
  readonly to: string
  readonly centre: readonly [number, number]
  readonly radius: number
}

export type Palette = {
  readonly colours: Colours
  readonly players: Readonly<Record<ColourName, PlayerColour>>
  readonly lamplight: Lamplight | null
  /** The opacity of the hatch on this turn's spaces. */
  readonly hatchOpacity: number
}

const paper: Palette = {
  colours: paperColours,
  players: {
    prussian: { fill: '#00366F', glyph: '#FFFAEE' },
    madder: { fill: '#77362C', glyph: '#FFFAEE' },
    verdigris: { fill: '#067F7E', glyph: '#FFFAEE' },
    violet: { fill: '#6F42B2', glyph: '#FFFAEE' },
    vermilion: { fill: '#BC500F', glyph: '#FFFAEE' },
  },
  lamplight: null,
  hatchOpacity: 0.5,
}

const lantern: Palette = {
  colours: {
    bg: '#15100B',
    sheet: '#271E15',
    panel: '#221A12',
    sunk: '#0E0A07',
    ink: '#F3E7CC',
    ink2: '#C9B692',
    line: '#BCA578',
    hair: '#584836',
    grid: '#8A7552',
    contour: '#3F3122',
    contourIx: '#54422D',
    gold: '#EDBB55',
    goldEdge: '#8A6418',
    goldInk: '#F0C468',
    goldTint: '#5A3F0E',
    onGold: '#20160A',
    plate: '#060403',
    plateEdge: '#A8926A',
    tent: '#FBF3E0',
    tentInk: '#15100B',
    die: '#F3E7CC',
    dieEdge: '#A08E6C',
    pip: '#1A130C',
    inkBtn: '#EFE2C6',
    onInk: '#20180F',
    inkEdge: '#9C8A68',
    bad: '#FF9A85',
    good: '#8FCB9B',
    discOutline: '#15100B',
    plateRing: null,
    veil: 'rgba(0, 0, 0, 0.62)',
  },
  players: {
    prussian: { fill: '#A9BDFE', glyph: '#15100B' },
    madder: { fill: '#A36065', glyph: '#FFFAEE' },
    verdigris: { fill: '#5CAAA5', glyph: '#15100B' },
    violet: { fill: '#8D6FD3', glyph: '#15100B' },
    vermilion: { fill: '#D7752D', glyph: '#15100B' },
  },
  lamplight: { from: '#2D2319', to: '#1B140E', centre: [0.5, 0.42], radius: 0.75 },
  hatchOpacity: 0.6,
}

export const palettes: Readonly<Record<Scheme, Palette>> = { paper, lantern }
