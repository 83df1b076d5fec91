import { normalizeEmail } from '@section/domain/identity/email.ts'
import { linkIdentity } from '../../features/identity/account-proofs-store.ts'
import {
  findSuccessor,
  listOtherSignIns,
  releaseIdentity,
} from '../../features/identity/federation/linking/linking-store.ts'
import { endSignIns } from '../../features/identity/sign-in/sign-out.ts'
import { lockAccount } from '../../features/members/accounts-store.ts'
import type { Services } from '../../server/services.ts'
import { OperatorError } from './operator-error.ts'
import { requireMember } from './suspend-member.ts'

/**
 * Links the member of an address to the identity by which their employer's provider names them now, in place of the one
 * before, whose sign-ins end. Only an identity that was refused for this, with that very address, can take the place. The
 * member gets a mail. Returns a message. `now` in epoch ms. Errors: OperatorError.
 */
export async function relinkMember(
  { cacheInvalidation, outbox, log }: Pick<Services, 'cacheInvalidation' | 'outbox' | 'log'>,
  address: string,
  now: number,
): Promise<string> {
  const relinked = await cacheInvalidation.transaction(async (tx, invalidate) => {
    const { userId } = await requireMember(tx, address)
    const member = await lockAccount(tx, userId)
    const email = normalizeEmail(member?.email ?? address)
    const found = await findSuccessor(tx, { userId, email })
    if (!member || !found)
      throw new OperatorError(
        `No sign-in of ${email} was refused because their employer names them otherwise. Let them try to sign in, and run this again.`,
      )
    const { linked, successor } = found
    await releaseIdentity(tx, linked.identityId)
    await endSignIns(tx, invalidate, await listOtherSignIns(tx, [linked.identityId]), now)
    if ((await linkIdentity(tx, invalidate, { identityId: successor.identityId, userId }, now)) === 'taken')
      throw new OperatorError(`The new sign-in of ${email} is linked to another member. Nothing was changed.`)
    const mail = { kind: 'sign-in-relinked' as const, to: member.email, firstName: member.firstName, account: email }
    await outbox.queue(tx, { mail, dedupeKey: `${successor.identityId} ${now}` })
    return { userId, email, linked, successor }
  })
  const { userId, email, linked, successor } = relinked
  const [from, to] = [linked.ssoUsername, successor.ssoUsername]
  log.warn({ userId, realm: successor.realm, from, to }, 'An operator linked another identity to a member')
  const name = `${successor.givenName} ${successor.familyName}`.trim()
  return `${email} signs in at ${successor.realm} as ${to} (${name || 'without a name'}) from now on, and not as ${from} any more.`
}
