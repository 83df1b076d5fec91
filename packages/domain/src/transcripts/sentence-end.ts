/** The source of a pattern for the end of a sentence: its mark, with closing quotation marks and brackets. */
export const SENTENCE_END = `[.!?…。！？؟।]["'”’»)\\]]*`
