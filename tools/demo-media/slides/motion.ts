import { escapeHtml } from '../../../apps/api/src/server/http/pages/html.ts'
import type { Lecture } from '../lecture.ts'

/** The timing of a slide in its lecture: its start, and when each of its parts appears (seconds). */
export type Stage = { lecture: Lecture; start: number; cue: (part: number) => number }

/** Returns a style attribute for an element that enters at `at` seconds; the key frames are in frame.css. */
export function enter(at: number, motion: 'rise' | 'fade' | 'grow' | 'pop' = 'rise', seconds = 0.6): string {
  return `style="animation:${motion} ${seconds}s cubic-bezier(.2,.7,.2,1) ${at.toFixed(3)}s both"`
}

/** Escapes a text for HTML and sets `*word*` in italics. */
export function text(raw: string): string {
  return escapeHtml(raw).replace(/\*([^*]+)\*/g, '<em>$1</em>')
}
