import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import type { FlagName } from '@section/domain/flags/flag-values.ts'
import type { MemberState } from './member-state.ts'

/** The signed-in caller, as the token and the database say; nothing in a request's arguments changes it. */
export interface Viewer {
  userId: string
  sid: string
  state: MemberState
}

/** Somebody whom an identity provider vouches for and who has no account yet: they may sign up, and nothing else. */
export interface FederatedCaller {
  identityId: string
  sid: string
  ssoUsername: string
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
  /** The realm of an employer; null: the social provider. */
  realm: string | null
}

/**
 * Who may call an operation. `anyone` includes signed-out visitors, `signed-in` federated identities without an
 * account. `member` is any signed-in account, narrowed
 * by status, and by a flag that must be on, when given. `owner` is the member whom the arguments name. A caller who is signed in but not allowed
 * gets the operation's `refused` answer, the same as for a thing that does not exist.
 */
export type Policy<Args> =
  | { who: 'anyone' }
  | { who: 'signed-in' }
  | ({ who: 'member' } & Narrowed)
  | ({ who: 'owner'; subject: (args: Args) => string } & Narrowed)

interface Narrowed {
  statuses?: readonly MemberStatus[]
  /** Asked after everything else: see `required-flag.ts`. */
  flag?: FlagName
}

export type Verdict = 'allowed' | 'unauthorized' | 'refused'

/** Judges a call before its resolver runs. */
export function judge<Args>(
  policy: Policy<Args>,
  viewer: Viewer | undefined,
  args: Args,
  identity?: FederatedCaller,
): Verdict {
  if (policy.who === 'anyone') return 'allowed'
  if (policy.who === 'signed-in') return viewer || identity ? 'allowed' : 'unauthorized'
  if (!viewer) return 'unauthorized'
  if (policy.statuses && !policy.statuses.includes(viewer.state.status)) return 'refused'
  if (policy.who === 'owner' && policy.subject(args).toLowerCase() !== viewer.userId) return 'refused'
  return 'allowed'
}
