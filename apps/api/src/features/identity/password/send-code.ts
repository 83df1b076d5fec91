import { transact } from '@section/db/transaction.ts'
import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import type { LimitReached } from '../../../server/limits/limit-error.ts'
import type { Taken } from '../../../server/limits/recent-lookups.ts'
import type { Services } from '../../../server/services.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { type ActivationState, activationState } from '../sign-in/activations.ts'
import { accountByEmail } from '../identity-store.ts'
import type { CodePurpose } from './mailed-codes.ts'
import { randomToken } from '../random-token.ts'

interface Ask {
  email: string
  /** IP address of the caller. */
  from: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Mails the code that resets a password, if the address has an account that may sign in. Otherwise it takes the same
 * steps, including a mail that is composed and dropped, and gives the same answer, so that the caller learns nothing.
 * Specification 1, section 2.3; threat T-B2.
 */
export async function sendResetCode(services: Services, { email: typed, from, now }: Ask): Promise<Taken> {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return services.limits.take('mail-code-address', from)
  const taken = await takeAll(services, from, email)
  if (taken.allowed) await sendCode(services, { email, purpose: 'reset', now })
  return taken
}

/** Why no code is sent to somebody who has opened an activation link. */
export type SendRefusal = Exclude<ActivationState, 'open'> | LimitReached

/**
 * Mails the code that sets the first password, to whoever holds a mailed activation link; null: it is on its way.
 * Specification 1, section 7 (sendVerificationCode).
 */
export async function sendVerificationCode(
  services: Services,
  { email: typed, tac, from, now }: Ask & { tac: string },
): Promise<SendRefusal | null> {
  const { limits, database } = services
  const email = normalizeEmail(typed)
  const tried = await limits.take('mail-code-address', from)
  if (!tried.allowed) return tried
  const state = await activationState(database.db, { email, tac, now })
  if (state !== 'open') return state
  // The holder of the link reads the mail of its address, and a company that signs up together attacks nobody.
  await limits.giveBack('mail-code-address', from)
  // Only requests with the link count against the address, so that nobody else can lock its owner out.
  const taken = await limits.take('mail-code', email)
  if (!taken.allowed) return taken
  await sendCode(services, { email, purpose: 'set-password', now })
  return null
}

async function takeAll({ limits }: Services, from: string, email: string): Promise<Taken> {
  const taken = await limits.take('mail-code-address', from)
  return taken.allowed ? limits.take('mail-code', email) : taken
}

const MAIL_KINDS = { reset: 'password-code', 'set-password': 'set-password-code' } as const

async function sendCode(
  { database, mailedCodes }: Services,
  { email, purpose, now }: { email: string; purpose: CodePurpose; now: number },
): Promise<void> {
  await transact(database.db, async (tx) => {
    const account = await accountByEmail(tx, email)
    const reachable = account !== undefined && !account.suspended
    const userId = reachable ? account.userId : null
    const code = await mailedCodes.issue(tx, { email, purpose, userId, now })
    const mail = { kind: MAIL_KINDS[purpose], to: account?.email ?? email, code }
    await queueMails(tx, [{ mail, dedupeKey: randomToken(), decoy: !reachable }])
  })
}
