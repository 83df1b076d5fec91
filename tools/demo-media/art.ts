import { ink, paper, type Palette } from './palette.ts'

/** Draws a mosaic of `columns` by `rows` tiles of `size` pixels, always the same for the same `seed`. */
export function mosaic(seed: string, tones: Palette, columns: number, rows: number, size: number): string[] {
  const next = numbersFrom(seed)
  const grounds = [
    { ground: tones.pale, fills: [tones.main, tones.deep, tones.light] },
    { ground: tones.main, fills: [paper, tones.deep, ink, tones.light] },
    { ground: tones.deep, fills: [tones.light, paper, tones.main] },
    { ground: tones.light, fills: [tones.deep, paper, ink, tones.main] },
  ] as const
  let previous = -1
  return Array.from({ length: columns * rows }, (_, index) => {
    let choice = next(grounds.length)
    if (choice === previous) choice = (choice + 1) % grounds.length
    previous = choice
    const { ground, fills } = grounds[choice] ?? grounds[0]
    const x = (index % columns) * size
    const y = Math.floor(index / columns) * size
    const form = forms[next(forms.length)] ?? circle
    const turn = `rotate(${next(4) * 90} ${size / 2} ${size / 2})`
    const first = next(fills.length)
    const shape = form(size, fills[first] ?? ink, fills[(first + 1) % fills.length] ?? paper)
    return `<g transform="translate(${x} ${y})"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="${turn}">${shape}</g></g>`
  })
}

/** Draws concentric quarter rings in a square of `size` pixels, from its lower right corner. */
export function rings(tones: Palette, size: number): string {
  const fills = [tones.main, tones.deep, tones.light, tones.deep, paper]
  return fills
    .map(
      (fill, index) => `<circle cx="${size}" cy="${size}" r="${size * (1 - index * 0.19)}" fill="${fill}"/>`,
    )
    .join('')
}

type Form = (size: number, fill: string, second: string) => string

const circle: Form = (s, fill, second) =>
  `<circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.36}" fill="${fill}"/><circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.14}" fill="${second}"/>`

const forms: readonly Form[] = [
  circle,
  (s, fill) => `<path d="M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z" fill="${fill}"/>`,
  (s, fill, second) =>
    `<path d="M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z" fill="${fill}"/><path d="M0 0H${s / 2}A${s / 2} ${s / 2} 0 0 1 0 ${s / 2}Z" fill="${second}"/>`,
  (s, fill) =>
    `<path d="M0 0A${s / 2} ${s / 2} 0 0 0 ${s} 0Z" fill="${fill}"/><path d="M0 ${s / 2}A${s / 2} ${s / 2} 0 0 0 ${s} ${s / 2}Z" fill="${fill}"/>`,
  (s, fill) => `<path d="M0 0L${s} ${s}H0Z" fill="${fill}"/>`,
  (s, fill) =>
    [0, 1, 2].map((n) => `<rect y="${(n * s) / 3}" width="${s}" height="${s / 6}" fill="${fill}"/>`).join(''),
]

function numbersFrom(seed: string): (below: number) => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) % below
  }
}
