import { learnServerTimeOfPage } from './server-time.ts'

type Prefetched = readonly [key: string, variables: unknown, data: unknown]

let answers: Map<string, unknown> | undefined

/**
 * Returns and removes the answer that the page brought for a trusted document or for the flags; undefined without one.
 * See docs/decisions/first-paint.md.
 */
export function consumePrefetched(name: unknown, variables: unknown = {}): unknown {
  answers ??= new Map(readPage().map(([of, given, data]) => [JSON.stringify([of, given]), data]))
  const key = JSON.stringify([name, variables])
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

function readPage(): Prefetched[] {
  const page = document.getElementById('prefetched')
  if (!page) return []
  learnServerTimeOfPage(page)
  return JSON.parse(page.textContent) as Prefetched[]
}
