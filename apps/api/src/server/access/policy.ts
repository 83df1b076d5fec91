import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FlagName } from '@section/domain/flags/flag-values.ts'
import type { FederatedIdentity, MemberViewer } from './viewer.ts'

/**
 * The callers of an operation. `anyone` includes signed-out visitors, `signed-in` federated identities without an account.
 * `member` is any signed-in account, optionally restricted by status and by a flag. `owner` is the member whom the
 * arguments name. A viewer who is not allowed gets the operation's `refused` result, the same as for a missing object.
 */
export type Policy<Args> =
  | { who: 'anyone' }
  | { who: 'signed-in' }
  | ({ who: 'member' } & MemberRestrictions)
  | ({ who: 'owner'; subject: (args: Args) => string } & MemberRestrictions)

interface MemberRestrictions {
  statuses?: readonly MemberStatus[]
  /** The flag is checked last. */
  flag?: FlagName
}

/** The policy of operations for all accounts whose membership or trial has not ended. */
export const ACTIVE_MEMBER = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export type Decision = 'allowed' | 'unauthorized' | 'refused'

/** Decides whether a call is allowed, before its resolver runs. */
export function decide<Args>(
  policy: Policy<Args>,
  viewer: Pick<MemberViewer, 'userId' | 'accountType'> | undefined,
  args: Args,
  identity?: FederatedIdentity,
): Decision {
  if (policy.who === 'anyone') return 'allowed'
  if (policy.who === 'signed-in') return viewer || identity ? 'allowed' : 'unauthorized'
  if (!viewer) return 'unauthorized'
  if (policy.statuses && !policy.statuses.includes(viewer.accountType)) return 'refused'
  if (policy.who === 'owner' && policy.subject(args).toLowerCase() !== viewer.userId) return 'refused'
  return 'allowed'
}
