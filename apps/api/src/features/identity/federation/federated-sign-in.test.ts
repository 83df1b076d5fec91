import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { federatedIdentities, members } from '@section/db/schema.ts'
import type { Database } from '@section/db/connection.ts'
import { authenticate, authenticateCaller } from '../../../server/access/authenticate.ts'
import { FederatedVisitor } from '../../../testing/federated-sign-in.ts'
import { insertRealms } from '../../../testing/insert-realms.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { refreshTokens, requestTokens } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { endSignIn } from '../sign-in/sign-out.ts'
import { linkIdentity } from '../account-proofs-store.ts'

let database: Database
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  database = server.database
  await insertRealms(database.db)
  for (const email of ['ada@acme.example', 'sam@initech.example']) await server.insertMember({ email })
})
afterAll(() => server.close())

const visitor = () => new FederatedVisitor(server.url)
const memberOf = async (email: string) => {
  const [found] = await database.db.select().from(members).where(eq(members.email, email))
  return found
}
const identityOf = async (subject: string) => {
  const [found] = await database.db
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.subject, subject))
  return found
}

describe.each([
  ['OpenID', 'acme', 'ada', 'ada@acme.example'],
  ['SAML', 'initech', 'sam', 'sam@initech.example'],
])('An employee who signs in with %s', (_protocol, realm, subject, email) => {
  test('gets the tokens of the member', async () => {
    const options = { redirectPath: '/courses' }
    const { begun, back, finished, tokens } = await visitor().signIn(
      { context: 'corporate-login', realm, options },
      subject,
    )
    expect(begun.clientId).toBe('member-app-sso')
    expect('url' in back && back.url.searchParams.get('state')).toBe(begun.state)
    expect(finished.body).toEqual({ context: 'corporate-login', options, failure: null })
    const member = await memberOf(email)
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'member-app-sso',
      sub: (await identityOf(subject))?.identityId,
      'custom:user_id': member?.userId,
      sso_username: (await identityOf(subject))?.ssoUsername,
      email,
      given_name: member?.firstName,
    })
    const viewer = await authenticate(server.services, `Bearer ${tokens.id_token}`)
    expect(viewer).toMatchObject({ userId: member?.userId })
  })

  test('can refresh the tokens and sign out', async () => {
    const { tokens, begun } = await visitor().signIn({ context: 'corporate-login', realm }, subject)
    const refreshed = await requestTokens(server.url, {
      grant_type: 'refresh_token',
      redirect_uri: `${server.url}/oauth`,
      client_id: begun.clientId,
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.status).toBe(200)
    await endSignIn(server.services, String(decodeJwt(tokens.id_token)['sid']), Date.now())
    expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      message: 'Unauthorized',
    })
  })
})

describe('A person who signs in by federation without an account', () => {
  const social = { context: 'limited-signup', provider: 'social' }

  test('gets tokens that name no member and give access to nothing', async () => {
    const { tokens } = await visitor().signIn(social, 'robin')
    const claims = decodeJwt(tokens.id_token)
    const identity = await identityOf('robin')
    expect(claims).toMatchObject({
      sub: identity?.identityId,
      sso_username: identity?.ssoUsername,
      email: 'robin@mail.example',
      email_verified: true,
      given_name: 'Robin',
      family_name: 'Castellanos',
      name: 'Robin Castellanos',
    })
    expect(claims).not.toHaveProperty('custom:user_id')
    expect(await authenticateCaller(server.services, `Bearer ${tokens.id_token}`)).toEqual({
      identity: {
        identityId: identity?.identityId,
        sid: claims['sid'],
        ssoUsername: identity?.ssoUsername,
        email: 'robin@mail.example',
        emailVerified: true,
        givenName: 'Robin',
        familyName: 'Castellanos',
        realm: null,
      },
    })
    const answer = await server.graphql(tokens.id_token, '{ listUserSessions { sessionId } }')
    expect(answer.status).toBe(401)
  })

  test('gets tokens of the member by the same refresh token once the identity is linked', async () => {
    const { tokens } = await visitor().signIn(social, 'robin')
    const identity = await identityOf('robin')
    const userId = await server.insertMember({ email: 'robin.new@mail.example', status: 'LIMITED' })
    const { cacheInvalidation } = server.services
    await cacheInvalidation.transaction((tx, invalidate) =>
      linkIdentity(tx, invalidate, { identityId: identity?.identityId ?? '', userId }, Date.now()),
    )
    const refreshed = await refreshTokens(server.url, tokens.refresh_token)
    expect(decodeJwt(refreshed.body.id_token)).toMatchObject({
      sub: identity?.identityId,
      'custom:user_id': userId,
    })
    const viewer = await authenticate(server.services, `Bearer ${refreshed.body.id_token}`)
    expect(viewer).toMatchObject({ userId })
  })

  test('can sign out', async () => {
    const { tokens } = await visitor().signIn({ context: 'login', provider: 'social' }, 'nora')
    const { status, data } = await server.graphql(tokens.id_token, 'mutation { logout { success } }')
    expect({ status, data }).toEqual({ status: 200, data: { logout: { success: true } } })
    expect(await authenticateCaller(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      message: 'Unauthorized',
    })
    expect(await refreshTokens(server.url, tokens.refresh_token)).toMatchObject({ status: 400 })
  })
})

test('Two people can sign in by federation one after the other in the same browser, and both sign-ins stay valid', async () => {
  const who = visitor()
  const first = await who.signIn({ context: 'corporate-login', realm: 'acme' }, 'ada')
  const second = await who.signIn({ context: 'corporate-login', realm: 'acme' }, 'newhire')
  expect(decodeJwt(second.tokens.id_token)['email']).toBe('newhire@acme.example')
  expect(await authenticate(server.services, `Bearer ${first.tokens.id_token}`)).toHaveProperty('userId')
})

test('Canceling a federated sign-in at the provider returns an error, and the app gets the context of the sign-in back', async () => {
  for (const provider of [{ provider: 'social' }, { realm: 'acme' }, { realm: 'initech' }]) {
    const who = visitor()
    const begun = await who.start({
      context: 'pass-registration',
      ...provider,
      options: { inviteCode: 'ACME' },
    })
    const people = await who.browser.get(begun.authorizeUrl)
    const back = await who.follow(await who.browser.post(people.url.href, { cancel: '1' }))
    expect('url' in back && Object.fromEntries(back.url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: begun.state,
    })
    expect((await who.finish(begun.state)).body).toEqual({
      context: 'pass-registration',
      options: { inviteCode: 'ACME' },
      failure: {
        code: 'SIGN_IN_CANCELED',
        message: 'You canceled the sign-in. You can try again whenever you like.',
      },
    })
  }
})

describe('A federated identity with the address of a member', () => {
  test('is linked if the member has proved the address', async () => {
    const passwordHash = await hashPassword('Right-horse-7')
    const userId = await server.insertMember({ email: 'nora.social@mail.example', passwordHash })
    const { tokens } = await visitor().signIn({ context: 'login', provider: 'social' }, 'nora')
    expect(decodeJwt(tokens.id_token)['custom:user_id']).toBe(userId)
  })

  test('is linked if its realm vouches for the domain', async () => {
    const userId = await server.insertMember({ email: 'new@initech.example' })
    const { tokens } = await visitor().signIn({ context: 'corporate-login', realm: 'initech' }, 'newcomer')
    expect(decodeJwt(tokens.id_token)['custom:user_id']).toBe(userId)
  })
})
