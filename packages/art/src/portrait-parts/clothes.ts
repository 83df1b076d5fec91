import { PAPER } from '../colors/stack-palette.ts'
import { circle, path, stroke } from '../svg-shapes.ts'
import type { Skin } from './skin.ts'

/** Draws the shoulders, and `over`, the parts that are drawn above the neck. */
type Clothes = (main: string, other: string, skin: Skin) => { shoulders: string; over: string }

const SHOULDERS = 'M30 240c0-36 20-50 52-56l18-5h40l18 5c32 6 52 20 52 56z'

export const tee: Clothes = (main, other, { tone }) => ({
  shoulders: path(SHOULDERS, main),
  over: path('M97 178a23 20 0 0 0 46 0z', tone) + stroke('M97 178a23 20 0 0 0 46 0', other, 5),
})

export const blazer: Clothes = (main, other) => ({
  shoulders: path(SHOULDERS, main),
  over:
    path('M98 176l22 54 22-54 6 6-28 58-28-58z', other) +
    path('M100 177l20 20 20-20 4 8-24 55-24-55z', PAPER) +
    path('M98 176l-12 10 6 16-6 8 34 30-4-14zM142 176l12 10-6 16 6 8-34 30 4-14z', other),
})

export const turtleneck: Clothes = (main, other) => ({
  shoulders: path(SHOULDERS, main),
  over:
    path('M99 163q21 10 42 0v20l14 7-14 22H99l-14-22 14-7z', main) + stroke('M98 178q22 12 44 0', other, 3),
})

const shirt: Clothes = (main, other, { tone }) => ({
  shoulders: path(SHOULDERS, main),
  over:
    path('M102 176l18 22 18-22z', tone) +
    path('M100 172l20 26-16 14-14-28zM140 172l-20 26 16 14 14-28z', other) +
    circle(120, 216, 2.6, other) +
    circle(120, 230, 2.6, other),
})

const vNeck: Clothes = (main, other, { tone }) => ({
  shoulders: path(SHOULDERS, main),
  over: path('M98 177l22 34 22-34z', tone) + stroke('M97 177l23 35 23-35', other, 5),
})

export const hoodie: Clothes = (main, other) => ({
  shoulders: path('M78 190c-4-40 88-40 84 0z', other) + path(SHOULDERS, main),
  over:
    path('M92 176c4 26 52 26 56 0l10 8c-6 36-70 36-76 0z', other) +
    stroke('M108 204v22M132 204v22', PAPER, 3, 'round'),
})

const stripes: Clothes = (main, other, { tone }) => ({
  shoulders: path(SHOULDERS, main) + stroke('M46 205h148M34 221h172M30 237h180', other, 6),
  over: path('M97 178a23 16 0 0 0 46 0z', tone),
})

export const MEMBER_CLOTHES = [tee, blazer, turtleneck, shirt, vNeck, hoodie, stripes] as const
export const PROFESSOR_CLOTHES = [blazer, blazer, turtleneck, shirt] as const
