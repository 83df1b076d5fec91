/** The English words that say nothing about a subject: those of PostgreSQL's dictionary, and contractions without apostrophes. */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will
  just don should now im ive id youre youve theyre thats whats wheres hows isnt arent dont doesnt didnt cant wont shouldnt`.split(
    /\s+/,
  ),
)

/** Words that are true of every hit, so that “a course on leadership” finds leadership. */
const COURSE_WORDS = new Set(['course', 'courses', 'class', 'classes'])

/** Returns whether a folded word is one of those that stand in any English text. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Returns whether a folded word decides what is found: it is no stop word and does not just say that a course is meant. */
export const isDecisive = (word: string): boolean => !STOP_WORDS.has(word) && !COURSE_WORDS.has(word)

/**
 * Returns the words of a search that decide what is found, all folded, in order: those that are no stop words and do not
 * just say that a course is meant. If there are no others, the last one decides, whose beginning may be that of another word.
 */
export function decisiveWords<Word extends { readonly word: string }>(
  words: readonly Word[],
): readonly Word[] {
  const decisive = words.filter(({ word }) => isDecisive(word))
  return decisive.length > 0 ? decisive : words.slice(-1)
}
