/** Length of the longest rich text, in characters. */
export const MAX_RICH_TEXT = 20_000

/** The maximum number of quotes and lists that begin on one line, since each level costs the parser stack and time. */
const MAX_LEVELS = 12
const NESTED_MARKS = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_LEVELS + 1}}`,
  'm',
)

/** The maximum number of marks of emphasis in a text, since the parser compares each with those before it. */
const MAX_EMPHASIS_MARKS = 1500

/** The maximum number of cells of tables in a text. */
const MAX_CELLS = 3000

/** Returns why a text is too large or too deep to be parsed, or null. */
export function boundExceeded(markdown: string): string | null {
  if (markdown.length > MAX_RICH_TEXT) return `more than ${MAX_RICH_TEXT} characters`
  if (NESTED_MARKS.test(markdown)) return `quotes or lists nested more than ${MAX_LEVELS} deep`
  if (count(markdown, /[*_~]+/g) > MAX_EMPHASIS_MARKS)
    return `more than ${MAX_EMPHASIS_MARKS} marks of emphasis`
  if (count(markdown, /\|/g) > MAX_CELLS) return `more than ${MAX_CELLS} table cells`
  return null
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0
