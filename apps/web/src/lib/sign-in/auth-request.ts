/** The sign-in service said no, or said nothing that we understand. */
export class AuthRefused extends Error {
  override name = 'AuthRefused'
  readonly code: string
  /** After how many seconds another try is allowed, when too many came before. */
  readonly retryAfter: number | undefined
  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

interface Refusal {
  error?: { code?: string; message?: string } | null
}

/**
 * Posts JSON to an endpoint of the sign-in service, with a bearer token where one is needed. Errors: `AuthRefused`
 * with the service's own code (`LIMIT_EXCEEDED` with `retryAfter`), or `UNAVAILABLE`; `TypeError` without a network.
 */
export async function askSignInService<Answer>(
  path: string,
  body: unknown,
  bearer?: string,
): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => null)) as (Answer & Refusal) | null
  if (answer?.error) {
    const { code = 'UNAVAILABLE', message = '' } = answer.error
    throw new AuthRefused(code, message, Number(response.headers.get('retry-after')) || undefined)
  }
  if (!response.ok || !answer) throw new AuthRefused('UNAVAILABLE', `${path} answered ${response.status}.`)
  return answer
}
