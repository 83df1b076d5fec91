/** Matches letters that are written from right to left, and marks that change the direction of what follows. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Returns a name for the middle of a sentence. One that could turn the words around it is isolated: it begins with U+2068,
 * ends with U+2069, and has no marks of direction of its own that could end the isolation.
 */
export function isolate(name: string): string {
  return TURNS.test(name) ? `\u2068${name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : name
}
