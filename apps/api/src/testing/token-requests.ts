/** The response of the token endpoint. */
export interface Tokens {
  id_token: string
  access_token: string
  refresh_token: string
  expires_in: number
  token_type: string
  scope: string
}

export interface TokenReply {
  status: number
  headers: Headers
  body: Tokens & { error?: string; error_description?: string }
}

const CLIENT_ID = 'member-app'

/** Sends a form to the token endpoint, as a browser does, with its `User-Agent` if one is given. */
export async function requestTokens(
  url: string,
  form: Record<string, string>,
  userAgent?: string,
): Promise<TokenReply> {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent }
  const body = new URLSearchParams(form)
  const response = await fetch(`${url}/oauth2/token`, { method: 'POST', headers, body })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as TokenReply['body'],
  }
}

/** Signs in as the login form does. */
export const passwordSignIn = (
  url: string,
  username: string,
  password: string,
  userAgent?: string,
): Promise<TokenReply> =>
  requestTokens(
    url,
    {
      grant_type: 'password',
      client_id: CLIENT_ID,
      username,
      password,
      scope: 'openid email profile',
    },
    userAgent,
  )

/** Exchanges a refresh token with exactly the fields of the contract. */
export const refreshTokens = (url: string, refreshToken: string, issuer = url): Promise<TokenReply> =>
  requestTokens(url, {
    grant_type: 'refresh_token',
    redirect_uri: `${issuer}/oauth`,
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  })
