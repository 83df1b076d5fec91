import { MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'

/** What a limit counts by; an address of a network counts together with its neighbors, people are counted by hash. */
type CountedBy =
  | 'address'
  | 'email'
  | 'user'
  | 'account and address'
  | 'pass and address'
  | 'tac'
  | 'video session'

interface Window {
  points: number
  seconds: number
}

/** One row: how often something may be tried under one key. */
export interface LimitRow {
  by: CountedBy
  /** All of them hold. */
  windows: readonly Window[]
  /**
   * Where the counter is: `database` counts exactly over all servers, `memory` in each server by itself, for
   * what is counted with every request. docs/decisions/rate-limits.md
   */
  kept: 'database' | 'memory'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const row = (by: CountedBy, kept: LimitRow['kept'], ...windows: [points: number, seconds: number][]) =>
  ({ by, kept, windows: windows.map(([points, seconds]) => ({ points, seconds })) }) satisfies LimitRow

/** Every rate limit of the product. Reliability gate G10. */
export const LIMIT_TABLE = {
  'login-account': row('account and address', 'database', [10, 15 * MINUTE]),
  /** For all people behind it. */
  'login-address': row('address', 'database', [300, 15 * MINUTE]),
  'login-account-everywhere': row('email', 'database', [100, 15 * MINUTE]),
  /** Refuses nobody: notes where an account has signed in, for whom the row above does not hold there. */
  'login-place': row('account and address', 'database', [1, 30 * DAY]),
  /** Forgot password and sendVerificationCode together. */
  'mail-code': row('email', 'database', [1, MAIL_GAP_SECONDS], [3, HOUR]),
  'mail-code-address': row('address', 'database', [10, HOUR]),
  'code-verify': row('email', 'database', [10, HOUR]),
  /** For all people behind it, each of whom may guess wrong: a company sets its first passwords on one morning. */
  'code-verify-address': row('address', 'database', [300, HOUR]),
  signup: row('address', 'database', [5, HOUR]),
  'pass-registration': row('pass and address', 'database', [20, HOUR]),
  /** Of a pass that takes its own company's people only: a whole company may register on one morning. */
  'pass-registration-company': row('pass and address', 'database', [300, HOUR]),
  'redemption-code': row('pass and address', 'database', [5, HOUR]),
  elu: row('address', 'database', [5, MINUTE]),
  /** Different domains, passes and learning systems together; the same once more is not counted again. */
  lookup: row('address', 'database', [20, MINUTE]),
  /** Sign-ins begun at an identity provider, each a row that is kept for an hour, for all people behind the address. */
  'federation-start': row('address', 'memory', [300, 10 * MINUTE]),
  /** Sign-ins opened at our own provider, each a record that is kept for two hours; each may be tried twice. */
  authorize: row('address', 'memory', [600, 10 * MINUTE]),
  /** Violations of the pages' policy that are written down. */
  'policy-reports': row('address', 'memory', [60, 10 * MINUTE]),
  'activation-poll': row('tac', 'database', [20, 10 * MINUTE]),
  'obtain-code': row('user', 'database', [10, HOUR]),
  'create-video-session': row('user', 'memory', [30, MINUTE]),
  'update-video-session': row('video session', 'memory', [90, MINUTE]),
  'everything-user': row('user', 'memory', [300, MINUTE]),
  /** Anonymous requests only: members are counted one by one, so that a cohort behind one address is not refused. */
  'everything-address': row('address', 'memory', [1200, MINUTE]),
  /** Screens that are opened by their address; in the app, moving from one to another asks for no page. */
  'page-user': row('user', 'memory', [120, MINUTE]),
  /** Also those whose token has expired since: a company of 300 behind one address opens ten each. */
  'page-address': row('address', 'memory', [3000, MINUTE]),
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMIT_TABLE

/**
 * Root fields that guess, mail or reveal: one document asks for at most one of them, once, so that a limit per
 * request is a limit per try. Threat T-B5.
 */
export const SENSITIVE_FIELDS: ReadonlySet<string> = new Set([
  'sendVerificationCode',
  'signupLimitedUser',
  'createUserWithPass',
  'lookupCorporateRealm',
  'lookupLMSProvider',
  'lookupPassCorporateRealm',
  'lookupPassActivationLink',
  'lookupSignupActivationCode',
  'startAccountLinking',
])
