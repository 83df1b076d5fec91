import { circle, path, polar, stroke } from '../svg-shapes.ts'

/** The two layers behind the shoulders and in front of the head. */
interface Hair {
  back?: string
  front?: string
}

/** Draws hair in its color, or headwear in the color of `cloth`. */
export type HairStyle = (color: string, cloth: string) => Hair

const SWEPT = 'M79 112V100a41 41 0 0 1 82 0v12c-4-22-18-34-41-34s-37 12-41 34z'
const PARTED = 'M120 57c-26 0-41 17-41 43v16c22-6 37-20 41-40 4 20 19 34 41 40v-16c0-26-15-43-41-43z'

/** Returns a style without a layer behind the shoulders. */
const frontOnly =
  (outline: string): HairStyle =>
  (color) => ({ front: path(outline, color) })

export const crop = frontOnly('M79 112V98a41 41 0 0 1 82 0v14h-6c0-16-7-24-15-24h-40c-8 0-15 8-15 24z')

const sidePart = frontOnly(
  'M79 114V98c0-27 17-43 44-43 26 0 38 16 38 43v16h-6c-1-15-6-23-14-26-19 1-35-5-44-16-5 10-11 20-12 42z',
)

const quiff = frontOnly(
  'M79 112c-8-46 16-66 54-64 28 1 36 26 28 64h-6c-1-15-7-22-16-24-16 3-34 2-46-4-5 6-8 14-8 28z',
)

const afro: HairStyle = (color) => ({
  back: circle(120, 90, 60, color),
  front: path('M81 108a39 44 0 0 1 78 0c-5-15-12-22-20-24h-38c-8 2-15 9-20 24z', color),
})

export const curls: HairStyle = (color) => ({
  back: circle(120, 92, 46, color),
  front: Array.from({ length: 9 }, (_, at) =>
    circle(...polar(120, 102, 42, 176 + at * 23.5), 15, color),
  ).join(''),
})

export const bob: HairStyle = (color) => ({
  back: path('M68 106a52 52 0 0 1 104 0v46a12 12 0 0 1-12 12H80a12 12 0 0 1-12-12z', color),
  front: path('M79 112V100a41 41 0 0 1 82 0v12l-7-14c-20-5-48-5-68 0z', color),
})

const long: HairStyle = (color) => ({
  back: path('M68 106a52 52 0 0 1 104 0v94a14 14 0 0 1-14 14H82a14 14 0 0 1-14-14z', color),
  front: path(PARTED, color),
})

const waves: HairStyle = (color) => ({
  back:
    circle(120, 100, 50, color) +
    [0, 1, 2, 3]
      .map(
        (at) =>
          circle(76 - (at % 2) * 6, 108 + at * 24, 18, color) +
          circle(164 + (at % 2) * 6, 108 + at * 24, 18, color),
      )
      .join(''),
  front: path('M79 116V100a41 41 0 0 1 82 0v16c-4-20-18-30-34-36-8 16-26 30-48 36z', color),
})

export const bun: HairStyle = (color) => ({ back: circle(120, 44, 21, color), front: path(SWEPT, color) })

const lowBun: HairStyle = (color) => ({
  back: circle(164, 140, 20, color) + circle(120, 98, 44, color),
  front: path('M79 114V100a41 41 0 0 1 82 0v14c-6-18-16-28-26-32-16 14-34 22-56 32z', color),
})

const ponytail: HairStyle = (color) => ({
  back: path('M146 62c44-8 54 52 36 112-14-6-20-18-17-34 4-26-2-44-24-50z', color),
  front: path(SWEPT, color),
})

const highTop = frontOnly(
  'M79 112V62a16 16 0 0 1 16-16h50a16 16 0 0 1 16 16v50h-6c0-12-4-20-10-24H95c-6 4-10 12-10 24z',
)

const locs: HairStyle = (color) => ({
  back: circle(120, 98, 48, color) + stroke('M76 96v82M90 90v100M150 90v100M164 96v82', color, 15, 'round'),
  front: path(PARTED, color),
})

const braids: HairStyle = (color) => ({
  back:
    circle(120, 98, 44, color) +
    stroke('M80 120c-10 18 6 26-3 44s4 22 0 36M160 120c10 18-6 26 3 44s-4 22 0 36', color, 17, 'round'),
  front: path(PARTED, color),
})

const pixie = frontOnly(
  'M78 122V98c0-28 18-44 44-44s40 18 40 44v24c-5-4-7-12-7-22-10-2-16-8-19-16-12 10-32 16-50 16 0 10-3 18-8 22z',
)

const bald: HairStyle = () => ({})

const receding = frontOnly(
  'M78 122v-18c0-7 2-13 5-19l7 1c-3 8-3 26-6 36zM162 122v-18c0-7-2-13-5-19l-7 1c3 8 3 26 6 36z',
)

const hijab: HairStyle = (_, cloth) => ({
  back: path('M62 116a58 62 0 0 1 116 0c0 40 14 62 14 90H48c0-28 14-50 14-90z', cloth),
  front:
    `<path fill-rule="evenodd" fill="${cloth}" d="M66 112a54 58 0 0 1 108 0c0 34-6 56 6 86-16 32-104 32-120 0 12-30 6-52 6-86zM86 112c0 28 14 46 34 46s34-18 34-46c0-22-14-36-34-36s-34 14-34 36z"/>` +
    stroke('M86 178c26 12 58 4 74-24', '#FFFFFF55', 3, 'round'),
})

const turban: HairStyle = (_, cloth) => ({
  front:
    path('M74 104c-10-40 14-64 46-64s56 24 46 64c-12-14-28-20-46-20s-34 6-46 20z', cloth) +
    stroke('M82 92c8-18 26-30 54-42M158 92c-8-18-26-30-54-42', '#FFFFFF66', 3, 'round'),
})

export const HEADWEAR = { hijab, turban } as const

/** Styles for portraits with specified looks. */
export const LONG_HAIR = [bob, long, waves, bun, lowBun, ponytail, curls] as const
export const SHORT_HAIR = [crop, sidePart, quiff, receding] as const
/** The same for dark skin. */
export const LONG_COILS = [bun, lowBun, ponytail, locs, braids, curls, afro] as const
export const SHORT_COILS = [crop, highTop, bald, afro, crop] as const

export const LONG_STYLES = [bob, long, waves, ...LONG_COILS, pixie, hijab] as const
export const SHORT_STYLES = [
  crop,
  sidePart,
  quiff,
  crop,
  curls,
  highTop,
  bald,
  receding,
  afro,
  turban,
  locs,
] as const
