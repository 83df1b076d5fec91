import { svgDocument } from './svg-shapes.ts'
import { HOUSE_TONES, PAPER } from './colors/stack-palette.ts'

/** Draws the monogram on a rounded tile, for app icons and avatars of the school. */
export function brandMonogram(): string {
  const ground = `<rect width="64" height="64" rx="15" fill="${HOUSE_TONES.base}"/>`
  return svgDocument(64, 64, `${ground}<g transform="translate(8 8) scale(.75)">${cutRing(PAPER, PAPER)}</g>`)
}

/** Draws the two halves without a tile, on a field of 64 by 64. */
export function cutRing(upper: string, lower: string): string {
  return `<path fill="${upper}" d="M32 2v13a7.5 7.5 0 0 0 0 15v13A20.5 20.5 0 0 1 32 2z"/><path fill="${lower}" d="M32 21v13a7.5 7.5 0 0 1 0 15v13a20.5 20.5 0 0 0 0-41z"/>`
}
