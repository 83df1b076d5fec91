import { errors, type FindAccount, type TokenEndpointGrantContext } from 'oidc-provider'
import type { CheckCredentials } from '../../password/check-credentials.ts'
import { clientAddress } from '../client-address.ts'
import { toProviderError } from '../../password/attempt-errors.ts'
import type { RecordSignIn } from '../../sign-in/record-sign-in.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

export const PASSWORD_GRANT = { name: 'password', parameters: ['username', 'password', 'scope'] }

const SCOPES = ['openid', 'email', 'profile']

interface Parameters {
  username?: string
  password?: string
  scope?: string
}

type Context = TokenEndpointGrantContext<Parameters>

interface Parts {
  unit: UnitOfWork
  checkCredentials: CheckCredentials
  findAccount: FindAccount
  recordSignIn: RecordSignIn
}

/** Returns the token exchange of our own login form: it signs in with e-mail address and password and issues tokens. */
export function passwordGrant(parts: Parts) {
  return async (ctx: Context): Promise<void> => {
    const { username, password, scope } = ctx.oidc.params
    if (!username || !password) throw new errors.InvalidRequest('username and password are required')
    const granted = grantedScope(scope)
    const member = await parts
      .checkCredentials({ email: username, password, from: clientAddress(ctx.req) })
      .catch((error: unknown) => {
        throw toProviderError(ctx, error)
      })
    if (!member) throw new errors.InvalidGrant('wrong credentials')
    await parts.unit.run(() => issueTokens(ctx, parts, member.userId, granted))
  }
}

function grantedScope(asked: string | undefined): string {
  const scopes = asked ? SCOPES.filter((scope) => asked.split(' ').includes(scope)) : SCOPES
  if (!scopes.includes('openid')) throw new errors.InvalidScope('the openid scope is required', asked ?? '')
  return scopes.join(' ')
}

async function issueTokens(ctx: Context, parts: Parts, accountId: string, scope: string): Promise<void> {
  const { client, provider } = ctx.oidc
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope(scope)
  const source = { accountId, client, grantId: await grant.save(), gty: PASSWORD_GRANT.name, scope }
  const accessToken = new provider.AccessToken(source)
  const authTime = Math.floor(Date.now() / 1000)
  const refreshToken = new provider.RefreshToken({ ...source, amr: ['pwd'], authTime, rotations: 0 })
  const account = await parts.findAccount(ctx, accountId, refreshToken)
  if (!account) throw new errors.InvalidGrant('the account is gone')
  ctx.oidc.entity('Account', account)
  const claims = await account.claims('id_token', scope, {}, [])
  const idToken = Object.assign(
    new provider.IdToken({ ...claims, amr: ['pwd'], auth_time: authTime }, { ctx }),
    { scope },
  )
  await parts.recordSignIn({ sid: source.grantId, accountId, clientId: client.clientId })
  ctx.body = {
    access_token: await accessToken.save(),
    expires_in: accessToken.expiration,
    id_token: await idToken.issue({ use: 'idtoken' }),
    refresh_token: await refreshToken.save(),
    scope,
    token_type: 'Bearer',
  }
}
