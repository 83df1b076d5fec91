import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import type { FlagName } from '@section/domain/flags/flag-values.ts'
import type { FederatedIdentity, Viewer } from './viewer.ts'

/**
 * Who may call an operation. `anyone` includes signed-out visitors, `signed-in` federated identities without an account.
 * `member` is any signed-in account, narrowed by status, and by a flag that must be on, when given. `owner` is the
 * member whom the arguments name. A viewer who is not allowed gets the operation's `refused` answer, the same as for a
 * thing that does not exist.
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
  viewer: Pick<Viewer, 'userId' | 'accountType'> | undefined,
  args: Args,
  identity?: FederatedIdentity,
): Verdict {
  if (policy.who === 'anyone') return 'allowed'
  if (policy.who === 'signed-in') return viewer || identity ? 'allowed' : 'unauthorized'
  if (!viewer) return 'unauthorized'
  if (policy.statuses && !policy.statuses.includes(viewer.accountType)) return 'refused'
  if (policy.who === 'owner' && policy.subject(args).toLowerCase() !== viewer.userId) return 'refused'
  return 'allowed'
}
