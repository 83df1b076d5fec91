import { cutRing } from '@section/art/brand-mark.ts'
import { INK, PAPER, stackTones } from '@section/art/colors/stack-palette.ts'
import { guilloche } from '@section/art/medals/rosette.ts'
import { cropped, svgDocument } from '@section/art/svg-shapes.ts'
import { fitList } from './course-list.ts'
import { type DrawnCredential, documentHeading, medalOf, stackOf, writtenDay } from './drawn-credential.ts'
import { fitText, type FittedText, type TextBox } from './fit-text.ts'
import { moved, type DrawnPage, type PageElement, placeText, shape } from './page.ts'

/** A4, landscape, in points. */
const [WIDTH, HEIGHT] = [841.89, 595.28]
const PANEL = 232
const [LEFT, RIGHT] = [PANEL + 52, WIDTH - 56]
const TEXT_WIDTH = RIGHT - LEFT
/** Where the last lines begin, and where the statement ends. */
const FOOT = HEIGHT - 96
const BOTTOM = FOOT - 22
const QUIET = '#5B5870'

/** Lays out the document of a certificate or badge. docs/product/credentials.md#documents */
export function documentPage(credential: DrawnCredential): DrawnPage {
  const { statement, day } = credential
  const said = `${statement.recipientName} has completed ${statement.title}. ${statement.issuerName}, ${writtenDay(day)}.`
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${statement.recipientName}: ${statement.title}`,
    description: `${documentHeading(credential)}. ${said}`,
    elements: [...panel(credential), ...statementOf(credential), ...foot(credential)],
  }
}

/** The school and the medal, on the left in the colors of the stack. */
function panel(credential: DrawnCredential): PageElement[] {
  const { deep, base, soft, mist } = stackTones(stackOf(credential))
  const rosette = guilloche(PANEL / 2, HEIGHT / 2, 172, 122, 30, soft)
  const [mark, medal] = [38, credential.kind === 'CERTIFICATE' ? 172 : 196]
  const school = fitted(credential.statement.issuerName, {
    style: 'strong',
    width: PANEL - 48,
    height: 44,
    maxSize: 15,
    maxLines: 2,
  })
  return [
    shape(0, 0, WIDTH, HEIGHT, PAPER),
    shape(0, 0, PANEL, HEIGHT, mist),
    art(svgDocument(PANEL, HEIGHT, cropped(0, 0, PANEL, HEIGHT, rosette)), {
      x: 0,
      y: 0,
      width: PANEL,
      height: HEIGHT,
    }),
    shape(PANEL, 0, 5, HEIGHT, base),
    art(medalOf(credential), {
      x: (PANEL - medal) / 2,
      y: (HEIGHT - medal) / 2,
      width: medal,
      height: medal,
    }),
    art(svgDocument(64, 64, cutRing(deep, base)), {
      x: (PANEL - mark) / 2,
      y: 36,
      width: mark,
      height: mark,
    }),
    ...placeText(school, { x: 0, y: 86, color: deep, centeredIn: PANEL }),
  ]
}

/** The distances and the heading's size: as large as they look good, or as small as many long titles need. */
const ROOMY = { top: 56, heading: 50, gap: 1 }
const DENSE = { top: 44, heading: 36, gap: 0.6 }

/** Lays out the statement, from the heading to the courses; the room that is left is shared above and below. */
function statementOf(credential: DrawnCredential, { top, heading, gap } = ROOMY): PageElement[] {
  const { deep, base } = stackTones(stackOf(credential))
  const { recipientName, title, courseTitles } = credential.statement
  const elements: PageElement[] = []
  let y = top
  const add = (text: FittedText, color: string, after: number) => {
    elements.push(...placeText(text, { x: LEFT, y, color }))
    y += text.height + after * gap
  }
  const headline = documentHeading(credential)
  add(fitted(headline, { style: 'display', height: 60, maxSize: heading, maxLines: 1 }), deep, 24)
  add(small('Awarded to'), QUIET, 14)
  add(fitted(recipientName, { style: 'display', height: 84, maxSize: 38, maxLines: 2 }), INK, 14)
  elements.push(shape(LEFT, y, 56, 2.5, base))
  y += 20 * gap
  add(small('has completed'), QUIET, 12)
  add(fitted(title, { style: 'display', height: 62, maxSize: 24, maxLines: 2 }), deep, 20)
  if (credential.kind === 'CERTIFICATE') {
    add(small(courseTitles.length === 1 ? 'with the course' : 'with the courses'), QUIET, 10)
    const list = fitList(courseTitles, { x: LEFT, y, width: TEXT_WIDTH, height: BOTTOM - y })
    if (list.isShortened && gap === ROOMY.gap) return statementOf(credential, DENSE)
    elements.push(...list.lines)
    y = Math.max(y, ...list.lines.map((line) => line.y + line.height))
  }
  const shift = (BOTTOM - y) * 0.4
  return elements.map((element) => moved(element, shift))
}

/** The day of issuing, the number, and where to check it. */
function foot(credential: DrawnCredential): PageElement[] {
  const { soft } = stackTones(stackOf(credential))
  const day = fitted(writtenDay(credential.day), { style: 'strong', height: 16, maxSize: 12, maxLines: 1 })
  const number = fitted(`No. ${credential.credentialId}`, {
    style: 'text',
    height: 14,
    maxSize: 9,
    maxLines: 1,
  })
  const address = fitted(`Check it at ${credential.address}`, {
    style: 'text',
    height: 28,
    maxSize: 9,
    maxLines: 2,
  })
  return [
    shape(LEFT, FOOT, TEXT_WIDTH, 0.75, soft),
    ...placeText(day, { x: LEFT, y: FOOT + 14, color: INK }),
    ...placeText(number, { x: LEFT, y: FOOT + 34, color: QUIET }),
    ...placeText(address, { x: LEFT, y: FOOT + 48, color: QUIET }),
  ]
}

const fitted = (text: string, box: Omit<TextBox, 'width'> & { width?: number }): FittedText =>
  fitText(text, { width: TEXT_WIDTH, ...box })

const small = (text: string): FittedText =>
  fitted(text, { style: 'text', height: 20, maxSize: 12, maxLines: 1 })

const art = (svg: string, box: { x: number; y: number; width: number; height: number }): PageElement => ({
  kind: 'art',
  svg,
  ...box,
})
