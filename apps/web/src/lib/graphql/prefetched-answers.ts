type Prefetched = readonly [of: string, variables: unknown, data: unknown]

let answers: Map<string, unknown> | undefined

/**
 * The answer that came along with the page for a trusted document, or for the flags; undefined without one. Each is
 * given once: who asks again wants to know what is true now. docs/decisions/first-paint.md
 */
export function consumePrefetched(of: unknown, variables: unknown = {}): unknown {
  answers ??= new Map(readPage().map(([asked, given, data]) => [JSON.stringify([asked, given]), data]))
  const key = JSON.stringify([of, variables])
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

function readPage(): Prefetched[] {
  const text = document.getElementById('prefetched')?.textContent
  return text ? (JSON.parse(text) as Prefetched[]) : []
}
