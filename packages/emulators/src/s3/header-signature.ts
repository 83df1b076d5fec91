import type { IncomingHttpHeaders } from 'node:http'
import { S3Error } from './s3-error.ts'
import { ALGORITHM, expectSignature, type S3Account, sha256, signText, timeOf } from './signing-key.ts'

/** How far the clock of a caller may be off. */
const MAX_SKEW_MS = 15 * 60_000

export interface SignedRequest {
  method: string
  /** The path and query as they were sent. */
  url: string
  headers: IncomingHttpHeaders
  body: Uint8Array
}

/** Checks the signature of a request in its `Authorization` header at `now` (epoch ms). Errors: `S3Error`. */
export function checkHeaderSignature(request: SignedRequest, account: S3Account, now: number): void {
  const { headers, body } = request
  if (headers.authorization === undefined) throw new S3Error('AccessDenied', 'Access Denied')
  const { Credential: credential, SignedHeaders: signed, Signature: given } = authorizationOf(headers)
  const [date, hash] = [textOf(headers['x-amz-date']), textOf(headers['x-amz-content-sha256'])]
  if (!credential || !signed || !given || credential.split('/')[1] !== date.slice(0, 8))
    throw new S3Error('AuthorizationHeaderMalformed', 'The authorization header is malformed.')
  if (!(Math.abs(timeOf(date) - now) <= MAX_SKEW_MS))
    throw new S3Error('RequestTimeTooSkewed', 'The difference between the times is too large.')
  const names = signed.split(';')
  const unsigned = Object.keys(headers).find((name) => name.startsWith('x-amz-') && !names.includes(name))
  if (unsigned || !names.includes('host'))
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed.')
  const text = [ALGORITHM, date, credential.split('/').slice(1).join('/'), sha256(canonical(request, names))]
  expectSignature(given, signText(account, credential, text.join('\n')))
  if (hash !== sha256(body))
    throw new S3Error('XAmzContentSHA256Mismatch', 'The provided hash does not match what was computed.')
}

/** Returns the parts of the `Authorization` header. */
function authorizationOf({ authorization = '' }: IncomingHttpHeaders): Record<string, string | undefined> {
  if (!authorization.startsWith(`${ALGORITHM} `)) return {}
  const parts = authorization.slice(ALGORITHM.length).split(',')
  return Object.fromEntries(parts.map((part) => part.trim().split('=', 2)))
}

/** Returns the canonical form of a request, of which the signature is made. */
function canonical({ method, url, headers }: SignedRequest, names: readonly string[]): string {
  const [path = '', query = ''] = url.split('?')
  return [
    method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${textOf(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    textOf(headers['x-amz-content-sha256']),
  ].join('\n')
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const textOf = (header: string | string[] | undefined): string => [header ?? ''].flat().join(',')
