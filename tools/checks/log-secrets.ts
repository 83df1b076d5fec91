import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Patterns that no log may contain. Tests use recognizable values: typical passwords, addresses at reserved domains, and
 * `canary` in values that are likely to be logged.
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
  /** For example `.cache/test-logs/servers.log:12`. */
  location: string
  /** The kind, never the value. */
  secret: string
}

/** Returns the secrets in a log with their lines. SECURITY.md#secrets-in-logs */
export function findSecrets(log: string, file: string): SecretInLog[] {
  return log.split('\n').flatMap((line, index) =>
    Object.entries(SECRETS)
      .filter(([, form]) => form.test(line))
      .map(([secret]) => ({ location: `${file}:${index + 1}`, secret })),
  )
}

/**
 * Records the output of a server outside its log. Returns a function that throws if the output contains secrets, to be
 * called after the server has ended.
 */
export function watchOutput(server: Pick<ChildProcess, 'stdout' | 'stderr'>): () => void {
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return () => {
    const found = findSecrets(printed, 'output').map(({ location, secret }) => `${location}: ${secret}`)
    if (found.length > 0) throw new Error(`A server has printed ${found.join(', ')}.`)
  }
}

/** Returns a message for each secret in the file. A log without entries is a failure, too. */
export function searchLog(file: string): string[] {
  const name = relative(process.cwd(), file)
  const log = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!log.includes('"level":')) return [`${name}: no server has logged anything`]
  return findSecrets(log, name).map(({ location, secret }) => `${location}: the log holds ${secret}`)
}
