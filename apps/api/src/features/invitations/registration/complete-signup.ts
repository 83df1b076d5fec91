import type { Db } from '@section/db/connection.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { startPath } from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { beginsLater } from '@section/domain/invitations/passes/pass-state.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { createActivation, linkIdentity, setSignupNonce } from '../../identity/account-proofs-store.ts'
import type { Mail, QueuedMail } from '../../../server/mail/mail.ts'
import type { SignupAccount } from './accounts-store.ts'
import { invitationMails } from './invitation-mails.ts'
import type { Pass } from '../passes/invitations-store.ts'
import type { EmailProof } from './email-proof.ts'
import { decoyUserId, canSendMail, recordSignup } from './signup-handles-store.ts'

/** Thrown to roll back when the caller's identity has been linked to another member meanwhile. */
export class IdentityTaken extends Error {
  override name = 'IdentityTaken'
}

interface SignupCompletion {
  account: SignupAccount
  email: string
  proof: EmailProof
  /** True if an earlier call of the same caller has created the account. */
  isRetry: boolean
  /** The pass of a registration; absent for a free signup. */
  pass?: Pass
  /** The unchecked path that the caller asked for. */
  redirectPath?: string | null | undefined
}

/**
 * Runs the last step of every signup, in its transaction: it links a proven identity, or queues the mail with what the
 * result must not reveal, which is the activation link or that the address has an account. Returns the handle for
 * polling. See docs/product/registration.md#who-learns-what-about-a-registration.
 */
export async function completeSignup(
  tx: Db,
  invalidate: Invalidate,
  context: RequestContext,
  completion: SignupCompletion,
): Promise<string> {
  const { now } = context
  const { account, email, proof, isRetry, pass } = completion
  const isOwn = account.kind !== 'taken' || isRetry
  if (isOwn && !isRetry && proof) {
    const { identityId } = proof
    const linked = await linkIdentity(tx, invalidate, { identityId, userId: account.userId }, now)
    if (linked === 'taken') throw new IdentityTaken()
  }
  const mailed = !isRetry && (await canSendMail(tx, email, now))
  const { signupId, tac } = await recordSignup(tx, {
    email,
    kind: pass ? 'PASS' : 'LIMITED',
    passId: pass?.passId ?? null,
    userId: isOwn ? account.userId : null,
    mailed,
    now,
  })
  if (mailed) {
    await context.services.outbox.queue(tx, ...(await mailsFor(tx, context, completion, signupId)))
  }
  // A taken address leaves the same records as a new one, with a decoy id.
  const userId = isOwn ? account.userId : await decoyUserId(tx, email)
  await setSignupNonce(tx, context, { email, userId })
  return tac
}

async function mailsFor(
  tx: Db,
  { services, now }: RequestContext,
  { account, email, proof, pass, redirectPath: asked }: SignupCompletion,
  signupId: string,
): Promise<QueuedMail[]> {
  const origin = publicUrl(services.config)
  const { firstName, userId } = account
  if (account.kind === 'taken') {
    const link = signInLink(origin, pass)
    return [{ mail: { kind: 'already-registered', to: email, firstName, link }, dedupeKey: signupId }]
  }
  const next = proof ? 'opening' : 'activation'
  const scheduleMails = (mail: Mail) =>
    pass
      ? invitationMails(mail, { pass, person: { userId, email, firstName }, next, eventId: signupId, now })
      : [{ mail, dedupeKey: signupId }]
  if (proof) {
    const passTitle = pass?.title ?? services.config.brand.name
    const link = `${origin}/`
    return scheduleMails({ kind: 'invitation-confirmed', to: email, firstName, passTitle, link })
  }
  const sentAt = pass && beginsLater(pass, now) ? (pass.beginsAt ?? now) : now
  // The path is stored here and not in the link, where somebody could change it.
  const redirectPath = startPath(asked) ?? startPath(pass?.redirectUrl)
  const passId = pass?.passId ?? null
  const link = await createActivation(tx, { userId, email, passId, origin, redirectPath, now: sentAt })
  const title = pass ? { passTitle: pass.title } : {}
  return scheduleMails({ kind: 'activation', to: email, firstName, link, ...title })
}

/** Returns the link to sign in for the owner of an account, and then to redeem the pass, if there is one. */
function signInLink(origin: string, pass: Pass | undefined): string {
  const link = new URL(pathTo('login'), origin)
  if (pass) link.searchParams.set('redirectPath', pathTo('inviteRegistration', { inviteCode: pass.code }))
  return link.href
}
