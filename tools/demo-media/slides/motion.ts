import { escapeHtml } from '../../../apps/api/src/server/http/pages/html.ts'
import type { Lecture } from '../lecture.ts'

/** Where a slide stands in its lecture: when it begins, and when each of its parts appears (seconds). */
export type Stage = { lecture: Lecture; start: number; cue: (part: number) => number }

/** A style attribute that lets an element enter at `at` seconds of the lecture; see the key frames in frame.css. */
export function enter(at: number, motion: 'rise' | 'fade' | 'grow' | 'pop' = 'rise', seconds = 0.6): string {
  return `style="animation:${motion} ${seconds}s cubic-bezier(.2,.7,.2,1) ${at.toFixed(3)}s both"`
}

/** Escapes a text for HTML and sets `*word*` in italics. */
export function text(raw: string): string {
  return escapeHtml(raw).replace(/\*([^*]+)\*/g, '<em>$1</em>')
}
