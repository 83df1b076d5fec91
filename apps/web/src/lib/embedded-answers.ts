interface Embedded {
  key: string
  answer: unknown
}

let answers: Map<string, unknown> | undefined

/**
 * The answer that came along with the page for an operation, once: who asks again wants to know what is true now.
 * See docs/decisions/first-paint.md.
 */
export function takeEmbeddedAnswer(documentId: unknown, variables: unknown): unknown {
  if (!hasEmbeddedAnswers() || !answers) return undefined
  const key = JSON.stringify({ documentId, variables: variables ?? {} })
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

/** Whether answers came along with the page that nobody has taken yet. */
export function hasEmbeddedAnswers(): boolean {
  answers ??= new Map(readPage().map(({ key, answer }) => [key, answer]))
  return answers.size > 0
}

function readPage(): Embedded[] {
  const text = document.getElementById('answers')?.textContent
  return text ? (JSON.parse(text) as Embedded[]) : []
}
