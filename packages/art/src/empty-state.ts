import { EMPTY_STATE_DRAWINGS, type EmptyStateKind } from './empty-state-drawings.ts'
import { svgDocument } from './svg-shapes.ts'

/**
 * A small drawing for a screen without content: SVG text, viewBox 240 by 180, on a clear ground.
 * Inlined, it follows the custom properties --art-ink, --art-tone, --art-accent and --art-sheet (so
 * the dark mode can change them); as a file it keeps its own colors, which suit paper.
 */
export function emptyState(kind: EmptyStateKind): string {
  const line =
    'stroke="var(--art-ink,#17152B)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  return svgDocument(240, 180, `<g fill="none" ${line}>${EMPTY_STATE_DRAWINGS[kind]}</g>`)
}
