import { vi } from 'vitest'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** A request as the service got it. */
export interface Asked {
  path: string
  body: unknown
  authorization: string | null
}

/** Answers the app's requests by path, `/graphql` included, and remembers them; a function may look at the request. */
export function stubService(answers: Record<string, Answer | ((asked: Asked) => Answer)>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { body } = init
    const request = {
      path,
      body:
        typeof body === 'string'
          ? (JSON.parse(body) as unknown)
          : Object.fromEntries(body as URLSearchParams),
      authorization: new Headers(init.headers).get('authorization'),
    }
    asked.push(request)
    const found = answers[path]
    const answer = typeof found === 'function' ? found(request) : found
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    })
  })
  return asked
}
