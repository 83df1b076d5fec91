import { LoginBlocked, TooManyTries } from './tokens.ts'

/** The sign-in service refused a request or sent an answer that is not understood. */
export class AuthRefused extends Error {
  override name = 'AuthRefused'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

interface Refusal {
  error?: { code?: string; message?: string } | null
}

/**
 * Posts JSON to an endpoint of the sign-in service, with an optional bearer token. Errors: `AuthRefused`
 * with the service's own code and message, or `UNAVAILABLE` without a message; `TooManyTries` when a limit is reached; `LoginBlocked` during an
 * outage; `TypeError` without a network.
 */
export async function callSignInService<Answer>(
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
  if (response.status === 429) throw TooManyTries.from(response.headers)
  const answer = (await response.json().catch(() => null)) as (Answer & Refusal) | null
  if (answer?.error) {
    const { code = 'UNAVAILABLE', message = '' } = answer.error
    if (code === 'LOGIN_BLOCKED') throw new LoginBlocked(message)
    throw new AuthRefused(code, message)
  }
  if (!response.ok || !answer) throw new AuthRefused('UNAVAILABLE', '')
  return answer
}
