import type { Db } from '@section/db/connection.ts'
import { pathToBeginAt } from '@section/domain/identity/sign-in-redirect.ts'
import { staysTuned } from '@section/domain/invitations/passes/pass-state.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/public-url.ts'
import { createActivation } from '../../identity/sign-in/activations-store.ts'
import { linkIdentity } from '../../identity/federation/linking/link-identity-store.ts'
import { setSignupNonce } from '../../identity/sign-in/signup-nonce-store.ts'
import { type QueuedMail, queueMails } from '../../mail/queue-mail.ts'
import type { Mail } from '../../mail/mails.ts'
import type { Account } from './accounts-store.ts'
import { invitationMails } from './invitation-mails.ts'
import type { Pass } from '../passes/invitations-store.ts'
import type { Proof } from './proven-identity.ts'
import { decoyUserId, mayMail, recordSignup } from './signup-handles-store.ts'

/** Ends the transaction: the proven identity has become another member's meanwhile. */
export class IdentityTaken extends Error {
  override name = 'IdentityTaken'
}

export interface Arrival {
  account: Account
  email: string
  proof: Exclude<Proof, { kind: 'refused' }>
  /** The caller's own account, which an earlier call of theirs has made. */
  isAgain: boolean
  /** The pass with which they came; absent: the free signup. */
  pass?: Pass
  /** Where they wanted to go, as the caller says. */
  redirectPath?: string | null | undefined
}

/**
 * Returns the last step of every signup, in its transaction: it links a proven identity, or queues the mail that says what the
 * answer must not reveal, which is the activation link or that the address has an account. Returns the handle to poll
 * with. Decisions, section 4 (threats T-B2, T-B3, T-B6).
 */
export async function welcome(
  tx: Db,
  invalidate: Invalidate,
  context: RequestContext,
  arrival: Arrival,
): Promise<string> {
  const { now } = context
  const { account, email, proof, isAgain, pass } = arrival
  const isTheirs = account.kind !== 'taken' || isAgain
  if (isTheirs && !isAgain && proof.kind === 'identity') {
    const { identityId } = proof.identity
    const linked = await linkIdentity(tx, invalidate, { identityId, userId: account.userId }, now)
    if (linked === 'taken') throw new IdentityTaken()
  }
  const mailed = !isAgain && (await mayMail(tx, email, now))
  const { signupId, tac } = await recordSignup(tx, {
    email,
    kind: pass ? 'PASS' : 'LIMITED',
    ...(pass ? { passId: pass.passId } : {}),
    userId: isTheirs ? account.userId : null,
    mailed,
    now,
  })
  if (mailed) {
    await queueMails(tx, await mailsFor(tx, context, arrival, signupId))
  }
  // A taken address leaves the same traces as a new one, naming nobody.
  const userId = isTheirs ? account.userId : await decoyUserId(tx, email)
  await setSignupNonce(tx, context, { email, userId })
  return tac
}

async function mailsFor(
  tx: Db,
  { services, now }: RequestContext,
  { account, email, proof, pass, redirectPath: asked }: Arrival,
  signupId: string,
): Promise<QueuedMail[]> {
  const origin = publicUrl(services.config)
  const { firstName, userId } = account
  if (account.kind === 'taken') {
    const link = signInLink(origin, pass)
    return [{ mail: { kind: 'already-registered', to: email, firstName, link }, dedupeKey: signupId }]
  }
  const next = proof.kind === 'identity' ? 'opening' : 'activation'
  const whenItOpens = (mail: Mail) =>
    pass
      ? invitationMails(mail, { pass, person: { userId, email, firstName }, next, eventId: signupId, now })
      : [{ mail, dedupeKey: signupId }]
  if (proof.kind === 'identity') {
    const passTitle = pass?.title ?? services.config.brand.name
    return whenItOpens({ kind: 'invitation-confirmed', to: email, firstName, passTitle, link: `${origin}/` })
  }
  const activation = pass ? ({ kind: 'pass', passId: pass.passId } as const) : ({ kind: 'signup' } as const)
  const sentAt = pass && staysTuned(pass, now) ? (pass.beginsAt ?? now) : now
  // Kept here and not in the mail's address, so that nobody can write another into it.
  const redirectPath = pathToBeginAt(asked) ?? pathToBeginAt(pass?.redirectUrl)
  const { link } = await createActivation(tx, {
    ...activation,
    userId,
    email,
    origin,
    redirectPath,
    now: sentAt,
  })
  const title = pass ? { passTitle: pass.title } : {}
  return whenItOpens({ kind: 'activation', to: email, firstName, link, ...title })
}

/** Returns where somebody signs in who has an account; with a pass, where they then take it. */
function signInLink(origin: string, pass: Pass | undefined): string {
  const link = new URL('/login', origin)
  if (pass) link.searchParams.set('redirectPath', `/invite-registration/${pass.code}`)
  return link.href
}
