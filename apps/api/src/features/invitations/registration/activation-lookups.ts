import type {
  PassActivationLookup,
  QueryLookupPassActivationLinkArgs,
  QueryLookupSignupActivationCodeArgs,
  SignupActivationLookup,
} from '@section/contract/generated/schema-types.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { isEmail } from '@section/domain/identity/email.ts'
import { beginsLater } from '@section/domain/invitations/passes/pass-state.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { findPass, findPassById, hasRedeemed, type Pass } from '../passes/invitations-store.ts'
import { hasVerifiedEmail } from './email-proof.ts'
import { findSignup } from './signup-handles-store.ts'

const UNKNOWN = { success: false, link: null, existingUser: null, showStayTuned: false }
const NOTHING: PassActivationLookup = { ...UNKNOWN, error: null }
const refusedLink = refusedResult<PassActivationLookup>(UNKNOWN)
const refusedCode = refusedResult<SignupActivationLookup>({ success: false })

/**
 * Returns the state of a registration with a pass. A handle reveals only that there was one. The link, and whether the
 * address had an account, is returned only to the signed-in member and to a federated identity with the verified
 * address. See docs/product/registration.md#who-learns-what-about-a-registration.
 */
export async function lookupPassActivationLink(
  context: RequestContext,
  args: QueryLookupPassActivationLinkArgs,
): Promise<PassActivationLookup> {
  if (args.userId) return lookupOwnPass(context, args.userId, args.shortCode ?? args.code ?? '')
  const { email, tac, code } = args
  if (!email || !isEmail(email) || !tac || !code) return NOTHING
  const result = await context.services.limits.consume('activation-poll', tac)
  if (!result.allowed) return refusedLink(limitReachedError(context, result))
  const { services, viewer, identity, now } = context
  const signup = await findSignup(services.database.db, { email, tac, now })
  const pass = signup?.passId && (await findPassById(services.database.db, signup.passId))
  if (!signup || !pass || pass.code.toLowerCase() !== code.toLowerCase()) return NOTHING
  const found = { ...NOTHING, success: true, showStayTuned: beginsLater(pass, now) }
  const { userId } = signup
  if (userId !== null && viewer?.userId === userId)
    return { ...found, link: linkOf(pass), existingUser: true }
  if (!hasVerifiedEmail(identity, email)) return found
  return userId === null
    ? { ...found, link: pathTo('login'), existingUser: true }
    : { ...found, link: linkOf(pass), existingUser: false }
}

/** Returns whether there was a free signup with this address and handle; a handle reveals no more than that. */
export async function lookupSignupActivationCode(
  context: RequestContext,
  { email, tac }: QueryLookupSignupActivationCodeArgs,
): Promise<SignupActivationLookup> {
  const { services, now } = context
  if (!isEmail(email)) return { success: false, error: null }
  const result = await services.limits.consume('activation-poll', tac)
  if (!result.allowed) return refusedCode(limitReachedError(context, result))
  const signup = await findSignup(services.database.db, { email, tac, now })
  return { success: signup?.kind === 'LIMITED', error: null }
}

async function lookupOwnPass(
  { services, viewer, now }: RequestContext,
  userId: string,
  shortCode: string,
): Promise<PassActivationLookup> {
  if (!viewer || viewer.userId !== userId.toLowerCase()) return NOTHING
  const { db } = services.database
  const pass = await findPass(db, shortCode, now)
  if (!pass || !(await hasRedeemed(db, pass.passId, viewer.userId))) return NOTHING
  return {
    ...NOTHING,
    success: true,
    link: linkOf(pass),
    existingUser: true,
    showStayTuned: beginsLater(pass, now),
  }
}

const linkOf = ({ redirectUrl }: Pass) => redirectUrl ?? pathTo('home')
