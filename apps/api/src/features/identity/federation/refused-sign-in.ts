import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { ProfileRule } from '@section/domain/identity/federated-profile.ts'

/** The rules that a response of an identity provider may break. docs/decisions/refused-sign-ins.md */
export type ResponseRule =
  | 'malformed'
  | 'algorithm'
  | 'unsigned'
  | 'signature'
  | 'decryption'
  | 'issuer'
  | 'destination'
  | 'request'
  | 'audience'
  | 'clock'
  | 'status'
  | 'name-id'
  | 'metadata'
  | 'response'

/** Thrown for a response or metadata that will be refused again until somebody changes it. */
export class RefusedResponse extends Error {
  override name = 'RefusedResponse'
  readonly rule: ResponseRule

  constructor(rule: ResponseRule, message: string) {
    super(message)
    this.rule = rule
  }
}

/** The reason why a sign-in at another identity provider was refused. Only `unreachable` may pass by itself. */
export type RefusalRule = ProfileRule | ResponseRule | 'already-linked' | 'unreachable'

/** The facts that the log line of a refusal contains; they include no address and no name id. */
export interface Refusal {
  /** The name of the realm, or `social`. */
  realm: string
  rule: RefusalRule
  reason?: string
  /** The domains of the addresses that the provider sent. */
  domains?: readonly string[]
  /** The public name of the identity, which is a hash of its name id. */
  ssoUsername?: string
  /** The member to whom another identity is linked. */
  userId?: string
}

const MAX_DOMAINS = 5

/** Logs a refused sign-in in one line. */
export function logRefusal(log: FastifyBaseLogger, { domains, ...refusal }: Refusal): void {
  const some = domains && domains.length > 0 ? { domains: domains.slice(0, MAX_DOMAINS) } : {}
  log.warn({ ...refusal, ...some }, 'A sign-in at an identity provider was refused')
}

const CODES: Partial<Record<RefusalRule, ErrorCode>> = {
  'no-address': 'EMAIL_MISSING',
  'invalid-address': 'EMAIL_MISSING',
  'other-domain': 'EMAIL_OF_OTHER_DOMAIN',
  'not-verified': 'EMAIL_NOT_VERIFIED',
  'already-linked': 'SIGN_IN_CHANGED',
  unreachable: 'UPSTREAM_REFUSED',
}

/** Returns the error code that the person is shown. */
export const refusalCode = (rule: RefusalRule): ErrorCode => CODES[rule] ?? 'RESPONSE_REFUSED'
