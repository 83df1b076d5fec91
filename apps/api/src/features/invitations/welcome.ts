import type { Db } from '@section/db/connection.ts'
import { pathToBeginAt } from '@section/domain/identity/sign-in-redirect.ts'
import { staysTuned } from '@section/domain/invitations/pass-state.ts'
import type { Changed } from '../../server/change-feed.ts'
import type { RequestContext } from '../../server/graphql/operation.ts'
import { publicUrl } from '../../server/public-url.ts'
import { createActivation } from '../identity/activations.ts'
import { linkIdentity } from '../identity/federation/link-identity.ts'
import { setSignupNonce } from '../identity/signup-nonce.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Mail } from '../mail/mails.ts'
import type { Account } from './accounts.ts'
import type { Pass } from './invitations-store.ts'
import type { Proof } from './proven-identity.ts'
import { decoyUserId, mayMail, recordSignup } from './signup-handles.ts'

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
 * What every signup ends with, in its transaction: a proven identity is linked, or a mail goes out that says what the
 * answer must not: the activation link, or that the address has an account. Answers the handle to poll with.
 * Decisions, section 4 (threats T-B2, T-B3, T-B6).
 */
export async function welcome(
  tx: Db,
  changed: Changed,
  context: RequestContext,
  arrival: Arrival,
): Promise<string> {
  const { now } = context
  const { account, email, proof, isAgain, pass } = arrival
  const isTheirs = account.kind !== 'taken' || isAgain
  if (isTheirs && !isAgain && proof.kind === 'identity') {
    const { identityId } = proof.identity
    const linked = await linkIdentity(tx, changed, { identityId, userId: account.userId }, now)
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
    const { mail, dedupeKey = signupId, notBefore } = await mailFor(tx, context, arrival)
    await queueMail(tx, mail, dedupeKey, notBefore)
  }
  // A taken address leaves the same traces as a new one, naming nobody.
  const userId = isTheirs ? account.userId : await decoyUserId(tx, email)
  await setSignupNonce(tx, context, { email, userId })
  return tac
}

async function mailFor(
  tx: Db,
  { services, now }: RequestContext,
  { account, email, proof, pass, redirectPath: asked }: Arrival,
): Promise<{ mail: Mail; dedupeKey?: string; notBefore?: number }> {
  const origin = publicUrl(services.config)
  const { firstName, userId } = account
  if (account.kind === 'taken') {
    return { mail: { kind: 'already-registered', to: email, firstName, link: signInLink(origin, pass) } }
  }
  const later = pass ? laterOf(pass, userId, now) : {}
  if (proof.kind === 'identity') {
    const passTitle = pass?.title ?? services.config.brand.name
    return {
      mail: { kind: 'invitation-confirmed', to: email, firstName, passTitle, link: `${origin}/` },
      ...later,
    }
  }
  const activation = pass ? ({ kind: 'pass', passId: pass.passId } as const) : ({ kind: 'signup' } as const)
  const sentAt = later.notBefore ?? now
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
  return { mail: { kind: 'activation', to: email, firstName, link, ...title }, ...later }
}

/** Of a pass that begins later the mail goes out on that day, once, and its link is good from then. */
export function laterOf(pass: Pass, userId: string, now: number): { dedupeKey?: string; notBefore?: number } {
  if (pass.beginsAt === null || !staysTuned(pass, now)) return {}
  return { dedupeKey: `${pass.passId} ${userId}`, notBefore: pass.beginsAt }
}

/** Where somebody signs in who has an account; with a pass, where they then take it. */
function signInLink(origin: string, pass: Pass | undefined): string {
  const link = new URL('/login', origin)
  if (pass) link.searchParams.set('redirectPath', `/invite-registration/${pass.code}`)
  return link.href
}
