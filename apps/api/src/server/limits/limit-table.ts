import { MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'

/** The key of a limit. IP addresses of one network count together; e-mail addresses are hashed. */
type CountedBy =
  | 'address'
  | 'email'
  | 'user'
  | 'account and address'
  | 'pass and address'
  | 'tac'
  | 'video session'
  | 'signed address'
  | 'mailbox hash'

interface Window {
  points: number
  seconds: number
}

/** A rate limit: the number of attempts that are allowed under one key. */
export interface LimitRow {
  by: CountedBy
  /** All windows apply. */
  windows: readonly Window[]
  /**
   * The storage of the counter: `database` is exact over all servers; `memory` counts per server and is for limits that
   * every request consumes. docs/decisions/rate-limits.md
   */
  storage: 'database' | 'memory'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The people of one network who may sign up, or ask for codes, within an hour: a class in one room, twice over. */
const CLASS_AN_HOUR = 60

const row = (by: CountedBy, storage: LimitRow['storage'], ...windows: [points: number, seconds: number][]) =>
  ({ by, storage, windows: windows.map(([points, seconds]) => ({ points, seconds })) }) satisfies LimitRow

/** Every rate limit of the product. SECURITY.md#rate-limits */
export const LIMIT_TABLE = {
  'login-account': row('account and address', 'database', [10, 15 * MINUTE]),
  /** Shared by all people behind the address. */
  'login-address': row('address', 'database', [300, 15 * MINUTE]),
  'login-account-everywhere': row('email', 'database', [100, 15 * MINUTE]),
  /** Refuses nobody: records the networks where an account has signed in and is exempt from the row above. */
  'login-place': row('account and address', 'database', [1, 30 * DAY]),
  /** Forgot password and sendVerificationCode together. */
  'mail-code': row('email', 'database', [1, MAIL_GAP_SECONDS], [3, HOUR]),
  /** A class that forgot its passwords together is not refused; each of its addresses has its own limit above. */
  'mail-code-address': row('address', 'database', [CLASS_AN_HOUR, HOUR]),
  'code-verify': row('email', 'database', [10, HOUR]),
  /** Shared by all people behind the address; a company may set its first passwords on one morning. */
  'code-verify-address': row('address', 'database', [300, HOUR]),
  signup: row('address', 'database', [CLASS_AN_HOUR, HOUR]),
  /** Refuses nobody: each challenge that a network has got within the hour raises the work of the next. */
  'signup-challenge': row('address', 'database', [CLASS_AN_HOUR, HOUR]),
  'pass-registration': row('pass and address', 'database', [CLASS_AN_HOUR, HOUR]),
  /** Applies to passes restricted to one company, whose people may all register on one morning. */
  'pass-registration-company': row('pass and address', 'database', [300, HOUR]),
  'redemption-code': row('pass and address', 'database', [5, HOUR]),
  elu: row('address', 'database', [5, MINUTE]),
  /** Counts different domains, passes and learning systems together; a repeated lookup is not counted. */
  lookup: row('address', 'database', [20, MINUTE]),
  /** Counts federated sign-ins, each of which stores a row for an hour, of all people behind the address. */
  'federation-start': row('address', 'memory', [300, 10 * MINUTE]),
  /** Counts authorization requests, each of which stores a record for two hours; a sign-in may take two. */
  authorize: row('address', 'memory', [600, 10 * MINUTE]),
  /** Limits the logged violations of the pages' policy. */
  'policy-reports': row('address', 'memory', [60, 10 * MINUTE]),
  'activation-poll': row('tac', 'database', [20, 10 * MINUTE]),
  /** Counts changes by the current password, each of which sends a mail. */
  'change-password': row('user', 'database', [5, HOUR]),
  'obtain-code': row('user', 'database', [10, HOUR]),
  /** Members type in pauses, and a search of the transcripts costs the database more than other reads. */
  'search-transcripts': row('user', 'memory', [60, MINUTE]),
  'create-playlist-url': row('user', 'memory', [30, MINUTE]),
  'create-video-session': row('user', 'memory', [30, MINUTE]),
  'update-video-session': row('video session', 'memory', [90, MINUTE]),
  /** Counts notes that are written, changed or removed; a device that comes online sends all that waited. */
  'save-video-note': row('user', 'memory', [120, MINUTE]),
  /** Counts the pages of the directory and the profiles that a member opens. SECURITY.md#directory-scraping */
  directory: row('user', 'memory', [60, MINUTE]),
  /** Counts saved fields of a profile; a device that comes online sends all that waited. */
  'save-profile': row('user', 'memory', [120, MINUTE]),
  'upload-photo': row('user', 'database', [10, HOUR]),
  /** Counts pictures that are made of uploads, each of which may take a processor for a second. */
  'save-photo': row('user', 'memory', [30, HOUR]),
  /** Members type in pauses. */
  'search-cities': row('user', 'memory', [120, MINUTE]),
  /** Counts answers to events, each of which may call the meeting service. */
  'save-rsvp': row('user', 'memory', [60, MINUTE]),
  /** Counts the addresses that a member invites to events. */
  'invite-friend': row('user', 'database', [20, DAY]),
  /** Counts the invitations that are sent to a mailbox by all members together, under its keyed hash. */
  'invited-address': row('mailbox hash', 'database', [3, 30 * DAY]),
  /** Counts opened and sent forms of one link. Mail programs of many people send theirs from few networks. */
  unsubscribe: row('signed address', 'memory', [60, MINUTE]),
  /** Counts links for unsubscribing that are not ours. */
  'unknown-unsubscribe': row('address', 'memory', [300, MINUTE]),
  /** Counts files of dashboards and answers with their rows, each of which may read all employees of a company. */
  'download-dashboard': row('user', 'memory', [20, MINUTE]),
  /** Counts pages of a dashboard's tables that are searched; members type in pauses. */
  'search-dashboard': row('user', 'memory', [60, MINUTE]),
  'search-resources': row('user', 'memory', [120, MINUTE]),
  'transfer-to-tutor': row('user', 'memory', [30, MINUTE]),
  /** Counts tokens that the AI tutor redeems, from few addresses. */
  'redeem-handover': row('address', 'memory', [600, MINUTE]),
  /** Outside forms report from few addresses, and again when they were not answered. */
  'project-webhook': row('address', 'memory', [120, MINUTE]),
  /** Counts refused messages only, because Stripe delivers all events of a school from few addresses. */
  'stripe-webhook': row('address', 'memory', [300, MINUTE]),
  /** Calendar programs load an address once an hour; a room is opened by hand. Counts each address for itself. */
  calendar: row('signed address', 'memory', [60, 10 * MINUTE]),
  'everything-user': row('user', 'memory', [300, MINUTE]),
  /** Anonymous requests only: members are counted one by one, so that a cohort behind one address is not refused. */
  'everything-address': row('address', 'memory', [1200, MINUTE]),
  /** Counts page loads; navigation inside the app loads none. */
  'page-user': row('user', 'memory', [120, MINUTE]),
  /** Includes members whose token has expired: a company of 300 behind one address can load ten pages each. */
  'page-address': row('address', 'memory', [3000, MINUTE]),
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMIT_TABLE

/**
 * Root fields that guess a secret, send a mail or reveal an account. A document may contain only one of them, once, so
 * that a limit per request is a limit per attempt. SECURITY.md#batched-operations
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
  'inviteToEvent',
])
