import type {
  EndSignInResult,
  MutationEndSignInArgs,
  SignIn,
  SignInMethod,
} from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { findIdentitiesOf } from '../federation/linking/linking-store.ts'
import { accountById, deleteGrants } from '../identity-store.ts'
import { UNKNOWN_DEVICE } from './device-name.ts'
import { findOwnSignIns, revokeOwnSignIn } from './own-sign-ins-store.ts'

const MAX_LISTED = 50

/** Lists the viewer's running sign-ins, the current one first. docs/product/account-settings.md#signed-in-devices */
export async function listSignIns({ services, viewer, now }: MemberContext): Promise<SignIn[]> {
  const own = { userId: viewer.userId, sid: viewer.sid, now: new Date(now) }
  const signIns = await findOwnSignIns(services.database.db, own, MAX_LISTED)
  return signIns.map((signIn) => ({ ...signIn, device: signIn.device ?? UNKNOWN_DEVICE }))
}

/** Lists the ways in which the viewer can sign in, each once. */
export async function listSignInMethods({ services, viewer }: MemberContext): Promise<SignInMethod[]> {
  const { db } = services.database
  const account = await accountById(db, viewer.userId)
  const identities = await findIdentitiesOf(db, viewer.userId)
  const methods: [SignInMethod, boolean][] = [
    ['PASSWORD', account !== undefined && account.passwordHash !== null],
    ['SOCIAL', identities.some(({ realm }) => realm === null)],
    ['EMPLOYER', identities.some(({ realm }) => realm !== null)],
  ]
  return methods.flatMap(([method, isLinked]) => (isLinked ? method : []))
}

export const NO_SUCH_SIGN_IN = refusedResult<EndSignInResult>({})('NOT_FOUND')

/** Ends one of the viewer's sign-ins on all servers. A foreign one, like one that has ended, does not exist for them. */
export function endOwnSignIn(
  { services, viewer, now }: MemberContext,
  { signInId: sid }: MutationEndSignInArgs,
): Promise<EndSignInResult> {
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    if (!(await revokeOwnSignIn(tx, { userId: viewer.userId, sid, now: new Date(now) })))
      return NO_SUCH_SIGN_IN
    await deleteGrants(tx, [sid])
    invalidate('auth-session', sid)
    return { error: null }
  })
}
