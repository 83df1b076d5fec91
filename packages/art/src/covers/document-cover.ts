import { PAPER, type StackKey, stackTones, type Tones } from '../colors/stack-palette.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { circle, nums, path, polar, polygon, rect, stroke, svgDocument } from '../svg-shapes.ts'

/** The kinds of documents; each has its own drawing on the sheet. */
export const DOCUMENT_KINDS = ['prompt-pack', 'strategy-framework', 'community-tactics'] as const

type DocumentKind = (typeof DOCUMENT_KINDS)[number]

interface DocumentCoverSubject {
  slug: string
  stack: StackKey
  kind: DocumentKind
}

const [WIDTH, HEIGHT] = [640, 360]
/** The sheet stands in the middle and goes on below the edge. */
const SHEET = { x: 160, y: 48, width: 320, corner: 44 }
const [LEFT, RIGHT, TOP] = [SHEET.x + 36, SHEET.x + SHEET.width - 36, SHEET.y + 112]

/**
 * Draws the cover of a document: an SVG text of 16:9 (viewBox 640 by 360), under 4 kB, without words. It shows a sheet of
 * paper, unlike the cover of a course, with bubbles for prompts, a grid for a framework, or people for a community.
 */
export function documentCover({ slug, stack, kind }: DocumentCoverSubject): string {
  const random = seededRandom(`document ${slug}`)
  const tones = stackTones(stack)
  const ground = random.pick([tones.soft, tones.base, tones.deep])
  const behind = ground === tones.soft ? tones.base : tones.soft
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, ground) +
      backdrop(random, behind) +
      sheet(tones) +
      heading(random, tones) +
      DRAWINGS[kind](random, tones),
  )
}

/** Draws a second sheet, which is turned, and a disc beside it. */
function backdrop(random: SeededRandom, color: string): string {
  const side = random.pick([-1, 1])
  const lean = side * random.int(28, 64)
  const [from, to] = [SHEET.x + lean, SHEET.x + SHEET.width + lean]
  const rise = side * random.int(12, 30)
  const turned = polygon(
    [from, SHEET.y + 24 + rise],
    [to, SHEET.y + 24 - rise],
    [to + lean, HEIGHT],
    [from + lean, HEIGHT],
  )
  const disc = circle(
    side < 0 ? random.int(540, 600) : random.int(40, 100),
    random.int(60, 300),
    random.int(26, 54),
    color,
  )
  return path(turned, color) + disc
}

function sheet({ soft }: Tones): string {
  const { x, y, width, corner } = SHEET
  const end = x + width
  const outline = polygon([x, y], [end - corner, y], [end, y + corner], [end, HEIGHT], [x, HEIGHT])
  return (
    path(outline, PAPER) +
    path(polygon([end - corner, y], [end, y + corner], [end - corner, y + corner]), soft)
  )
}

function heading(random: SeededRandom, { deep, soft }: Tones): string {
  const line = (y: number, width: number, height: number, color: string) =>
    rect(LEFT, y, width, height, color, height / 2)
  return (
    line(SHEET.y + 36, random.int(120, 190), 16, deep) + line(SHEET.y + 68, random.int(150, 240), 8, soft)
  )
}

type Drawing = (random: SeededRandom, tones: Tones) => string

const DRAWINGS: Record<DocumentKind, Drawing> = {
  'prompt-pack': drawBubbles,
  'strategy-framework': drawGrid,
  'community-tactics': drawPeople,
}

/** A conversation: what is asked stands at the right, what is answered at the left. */
function drawBubbles(random: SeededRandom, { base, mist, deep }: Tones): string {
  let drawn = ''
  let isAsked = random.pick([true, false])
  for (let y = TOP; y < HEIGHT; y += 58, isAsked = !isAsked) {
    const width = random.int(110, 210)
    const x = isAsked ? RIGHT - width : LEFT
    drawn += rect(x, y, width, 44, isAsked ? base : mist, 14)
    drawn += rect(x + 18, y + 18, width - random.int(40, 70), 8, isAsked ? PAPER : deep, 4)
  }
  return drawn
}

/** A grid of which some cells are decided. */
function drawGrid(random: SeededRandom, { base, mist, deep }: Tones): string {
  const columns = random.pick([2, 3, 4])
  const gap = 10
  const width = (RIGHT - LEFT - gap * (columns - 1)) / columns
  let drawn = ''
  for (let y = TOP; y < HEIGHT; y += 64)
    for (let column = 0; column < columns; column++) {
      const fill = random.pick([mist, mist, mist, base, deep])
      drawn += rect(LEFT + column * (width + gap), y, width, 54, fill, 8)
    }
  return drawn
}

/** People around one who connects them. */
function drawPeople(random: SeededRandom, { base, soft, deep }: Tones): string {
  const [x, y] = [WIDTH / 2, TOP + 78]
  const turn = random.int(0, 71)
  const around = [0, 1, 2, 3, 4].map((at) => polar(x, y, random.int(62, 84), turn + at * 72))
  const spokes = around.map(([toX, toY]) => `M${nums(x, y)}L${nums(toX, toY)}`).join('')
  const heads = around.map(([toX, toY], at) =>
    circle(toX, toY, random.int(15, 22), at % 2 === 0 ? base : soft),
  )
  return stroke(spokes, soft, 5, 'round') + heads.join('') + circle(x, y, 28, deep)
}
