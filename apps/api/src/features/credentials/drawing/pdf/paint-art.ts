import type { Box } from '../layout/page.ts'

type Pdf = PDFKit.PDFDocument
type Attributes = Record<string, string>

/** Matches a tag: what it begins or ends with, its name and its attributes. */
const TAG = /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"]*")*)(\/?)>/g

/**
 * Paints an SVG of `packages/art` into a box of a PDF. It knows the elements and attributes that these drawings have.
 * Errors: an element that it does not know.
 */
export function paintArt(pdf: Pdf, svg: string, box: Box): void {
  const inherited: Attributes[] = [{}]
  for (const [, end, name = '', attributes = '', empty] of svg.matchAll(TAG)) {
    if (end) {
      pdf.restore()
      inherited.pop()
      continue
    }
    const own = readAttributes(attributes)
    const style = { ...inherited.at(-1), ...own }
    pdf.save()
    if (name === 'svg') enterSvg(pdf, inherited.length === 1 ? { ...own, ...asAttributes(box) } : own)
    else transform(pdf, own['transform'])
    if (name !== 'svg' && name !== 'g') paint(pdf, name, style)
    if (empty) pdf.restore()
    else inherited.push(inheritable(style))
  }
}

const readAttributes = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  )

const asAttributes = ({ x, y, width, height }: Box): Attributes => ({
  x: String(x),
  y: String(y),
  width: String(width),
  height: String(height),
})

/** The attributes of a group that its elements have too. */
function inheritable(style: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(style).filter(([name]) => name === 'fill' || name.startsWith('stroke')),
  )
}

/** Clips to the place of a drawing and maps its coordinates to it. */
function enterSvg(pdf: Pdf, attributes: Attributes): void {
  const [, , wide = 1, high = 1] = (attributes['viewBox'] ?? '').split(' ').map(Number)
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name] ?? 0))
  pdf.translate(x ?? 0, y ?? 0).scale((width ?? wide) / wide, (height ?? high) / high)
  pdf.rect(0, 0, wide, high).clip()
}

function transform(pdf: Pdf, steps = ''): void {
  for (const [, name, values = ''] of steps.matchAll(/([a-z]+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.split(/[ ,]+/).map(Number)
    if (name === 'translate') pdf.translate(a, b)
    else if (name === 'scale') pdf.scale(a, values.includes(' ') ? b : a)
    else if (name === 'rotate') pdf.rotate(a)
    else if (name === 'matrix') pdf.transform(a, b, c, d, e, f)
    else throw new Error(`The drawing has the unknown transform ${name}.`)
  }
}

/** Draws the outline of an element and paints it. */
function paint(pdf: Pdf, name: string, style: Attributes): void {
  const number = (attribute: string) => Number(style[attribute] ?? 0)
  if (name === 'path') pdf.path(style['d'] ?? '')
  else if (name === 'circle') pdf.circle(number('cx'), number('cy'), number('r'))
  else if (name === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  else if (name === 'rect') drawRect(pdf, number)
  else throw new Error(`The drawing has the unknown element ${name}.`)
  const { fill = '#000000', stroke = 'none' } = style
  const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (stroke !== 'none') setStroke(pdf, style)
  if (stroke === 'none') {
    if (fill !== 'none') pdf.fill(fill, rule)
  } else if (fill === 'none') pdf.stroke(stroke)
  else pdf.fillAndStroke(fill, stroke, rule)
}

function drawRect(pdf: Pdf, number: (attribute: string) => number): void {
  const [x, y, width, height, radius] = ['x', 'y', 'width', 'height', 'rx'].map(number)
  if (radius) pdf.roundedRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0, radius)
  else pdf.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0)
}

function setStroke(pdf: Pdf, style: Attributes): void {
  pdf.lineWidth(Number(style['stroke-width'] ?? 1)).strokeOpacity(Number(style['stroke-opacity'] ?? 1))
  pdf.lineCap(style['stroke-linecap'] === 'round' ? 'round' : 'butt')
  pdf.lineJoin(style['stroke-linejoin'] === 'round' ? 'round' : 'miter')
}
