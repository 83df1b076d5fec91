import { stackTones } from './colors/stack-palette.ts'
import { blazer, hoodie, tee, turtleneck } from './portrait-parts/clothes.ts'
import { facialFeatures, head } from './portrait-parts/face.ts'
import { bob, bun, crop, curls } from './portrait-parts/hair.ts'
import { seededRandom } from './seeded-random.ts'
import { rect, svgDocument } from './svg-shapes.ts'

const PEOPLE = [
  { stack: 'ai', clothes: hoodie, hair: curls },
  { stack: 'leadership', clothes: blazer, hair: crop },
  { stack: 'product', clothes: turtleneck, hair: bun },
  { stack: 'marketing', clothes: tee, hair: bob },
] as const

/**
 * Draws the picture of a member without a photo: one of four people in the tones of a stack, so that it is nobody's
 * likeness. A square SVG text like that of `portrait`; `index` is 0 to 3, and any other number draws nothing.
 */
export function defaultPortrait(index: number): string | undefined {
  const person = PEOPLE[index]
  if (!person) return undefined
  const { deep, base, soft, mist } = stackTones(person.stack)
  const random = seededRandom(`default portrait ${index}`)
  const skin = { tone: soft, shade: base, line: deep }
  const hair = person.hair(base, deep)
  const clothes = person.clothes(deep, base, skin)
  return svgDocument(
    240,
    240,
    rect(0, 0, 240, 240, mist) +
      (hair.back ?? '') +
      clothes.shoulders +
      head(skin, random) +
      clothes.over +
      facialFeatures(skin, deep, random) +
      (hair.front ?? ''),
  )
}
