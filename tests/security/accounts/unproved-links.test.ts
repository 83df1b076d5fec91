import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { federatedIdentities, members } from '@section/db/schema.ts'
import { forgetLinks, linkingCalls, LINKING, NORA, PENDING } from './linking-calls.ts'

/** A social account is linked only if its member has proved it. SECURITY.md#account-takeover-by-federation */
let server: TestServer
let now = Date.now()
let nia: { userId: string; token: string }
let count = 0

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertRealms(server.database.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await forgetLinks(server)
  nia = await newNia(`nia${count++}@example.com`)
})
const { link, newMember, newNia, nora, prove } = linkingCalls(() => server)

describe('An account that its member has not proved', () => {
  test('is not linked when another member has proved it', async () => {
    const mallory = await newMember({ email: `mallory${count}@example.com` })
    const userName = await prove(mallory.token)
    expect(await link(nia.token, NORA, userName)).toEqual(PENDING)
    expect((await nora())?.userId).toBeNull()
  })

  test('is not linked when it was proved for another purpose', async () => {
    await new FederatedVisitor(server.url).signIn({ context: 'login', provider: 'social' }, 'nora')
    expect(await link(nia.token, NORA, (await nora())?.ssoUsername ?? '')).toEqual(PENDING)
  })

  test('is not linked when it was proved more than ten minutes ago', async () => {
    const userName = await prove(nia.token)
    now += 601_000
    expect(await link(await server.token(nia.userId), NORA, userName)).toEqual(PENDING)
    now -= 601_000
  })

  test('is not linked when the return from the provider was not finished in its own browser', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await visitor.start(LINKING, nia.token)
    await visitor.pick(begun.authorizeUrl, 'nora')
    expect(await link(nia.token, NORA, (await nora())?.ssoUsername ?? '')).toEqual(PENDING)
  })

  test('is not linked under another address than the provider’s', async () => {
    expect(await link(nia.token, 'nia@example.com', await prove(nia.token))).toEqual(PENDING)
  })

  test('is not linked by a callback in the victim’s browser, wherever the attacker stops', async () => {
    const attacker = new FederatedVisitor(server.url)
    const mallory = await newMember({ email: `mallory${count}@example.com` })
    const begun = await attacker.start(LINKING, mallory.token)
    // The victim opens the authorization address that the attacker has started.
    const victim = new FederatedVisitor(server.url)
    await victim.start({ context: 'login', provider: 'social' })
    expect((await victim.browser.get(begun.authorizeUrl)).status).toBe(400)
    // The attacker stops where the provider sends the browser back, and the victim opens that callback.
    const people = await attacker.browser.get(begun.authorizeUrl)
    const resume = await attacker.browser.postOnly(people.url.href, { subject: 'nora' })
    const callback = await attacker.browser.getOnly(resume)
    expect(new URL(callback).pathname).toBe('/oauth2/idpresponse')
    expect((await victim.browser.get(callback)).status).toBe(400)
    expect(await nora()).toBeUndefined()
  })

  test('is not linked to the member of its address when the address is not verified', async () => {
    await newMember({ email: NORA })
    await new FederatedVisitor(server.url).signIn({ context: 'login', provider: 'social' }, 'nora')
    expect((await nora())?.userId).toBeNull()
    await server.database.db.delete(members).where(eq(members.email, NORA))
  })

  test('does not sign in when its address is not verified', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await visitor.start({ context: 'login', provider: 'social' })
    const back = await visitor.pick(begun.authorizeUrl, 'mallory')
    expect('url' in back && back.url.searchParams.get('error')).toBe('access_denied')
    expect(await server.database.db.select().from(federatedIdentities)).toEqual([])
    expect((await visitor.finish(begun.state)).body).toMatchObject({
      failure: { code: 'EMAIL_NOT_VERIFIED' },
    })
  })
})
