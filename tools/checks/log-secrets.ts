import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * What no log may hold, by how it looks. Tests use recognizable values: passwords as people choose them, addresses at
 * domains of their own, and `canary` in whatever they plant where it is most likely to be written down.
 */
const SECRETS: Record<string, RegExp> = {
  'a planted value': /canary/i,
  'a password of a test': /Section-demo-1|(?:Better|Wrong|Right|Correct)-horse|Mallory-1!/,
  'a password hash': /\$argon2/,
  'an e-mail address': /[\w.+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:school|example|com|org|net|test)\b/i,
  'a token': /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  'a private key': /PRIVATE KEY|\\?"d\\?":\s*\\?"[\w-]{20}/,
  'a header that proves who calls': /\b(?:Bearer|Basic) [\w.~+/=-]{8,}|set-cookie|"cookie"|[\w-]+_user_id=/i,
  'a mailed code or the secret of a link': /\b(?:code|tac|otp|signature|nonce|state)=[^&\s"\\]{4,}/,
  'a SAML message': /SAMLRe(?:sponse|quest)|PHNhbWw|<saml/i,
  'a field of a form': /\\?"(?:password|newPassword|client_secret|refresh_token|access_token|id_token)\\?":/,
  'a statement’s parameters': /"params"|"parameters"|\bparams: /,
  'a row that the database quotes': /Failing row contains|Key \([^)]*\)=\(/,
}

export interface SecretInLog {
  /** Where, e.g. `.cache/test-logs/servers.log:12`. */
  place: string
  /** Which kind; never the value. */
  secret: string
}

/** What a log holds that it must not, line by line. Threat T-F10, gate G22. */
export function secretsIn(log: string, file: string): SecretInLog[] {
  return log.split('\n').flatMap((line, index) =>
    Object.entries(SECRETS)
      .filter(([, form]) => form.test(line))
      .map(([secret]) => ({ place: `${file}:${index + 1}`, secret })),
  )
}

/**
 * Keeps what a server prints past its log. Answers what refuses the secrets in it, to be called when the server has
 * ended. Errors: which kinds were printed; never the values.
 */
export function watchOutput(server: Pick<ChildProcess, 'stdout' | 'stderr'>): () => void {
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return () => {
    const found = secretsIn(printed, 'output').map(({ place, secret }) => `${place}: ${secret}`)
    if (found.length > 0) throw new Error(`A server has printed ${found.join(', ')}.`)
  }
}

/** One line for each secret in the file; a log that nobody wrote has not been searched and is a failure as well. */
export function searchLog(file: string): string[] {
  const name = relative(process.cwd(), file)
  const log = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!log.includes('"level":')) return [`${name}: no server has logged anything`]
  return secretsIn(log, name).map(({ place, secret }) => `${place}: the log holds ${secret}`)
}
