import type {
  AccountLinkResult,
  MutationStartAccountLinkingArgs,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import type { Invalidate } from '../../../../server/cache/cache-invalidation.ts'
import type { UseCaseContext } from '../../../../server/graphql/operation.ts'
import { findRecipient } from '../../../../server/mail/recipient-store.ts'
import type { Services } from '../../../../server/services.ts'
import { FEDERATION_SECONDS } from '../federation-store.ts'
import { findSocialIdentity, consumeLinkingProof } from './linking-store.ts'
import { refusedLink } from './refused-link.ts'
import { type Linked, linkIdentity } from '../../account-proofs-store.ts'
import { isSsoUsername } from '../sso-username.ts'

/**
 * Links the social account that this member has just proved by a sign-in of the context `add-secondary-email`, which only
 * a recently authenticated member can begin. Without such a sign-in the state is PENDING, whether or not the account
 * exists. docs/product/account-settings.md#linking-an-account
 */
export async function startAccountLinking(
  { services, viewer, now }: UseCaseContext<'database' | 'cacheInvalidation' | 'outbox'>,
  proof: MutationStartAccountLinkingArgs,
): Promise<AccountLinkResult> {
  const { database, cacheInvalidation, outbox } = services
  const { userId } = viewer
  const identity = await socialIdentity(database.db, proof)
  if (identity?.userId === userId) return { state: 'VERIFIED', error: null }
  if (!identity) return PENDING
  const { identityId, email } = identity
  return cacheInvalidation.transaction(async (tx, invalidate): Promise<AccountLinkResult> => {
    const since = new Date(now - FEDERATION_SECONDS * 1000)
    if (!(await consumeLinkingProof(tx, { userId, identityId, since }))) return PENDING
    return (await linkSecondary(outbox, tx, invalidate, { identityId, email, userId }, now)) === 'taken'
      ? refusedLink('ALREADY_LINKED')
      : { state: 'VERIFIED', error: null }
  })
}

const PENDING: AccountLinkResult = { state: 'PENDING', error: null }

/** Links an identity of this address as the member's secondary login and notifies them by mail. `now` in epoch ms. */
export async function linkSecondary(
  outbox: Services['outbox'],
  tx: Db,
  invalidate: Invalidate,
  { identityId, email, userId }: { identityId: string; email: string; userId: string },
  now: number,
): Promise<Linked> {
  if ((await linkIdentity(tx, invalidate, { identityId, userId }, now)) === 'taken') return 'taken'
  const member = await findRecipient(tx, userId)
  if (member) {
    const { email: to, firstName } = member
    const mail = { kind: 'sign-in-linked' as const, to, firstName, account: email }
    await outbox.queue(tx, { mail, dedupeKey: `${identityId} ${now}` })
  }
  return 'linked'
}

async function socialIdentity(db: Db, { email, userName }: MutationStartAccountLinkingArgs) {
  if (!isSsoUsername(userName)) return undefined
  const found = await findSocialIdentity(db, userName)
  return found && normalizeEmail(found.email) === normalizeEmail(email) ? found : undefined
}
