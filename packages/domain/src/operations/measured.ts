/** A figure as it was found. */
export type Measured =
  | {
      found: 'value'
      value: number
      /** What belongs to the value, such as which folder it is of. */ words?: string
    }
  /** There is nothing to measure, and that is well. */
  | { found: 'nothing'; words: string }
  /** It cannot be known, and somebody should see to that. */
  | { found: 'unknown'; words: string }

export const valueOf = (value: number, words?: string): Measured =>
  words === undefined ? { found: 'value', value } : { found: 'value', value, words }

export const nothing = (words: string): Measured => ({ found: 'nothing', words })

export const unknown = (words: string): Measured => ({ found: 'unknown', words })
