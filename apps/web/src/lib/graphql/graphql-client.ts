import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { consumePrefetched } from './prefetched-answers.ts'
import { readInstants } from './read-instants.ts'
import { reloadForOtherMember } from '../viewer/page-member.ts'
import { CookiesRefused, readCookie } from '../sign-in/sign-in-cookies.ts'
import { send, ServerUnavailable, waitBeforeRetry } from './send.ts'
import { endBrowserSignIn, isSigningOut } from '../sign-in/sign-in-end.ts'
import { expiresSoon, NoAccount, refreshSignIn, TokenRefused, TooManyTries } from '../sign-in/tokens.ts'

/** An error in the server's answer that no screen expects. */
export class GraphQLFailure extends Error {
  override name = 'GraphQLFailure'
  /** The server's code; `INTERNAL` for an unexpected error. */
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** The sign-in has ended, and the page navigates to login. */
export class SignInEnded extends Error {
  override name = 'SignInEnded'
}

interface Answer<Result> {
  data?: Result | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

const EXPIRED = 'Token has expired.'
const UNAUTHORIZED = 'Unauthorized'
const UNAVAILABLE = 503
const TOO_MANY = 429

/**
 * Runs an operation and returns its answer, with instants in epoch milliseconds. An expired token is refreshed once for
 * all tabs and the operation retried; "Unauthorized" signs out. A query is retried when the service is unavailable, a
 * mutation never, because it may have been executed. Errors: GraphQLFailure, ServerUnavailable, TooManyTries,
 * SignInEnded, Unreachable.
 */
export async function execute<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables, options]: Variables extends Record<string, never>
    ? [variables?: undefined, options?: ExecuteOptions]
    : [variables: Variables, options?: ExecuteOptions]
): Promise<Result> {
  const prefetched = isQuery(document) ? consumePrefetched(document.__meta__?.['hash'], variables) : undefined
  const answer = (prefetched as Result | undefined) ?? (await ask(document, variables, options))
  readInstants(answer)
  return answer
}

/** Returns the server's answer without changes. */
async function ask<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: unknown,
  options: ExecuteOptions | undefined,
): Promise<Result> {
  if (options?.bearer !== undefined)
    return readData(await post<Result>(document, variables, options.bearer ?? undefined, options))
  if (isSigningOut() || reloadForOtherMember()) throw new SignInEnded()
  let token = readCookie('id_token')
  if (token && expiresSoon(token)) token = await refreshToken(token)
  let answer = await post<Result>(document, variables, token, options)
  if (isSignInError(answer, EXPIRED)) {
    token = await refreshToken(token)
    answer = await post<Result>(document, variables, token, options)
  }
  if (answer.status === 401 || isSignInError(answer, UNAUTHORIZED)) {
    endBrowserSignIn()
    throw new SignInEnded()
  }
  return readData(answer)
}

function readData<Result>({ status, data, errors, retryAfter }: Posted<Result>): Result {
  const [error] = errors ?? []
  // A body that is not GraphQL comes from a proxy or a guest network.
  const isUnavailable = status >= 500 || (status === 200 && !errors && !data)
  if (isUnavailable) throw new ServerUnavailable(retryAfter, error?.message)
  if (errors || !data) throw new GraphQLFailure(error?.message ?? 'No data', error?.extensions?.code)
  return data
}

interface ExecuteOptions {
  signal?: AbortSignal
  /** Instead of the member's token, that of a federated identity without an account or of a sign-in that ends; null for none, as of a visitor. */
  bearer?: string | null
  /** Sends the request even when the page closes. */
  keepalive?: boolean
}

type Posted<Result> = Answer<Result> & { status: number; retryAfter: string | null }

interface SentDocument {
  __meta__?: Record<string, unknown> | undefined
}

/** Returns whether a document is a query, which may be repeated and may be answered with the data that came with the page. */
const isQuery = ({ __meta__: meta }: SentDocument) => Boolean(meta?.['query'])

async function post<Result>(
  document: SentDocument,
  variables: unknown,
  token: string | undefined,
  { bearer: _bearer, ...options }: ExecuteOptions = {},
): Promise<Posted<Result>> {
  const repeatable = isQuery(document)
  const request = {
    ...options,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ documentId: document.__meta__?.['hash'], variables }),
    repeatable,
  }
  let answer = await send('/graphql', request)
  if (answer.status === UNAVAILABLE && repeatable) {
    await waitBeforeRetry(answer.headers.get('retry-after'))
    answer = await send('/graphql', request)
  }
  const { status, headers, body } = answer
  if (status === TOO_MANY) throw TooManyTries.from(headers)
  return { ...(body as Answer<Result> | undefined), status, retryAfter: headers.get('retry-after') }
}

async function refreshToken(token: string | undefined): Promise<string | undefined> {
  try {
    await refreshSignIn(token)
  } catch (error) {
    const isRefused = error instanceof TokenRefused || error instanceof NoAccount
    // Only a refusal ends the sign-in; an outage says nothing about it.
    if (!isRefused && !(error instanceof CookiesRefused)) throw error
    endBrowserSignIn('expired', isRefused ? undefined : SIGN_IN_MESSAGES.cookiesRefused)
    throw new SignInEnded()
  }
  return readCookie('id_token')
}

const isSignInError = (answer: Answer<unknown>, message: string) =>
  answer.errors?.some((error) => error.message === message) ?? false
