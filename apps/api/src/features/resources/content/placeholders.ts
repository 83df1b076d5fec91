/** A line that shows nothing: the empty paragraphs that editors of rich text leave behind. */
const PLACEHOLDER = /^(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>|<\/?p>)+$/i
const BLANK = /^[ \t\r]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** Returns a text in Markdown without the lines that show nothing, except in blocks of code. */
export function withoutPlaceholders(markdown: string): string {
  let fence: string | undefined
  const lines = markdown.split('\n').map((line) => {
    const [, mark] = FENCE.exec(line) ?? []
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    return fence === undefined && !BLANK.test(line) && PLACEHOLDER.test(line) ? '' : line
  })
  return lines.join('\n').trim()
}
