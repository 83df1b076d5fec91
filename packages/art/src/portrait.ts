import {
  HEADWEAR,
  type HairStyle,
  LONG_COILS,
  LONG_HAIR,
  LONG_STYLES,
  SHORT_COILS,
  SHORT_HAIR,
  SHORT_STYLES,
} from './portrait-parts/hair.ts'
import { MEMBER_CLOTHES, PROFESSOR_CLOTHES } from './portrait-parts/clothes.ts'
import { earrings, facialHair, facialFeatures, glasses, head } from './portrait-parts/face.ts'
import { hairColors, SKIN_RANGES, SKINS } from './portrait-parts/skin.ts'
import { type NonEmpty, type SeededRandom, seededRandom } from './seeded-random.ts'
import { INK, STACK_KEYS, stackTones, type Tones } from './colors/stack-palette.ts'
import { circle, path, rect, svgDocument } from './svg-shapes.ts'

export interface PortraitSubject {
  seed: string
  /** Professors wear formal clothes and have a stronger background. */
  role?: 'professor' | 'member'
  /** Chosen by the seed by default. */
  looks?: Looks
}

export interface Looks {
  hair: 'short' | 'long' | 'hijab' | 'turban'
  skin: keyof typeof SKIN_RANGES
  gray: boolean
  /** Dark hair, whatever the skin. */
  dark?: boolean
}

/** Draws an invented person: a square SVG text (viewBox 240 by 240), always the same for a seed. */
export function portrait({ seed, role = 'member', looks }: PortraitSubject): string {
  const random = seededRandom(`portrait ${seed}`)
  const professor = role === 'professor'
  const index = random.int(0, STACK_KEYS.length - 1)
  const ground = tonesAt(index)
  const wear = tonesAt(index + random.int(1, STACK_KEYS.length - 1))
  const [lightest, darkest] = looks ? SKIN_RANGES[looks.skin] : [0, SKINS.length - 1]
  const skinAt = random.int(lightest, darkest)
  const skin = SKINS[skinAt] ?? SKINS[0]
  const hairColor = random.pick(hairColors(skinAt, looks?.gray, looks?.dark))
  const chance = random.chance(0.5)
  const short = looks ? looks.hair === 'short' || looks.hair === 'turban' : chance
  const [main, other] = random.pick([
    [wear.deep, wear.base],
    [wear.base, wear.deep],
    [wear.deep, wear.soft],
    [INK, wear.base],
  ])
  const hair = random.pick(stylesFor(looks, short))(hairColor, random.pick([wear.soft, wear.base]))
  const clothes = random.pick(professor ? PROFESSOR_CLOTHES : MEMBER_CLOTHES)(main, other, skin)
  const layers = [
    backdrop(ground, professor, random),
    hair.back,
    clothes.shoulders,
    head(skin, random),
    clothes.over,
    short && random.chance(0.4) ? facialHair(hairColor, random) : '',
    facialFeatures(skin, skinAt > 4 ? INK : hairColor, random),
    random.chance(professor ? 0.5 : 0.28) ? glasses(random.pick([INK, INK, wear.deep]), random) : '',
    hair.front,
    !short && random.chance(0.4) ? earrings('#F0C75E') : '',
  ]
  return svgDocument(240, 240, layers.join(''))
}

function stylesFor(looks: Looks | undefined, short: boolean): NonEmpty<HairStyle> {
  if (!looks) return short ? SHORT_STYLES : LONG_STYLES
  const { hair, skin } = looks
  if (hair === 'hijab' || hair === 'turban') return [HEADWEAR[hair]]
  if (skin === 'dark') return short ? SHORT_COILS : LONG_COILS
  return short ? SHORT_HAIR : LONG_HAIR
}

function tonesAt(index: number): Tones {
  return stackTones(STACK_KEYS[index % STACK_KEYS.length])
}

function backdrop({ base, soft, mist }: Tones, strong: boolean, random: SeededRandom): string {
  const [ground, form] = strong
    ? [base, soft]
    : random.pick([
        [soft, mist],
        [mist, soft],
      ])
  return (
    rect(0, 0, 240, 240, ground) +
    random.pick([
      '',
      circle(120, 112, 92, form),
      rect(0, 0, 120, 240, form),
      path('M34 240V106a86 86 0 0 1 172 0v134z', form),
      path('M0 240A240 240 0 0 1 240 0v240z', form),
      rect(0, 0, 240, 96, form),
    ])
  )
}
