import { UnfitPooler } from './postgres/check-pooler.ts'
import { databaseErrorCode } from './transaction.ts'
import { DatabaseUnavailable, LOST_CONNECTION } from './unavailable.ts'

/** The sentences by the beginnings of SQLSTATEs; a longer beginning comes before a shorter one of the same letters. */
const BY_STATE: readonly (readonly [state: string, reason: string])[] = [
  ['08', 'the connection was refused or lost'],
  ['25006', 'it only reads, such as a standby or one whose disk is nearly full'],
  ['28P01', 'it refuses the password of this user'],
  ['28', 'it lets this user in from here only in another way, such as over TLS, or not at all'],
  ['3D', 'it has no database of this name'],
  ['42501', 'this user may not do what is needed; give the database to it'],
  ['53100', 'its disk is full'],
  ['53300', 'it has no connection left; raise its max_connections, or lower DATABASE_POOL'],
  ['53', 'it has too little memory or room'],
  ['55P03', 'somebody else holds a lock; try again when they are done'],
  ['57014', 'a statement took too long'],
  ['57P', 'it is starting, stopping or recovering'],
  ['58', 'its disk or operating system fails'],
  ['XX', 'its data may be damaged; see its own log'],
]

const BY_SYSTEM_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address and port',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  ECONNRESET: 'it ended the connection; it may want TLS, or another port',
  EPIPE: 'it ended the connection; it may want TLS, or another port',
  ENOENT: 'there is no such socket, or a file that the address names is missing',
  EACCES: 'this process may not connect to it',
}

/** The sentences for errors without a code, by the driver's messages. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/i, 'it does not speak TLS, which the address demands'],
  [/password must be a(?: non-empty)? string/i, 'it wants a password, which the address lacks'],
  [/timeout/i, 'it does not answer'],
  [LOST_CONNECTION, 'it ended the connection; it may want TLS, or another port'],
]

/** Codes of certificates that Node does not trust. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/
const FULL = /^(?:ENOSPC|EDQUOT)$/

/**
 * Returns one sentence for the operator on why the database cannot be used at a start. It contains neither the address,
 * which holds a password, nor values. Returns undefined for an error of another kind.
 */
export function describeDatabaseFailure(error: unknown): string | undefined {
  if (error instanceof UnfitPooler) return error.message
  const causes = chainOf(error)
  const unavailable = causes.find((cause) => cause instanceof DatabaseUnavailable)
  const reason = reasonByState(databaseErrorCode(error), causes) ?? (unavailable && reasonByWords(causes))
  if (reason) return `${unavailable?.address ?? 'DATABASE_URL'}: the database cannot be used: ${reason}.`
  return causes.some((cause) => FULL.test(codeOf(cause)))
    ? 'The disk is full: nothing can be written. Make room, and start again.'
    : undefined
}

function reasonByState(state: string | undefined, causes: readonly Error[]): string | undefined {
  if (!state) return undefined
  const found = BY_STATE.find(([beginning]) => state.startsWith(beginning) && /\d/.test(state))
  if (!found) return undefined
  // A pooler uses one code for all refusals, so its message is added.
  const words = state === '08P01' ? wordsOf(causes) : undefined
  return `${found[1]} (${words ?? state})`
}

function reasonByWords(causes: readonly Error[]): string {
  for (const cause of causes) {
    const code = codeOf(cause)
    const known = BY_SYSTEM_CODE[code]
    if (known) return `${known} (${code})`
    if (UNTRUSTED.test(code)) return `its certificate is not trusted (${code})`
    const words = BY_WORDS.find(([pattern]) => pattern.test(cause.message))
    if (words) return words[1]
  }
  return 'there is no connection to it'
}

/** Returns what the server says, in one line and without an address. */
const wordsOf = (causes: readonly Error[]) =>
  causes
    .at(-1)
    ?.message.replaceAll(/\w+:\/\/\S+|\s+/g, ' ')
    .trim()

function chainOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause)
  return causes
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')
