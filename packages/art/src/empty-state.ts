import { EMPTY_STATE_DRAWINGS, type EmptyStateKind } from './empty-state-drawings.ts'
import { svgDocument } from './svg-shapes.ts'

/**
 * Draws a screen without content: SVG text, viewBox 240 by 180, on a transparent ground. Inlined, it follows the custom
 * properties --art-ink, --art-tone, --art-accent and --art-sheet for the dark mode; as a file it has light colors.
 */
export function emptyState(kind: EmptyStateKind): string {
  const line =
    'stroke="var(--art-ink,#17152B)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  return svgDocument(240, 180, `<g fill="none" ${line}>${EMPTY_STATE_DRAWINGS[kind]}</g>`)
}
