import { cutRing } from '@section/art/brand-mark.ts'
import { accessibleAccent } from '@section/art/colors/accessible-accent.ts'
import { INK, PAPER, stackTones } from '@section/art/colors/stack-palette.ts'
import { guilloche } from '@section/art/medals/rosette.ts'
import { cropped, svgDocument } from '@section/art/svg-shapes.ts'
import { type DrawnCredential, documentHeading, medalOf, stackOf, writtenDay } from './drawn-credential.ts'
import { fitText, type FittedText } from './fit-text.ts'
import { moved, type DrawnPage, type PageElement, placeText, shape } from './page.ts'

/** In pixels. */
const [WIDTH, HEIGHT] = [1200, 630]
const [PANEL, MEDAL] = [420, 330]
const LEFT = PANEL + 72
const TEXT_WIDTH = WIDTH - LEFT - 64
const QUIET = '#5B5870'
const BOTTOM = 512

/** Lays out the picture that social networks show of a credential's page, for a size at which small text is not read. */
export function sharePage(credential: DrawnCredential): DrawnPage {
  const { recipientName, title } = credential.statement
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${recipientName}: ${title}`,
    description: documentHeading(credential),
    elements: [...panel(credential), ...statement(credential), ...school(credential)],
  }
}

function panel(credential: DrawnCredential): PageElement[] {
  const { base, soft, mist } = stackTones(stackOf(credential))
  const rosette = guilloche(PANEL / 2, HEIGHT / 2, 300, 226, 36, soft)
  return [
    shape(0, 0, WIDTH, HEIGHT, PAPER),
    shape(0, 0, PANEL, HEIGHT, mist),
    {
      kind: 'art',
      svg: svgDocument(PANEL, HEIGHT, cropped(0, 0, PANEL, HEIGHT, rosette)),
      x: 0,
      y: 0,
      width: PANEL,
      height: HEIGHT,
    },
    shape(PANEL, 0, 8, HEIGHT, base),
    {
      kind: 'art',
      svg: medalOf(credential),
      x: (PANEL - MEDAL) / 2,
      y: (HEIGHT - MEDAL) / 2,
      width: MEDAL,
      height: MEDAL,
    },
  ]
}

/** The name and what it stands for, in the middle of the room above the school's name. */
function statement(credential: DrawnCredential): PageElement[] {
  const { deep, base } = stackTones(stackOf(credential))
  const { recipientName, title } = credential.statement
  const texts: [text: FittedText, color: string, gap: number][] = [
    [
      line(documentHeading(credential), { style: 'strong', height: 40, maxSize: 26 }),
      accessibleAccent(base),
      26,
    ],
    [line(recipientName, { style: 'display', height: 150, maxSize: 66 }), INK, 30],
    [line('has completed', { style: 'text', height: 40, maxSize: 24 }), QUIET, 18],
    [line(title, { style: 'display', height: 110, maxSize: 42 }), deep, 0],
  ]
  let y = 0
  const placed = texts.flatMap(([text, color, gap]) => {
    const lines = placeText(text, { x: LEFT, y, color })
    y += text.height + gap
    return lines
  })
  return placed.map((element) => moved(element, (BOTTOM - y) / 2 + 32))
}

function school(credential: DrawnCredential): PageElement[] {
  const { deep, base } = stackTones(stackOf(credential))
  const { issuerName } = credential.statement
  const name = line(`${issuerName} · ${writtenDay(credential.day)}`, {
    style: 'text',
    height: 30,
    maxSize: 22,
  })
  return [
    {
      kind: 'art',
      svg: svgDocument(64, 64, cutRing(deep, base)),
      x: LEFT - 7,
      y: 534,
      width: 44,
      height: 44,
    },
    ...placeText(name, { x: LEFT + 50, y: 547, color: QUIET }),
  ]
}

const line = (
  text: string,
  box: { style: 'display' | 'text' | 'strong'; height: number; maxSize: number },
): FittedText => fitText(text, { ...box, width: TEXT_WIDTH - (box.height === 30 ? 50 : 0), maxLines: 2 })
