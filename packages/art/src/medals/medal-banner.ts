import { PAPER, type Tones } from '../colors/stack-palette.ts'
import { nums, path } from '../svg-shapes.ts'

const LINE = 20

/** Draws a banner across the foot of a medal, with the title in one or two lines. */
export function medalBanner(title: string, { deep, base }: Tones): string {
  const lines = twoLines(title)
  const size = Math.min(17, 400 / Math.max(...lines.map((line) => line.length)))
  const tall = lines.length > 1 ? 56 : 42
  const top = 250 - tall / 2
  const ends = path(
    `M4 ${top + 14}h40v${tall}H4l14-${tall / 2}zM316 ${top + 14}h-40v${tall}h40l-14-${tall / 2}z`,
    base,
  )
  const plate = path(`M26 ${top}h268v${tall}H26z`, deep)
  const text = lines
    .map((line, at) => {
      const y = top + tall / 2 + size * 0.35 + (at - (lines.length - 1) / 2) * LINE
      return `<text x="160" y="${nums(y)}">${escapeText(line)}</text>`
    })
    .join('')
  const type = `font-family="Inter,Helvetica,Arial,sans-serif" font-weight="600" font-size="${nums(size)}"`
  return `${ends}${plate}<g ${type} fill="${PAPER}" text-anchor="middle">${text}</g>`
}

/** Breaks a title into two lines at the space nearest the middle if needed, and truncates long lines. */
function twoLines(title: string): string[] {
  const words = printable(title).split(' ')
  const whole = words.join(' ')
  if (whole.length <= 20) return [whole]
  const breaks = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
  const first = breaks.sort(
    (a, b) => Math.abs(a.length - whole.length / 2) - Math.abs(b.length - whole.length / 2),
  )[0]
  const parts = first === undefined ? [whole] : [first, whole.slice(first.length + 1)]
  return parts.map((part) => (part.length > 32 ? `${part.slice(0, 31).trimEnd()}…` : part))
}

/** Removes the characters that XML 1.0 forbids, and joins spaces. */
function printable(text: string): string {
  return [...text.toWellFormed()]
    .map((sign) => (sign < ' ' || sign === '\uFFFE' || sign === '\uFFFF' ? ' ' : sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
