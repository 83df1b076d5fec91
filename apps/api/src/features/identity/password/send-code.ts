import type {
  MutationSendVerificationCodeArgs,
  SendVerificationCodeResult,
} from '@section/contract/generated/schema-types.ts'
import { transact } from '@section/db/transaction.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import type { LimitResult } from '../../../server/limits/recent-lookups.ts'
import type { Services } from '../../../server/services.ts'
import { findActivation } from '../sign-in/signup-proofs-store.ts'
import { accountByEmail } from '../identity-store.ts'
import type { CodePurpose } from './mailed-codes-store.ts'
import { randomToken } from '../../../server/random-token.ts'

/**
 * Mails the code that resets a password, if the address has an account that may sign in. Otherwise it takes the same
 * steps, including a mail that is composed and dropped, and returns the same result, so that the caller learns nothing.
 * `from` is the caller's IP address, `now` is in epoch ms. docs/decisions/mailed-codes.md
 */
export async function sendResetCode(
  services: Services,
  { email: typed, from, now }: { email: string; from: string; now: number },
): Promise<LimitResult> {
  const email = normalizeEmail(typed)
  const tried = await services.limits.consume('mail-code-address', from)
  if (!tried.allowed || !isEmail(email)) return tried
  const result = await services.limits.consume('mail-code', email)
  if (result.allowed) await sendCode(services, { email, purpose: 'reset', now })
  return result
}

/**
 * Mails the code that sets the first password to the holder of a mailed activation link. Errors: LINK_EXPIRED,
 * ACCOUNT_ACTIVATED, LIMIT_EXCEEDED. docs/product/passwords.md#first-password
 */
export async function sendVerificationCode(
  context: RequestContext,
  { b64email, b64tac }: MutationSendVerificationCodeArgs,
): Promise<SendVerificationCodeResult> {
  const { services, from, now } = context
  const { limits, database } = services
  const email = normalizeEmail(fromBase64url(b64email) ?? '')
  const tac = fromBase64url(b64tac) ?? ''
  const tried = await limits.consume('mail-code-address', from)
  if (!tried.allowed) return refused(limitReachedError(context, tried))
  const activation = await findActivation(database.db, { email, tac })
  if (activation?.usedAt) return refused('ACCOUNT_ACTIVATED')
  if (!activation || activation.expiresAt.getTime() <= now) return refused('LINK_EXPIRED')
  // A valid link does not count against the IP address, because a whole company may sign up together.
  await limits.refund('mail-code-address', from)
  // Only requests with the link count against the address, so that nobody else can lock its owner out.
  const result = await limits.consume('mail-code', email)
  if (!result.allowed) return refused(limitReachedError(context, result))
  await sendCode(services, { email, purpose: 'set-password', now })
  return { success: true, error: null }
}

const refused = refusedResult<SendVerificationCodeResult>({ success: false })

const MAIL_KINDS = { reset: 'password-code', 'set-password': 'set-password-code' } as const

async function sendCode(
  { database, mailedCodes, outbox }: Services,
  { email, purpose, now }: { email: string; purpose: CodePurpose; now: number },
): Promise<void> {
  await transact(database.db, async (tx) => {
    const account = await accountByEmail(tx, email)
    const reachable = account !== undefined && !account.suspended
    const userId = reachable ? account.userId : null
    const code = await mailedCodes.issue(tx, { email, purpose, userId, now })
    const mail = { kind: MAIL_KINDS[purpose], to: account?.email ?? email, code }
    await outbox.queue(tx, { mail, dedupeKey: randomToken(), decoy: !reachable })
  })
}
