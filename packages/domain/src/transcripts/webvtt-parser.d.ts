// The package has no types; these are the parts of it that we use.
declare module 'webvtt-parser' {
  /** A piece of a cue's text: a run of characters, a moment, or an element with pieces of its own. */
  export interface CueNode {
    type?: 'text' | 'timestamp' | 'object'
    /** The tag of an element, e.g. `v` or `c`. */
    name?: string
    /** The characters of a text; seconds of a moment. */
    value?: string | number
    children?: CueNode[]
  }

  export interface Cue {
    /** In seconds. */
    startTime: number
    endTime: number
    tree: CueNode
  }

  class WebVTTParser {
    /** Takes the characters that references such as `&amp;` mean, by the reference with and without its semicolon. */
    constructor(entities: Readonly<Record<string, string>>)
    /** Never throws: what it cannot read is left out and told among the errors, with a line that counts from 1. */
    parse(file: string): { cues: Cue[]; errors: { message: string; line: number }[] }
  }

  // CommonJS that Node cannot take apart into named exports.
  const webvtt: { WebVTTParser: typeof WebVTTParser }
  export default webvtt
}
