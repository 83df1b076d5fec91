import type { FlagValues } from '@section/domain/flags/flag-values.ts'

/** What is known of a screen when the server sends its page. */
export interface DrawingInput {
  /** The path and the parameters behind it, without `?`. */
  readonly path: string
  readonly search: string
  /** The data of the screen's first operations, by their names. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly flags: FlagValues
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Draws what a member sees of a screen before the app runs, as HTML with placeholders for the school's own words;
 * null where the screen's skeleton should stay.
 * The web app's build brings one for each pattern of addresses; the server calls it. docs/decisions/first-paint.md
 */
export type ScreenDrawing = (input: DrawingInput) => string | null
