import type { SeededRandom } from '../seeded-random.ts'
import { INK } from '../colors/stack-palette.ts'
import { circle, path, ring, stroke } from '../svg-shapes.ts'
import type { Skin } from './skin.ts'

/** Draws the neck, the head and the ears. */
export function head({ tone, shade }: Skin, random: SeededRandom): string {
  const jaw = random.pick([
    'M82 104a38 38 0 0 1 76 0v18a38 38 0 0 1-76 0z',
    'M82 104a38 38 0 0 1 76 0v24c0 20-18 34-38 34s-38-14-38-34z',
    'M82 104a38 38 0 0 1 76 0v16c0 26-20 42-38 42s-38-16-38-42z',
  ])
  const neck =
    path('M101 140h38v46a19 19 0 0 1-38 0z', tone) +
    path('M101 148c10 14 28 14 38 0v12c-6 16-32 16-38 0z', shade)
  return neck + circle(82, 118, 9, tone) + circle(158, 118, 9, tone) + path(jaw, tone)
}

/** Draws eyes, brows, nose and mouth. */
export function facialFeatures({ shade, line }: Skin, brow: string, random: SeededRandom): string {
  const eyes = random.pick([
    circle(104, 116, 3.6, INK) + circle(136, 116, 3.6, INK),
    circle(104, 116, 3.6, INK) + circle(136, 116, 3.6, INK),
    stroke('M98 118q6-7 12 0M130 118q6-7 12 0', INK, 3, 'round'),
  ])
  const brows = stroke(
    random.pick([
      'M97 106q7-5 14-1M129 105q7-4 14 1',
      'M97 105h13M130 105h13',
      'M97 107q6-7 14-4M129 103q8-3 14 4',
    ]),
    brow,
    random.pick([2.5, 3.2, 4]),
    'round',
  )
  const nose = stroke(
    random.pick(['M120 116v13h-5', 'M121 118l-5 11h7', 'M116 129q4 3 8 0']),
    shade,
    3.2,
    'round',
  )
  const mouth = random.pick([
    stroke('M109 141q11 9 22 0', line, 3.2, 'round'),
    stroke('M111 142q10 7 19-2', line, 3.2, 'round'),
    path('M107 139h26a13 11 0 0 1-26 0z', '#FFFFFF'),
    stroke('M112 142q8 5 16 0', line, 3.2, 'round'),
  ])
  return brows + eyes + nose + mouth
}

/** Draws a beard, stubble or a moustache. */
export function facialHair(color: string, random: SeededRandom): string {
  return random.pick([
    path('M82 112v12a38 41 0 0 0 76 0v-12c-2 14-8 20-16 20-10-4-34-4-44 0-8 0-14-6-16-20z', color),
    path('M82 116v8a38 39 0 0 0 76 0v-8c-2 18-10 32-20 32h-36c-10 0-18-14-20-32z', color),
    path('M103 137c5-7 12-7 17-4 5-3 12-3 17 4-6 2-28 2-34 0z', color),
  ])
}

export function glasses(color: string, random: SeededRandom): string {
  const bridge = stroke('M117 114q3-3 6 0M82 112l8 2M158 112l-8 2', color, 3)
  const lens = (x: number) =>
    `<rect x="${x}" y="105" width="27" height="21" rx="7" fill="none" stroke="${color}" stroke-width="3"/>`
  return (
    bridge +
    random.pick([ring(103.5, 116, 13.5, 3, color) + ring(136.5, 116, 13.5, 3, color), lens(90) + lens(123)])
  )
}

export function earrings(color: string): string {
  return circle(80, 131, 4, color) + circle(160, 131, 4, color)
}
