import { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import { checkCredentials, isStillCorrect } from '../../password/check-credentials.ts'
import type { Account } from '../../identity-store.ts'
import { toProviderError } from '../../password/attempt-errors.ts'
import { recordSignIn } from '../../sign-in/record-sign-in.ts'
import type { GrantContext } from './token-exchange.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** The caller's IP address behind the proxies; set on every request that the provider handles. */
    clientAddress?: string
  }
}

export const PASSWORD_GRANT = { name: 'password', parameters: ['username', 'password', 'scope'] }

const SCOPES = ['openid', 'email', 'profile']

interface Parameters {
  username?: string
  password?: string
  scope?: string
}

type Context = TokenEndpointGrantContext<Parameters>

/** Returns the token exchange of our own login form: it signs in with e-mail address and password and issues tokens. */
export function passwordGrant(parts: GrantContext) {
  return async (ctx: Context): Promise<void> => {
    const { username, password, scope } = ctx.oidc.params
    if (!username || !password) throw new errors.InvalidRequest('username and password are required')
    const granted = grantedScope(scope)
    const credentials = { email: username, password, from: ctx.req.clientAddress ?? '' }
    const member = await checkCredentials(parts.services, credentials).catch((error: unknown) => {
      throw toProviderError(ctx, error)
    })
    if (!member) throw wrongCredentials()
    const now = parts.services.clock()
    await parts.unit.run(() => issueTokens(ctx, parts, { member, scope: granted, now }))
  }
}

const wrongCredentials = () => new errors.InvalidGrant('wrong credentials')

function grantedScope(asked: string | undefined): string {
  const scopes = asked ? SCOPES.filter((scope) => asked.split(' ').includes(scope)) : SCOPES
  if (!scopes.includes('openid')) throw new errors.InvalidScope('the openid scope is required', asked ?? '')
  return scopes.join(' ')
}

async function issueTokens(
  ctx: Context,
  { unit, findAccount }: GrantContext,
  { member, scope, now }: { member: Account; scope: string; now: number },
): Promise<void> {
  if (!(await unit.query((db) => isStillCorrect(db, member)))) throw wrongCredentials()
  const accountId = member.userId
  const { client, provider } = ctx.oidc
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope(scope)
  const source = { accountId, client, grantId: await grant.save(), gty: PASSWORD_GRANT.name, scope }
  const accessToken = new provider.AccessToken(source)
  const authTime = Math.floor(now / 1000)
  const refreshToken = new provider.RefreshToken({ ...source, amr: ['pwd'], authTime, rotations: 0 })
  const account = await findAccount(ctx, accountId, refreshToken)
  if (!account) throw new errors.InvalidGrant('the account is gone')
  ctx.oidc.entity('Account', account)
  const claims = await account.claims('id_token', scope, {}, [])
  const idToken = Object.assign(
    new provider.IdToken({ ...claims, amr: ['pwd'], auth_time: authTime }, { ctx }),
    { scope },
  )
  const signIn = {
    sid: source.grantId,
    accountId,
    clientId: client.clientId,
    provedSecondsAgo: 0,
    userAgent: ctx.req.headers['user-agent'],
  }
  await unit.query((db) => recordSignIn(db, signIn, now))
  ctx.body = {
    access_token: await accessToken.save(),
    expires_in: accessToken.expiration,
    id_token: await idToken.issue({ use: 'idtoken' }),
    refresh_token: await refreshToken.save(),
    scope,
    token_type: 'Bearer',
  }
}
