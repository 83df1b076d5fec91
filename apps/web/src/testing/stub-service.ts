import { vi } from 'vitest'

/** An answer with the value of its JSON, or with the bytes of a file. */
type Answer = {
  status?: number
  headers?: Record<string, string>
} & ({ body: unknown; file?: undefined } | { file: BodyInit; body?: undefined })

/** A request that the stub received. */
export interface RecordedRequest {
  path: string
  body: unknown
  authorization: string | null
}

/**
 * Answers the app's requests by path and returns the recorded requests. An answer may be a function of its request; where it
 * throws, the app finds the server unreachable.
 */
export function stubService(
  answers: Record<string, Answer | ((request: RecordedRequest) => Answer | Promise<Answer>)>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { body } = init
    const request = {
      path,
      body:
        typeof body === 'string'
          ? (JSON.parse(body) as unknown)
          : Object.fromEntries((body ?? []) as URLSearchParams),
      authorization: new Headers(init.headers).get('authorization'),
    }
    requests.push(request)
    const found = answers[path]
    const answer = typeof found === 'function' ? await found(request) : found
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(answer.file ?? JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    })
  })
  return requests
}
