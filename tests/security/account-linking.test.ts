import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '@section/api/features/identity/passwords.ts'
import { authenticate } from '@section/api/server/access/authenticate.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { federatedIdentities, federationRequests, members, outbox } from '@section/db/schema.ts'

/** Linking an account at the social provider to a member, and what must not come of it. Threat T-A9. */
let server: TestServer
let now = Date.now()
let nia: { userId: string; token: string }
let passwordHash: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertRealms(server.database.db)
  passwordHash = await hashPassword('Right-horse-7')
})
afterAll(() => server.close())

let count = 0
beforeEach(async () => {
  const { db } = server.database
  await db.delete(federationRequests)
  await db.delete(federatedIdentities)
  await db.delete(outbox)
  nia = await newMember({ email: `nia${count++}@example.com`, passwordHash })
})

async function newMember(member: { email: string; passwordHash?: string }) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

const NORA = 'nora.social@mail.example'
const LINKING = { context: 'add-secondary-email', provider: 'social' }

type Answer = { state: string; error: { code: string; message: string } | null }

async function link(token: string, email: string, userName: string): Promise<Answer | undefined> {
  const document = `mutation($email: String!, $userName: String!) {
    startAccountLinking(email: $email, userName: $userName) { state error { code message } } }`
  const { data } = await server.graphql<{ startAccountLinking: Answer }>(token, document, { email, userName })
  return data?.startAccountLinking
}

async function unlink(token: string): Promise<Answer | undefined> {
  const { data } = await server.graphql<{ unlinkAccount: Answer }>(
    token,
    'mutation { unlinkAccount { state error { code message } } }',
  )
  return data?.unlinkAccount
}

/** Proves nora's account in the name of a member; answers its user name. */
async function prove(token: string, visitor = new FederatedVisitor(server.url)): Promise<string> {
  await visitor.signIn(LINKING, 'nora', token)
  return (await nora())?.ssoUsername ?? ''
}

async function nora() {
  const [found] = await server.database.db
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.subject, 'nora'))
  return found
}

async function member(userId: string) {
  const [found] = await server.database.db.select().from(members).where(eq(members.userId, userId))
  return found
}

const VERIFIED = { state: 'VERIFIED', error: null }
const PENDING = { state: 'PENDING', error: null }
const UNLINKED = { state: 'UNLINKED', error: null }

describe('linking', () => {
  test('links what the member has proved, shows its address, and tells the member', async () => {
    expect(await link(nia.token, NORA, 'social_whatever')).toEqual(PENDING)
    const userName = await prove(nia.token)
    expect((await nora())?.userId).toBeNull()
    expect(await link(nia.token, NORA, userName)).toEqual(VERIFIED)
    expect((await nora())?.userId).toBe(nia.userId)
    expect((await member(nia.userId))?.alternateSSOEmail).toBe(NORA)
    expect(await link(nia.token, NORA, userName)).toEqual(VERIFIED)
    expect(await queuedMails(server.database.db)).toMatchObject([{ kind: 'sign-in-linked', account: NORA }])
  })

  test('then the account signs in as the member', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const { tokens } = await new FederatedVisitor(server.url).signIn(
      { context: 'login', provider: 'social' },
      'nora',
    )
    expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      userId: nia.userId,
    })
  })

  test('takes an account that is another member’s for linked already', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const omar = await newMember({ email: `omar${count}@example.com` })
    const userName = await prove(omar.token)
    expect(await link(omar.token, NORA, userName)).toEqual({
      state: 'ERROR',
      error: { code: 'ALREADY_LINKED', message: 'The selected social account is already linked.' },
    })
    expect((await nora())?.userId).toBe(nia.userId)
  })

  test('a second social account is refused', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    await new FederatedVisitor(server.url).signIn(LINKING, 'robin', nia.token)
    const identities = await server.database.db.select().from(federatedIdentities)
    const robin = identities.find(({ subject }) => subject === 'robin')
    expect(await link(nia.token, 'robin@mail.example', robin?.ssoUsername ?? '')).toMatchObject({
      state: 'ERROR',
    })
  })
})

describe('is not linked', () => {
  test('what another member has proved', async () => {
    const mallory = await newMember({ email: `mallory${count}@example.com` })
    const userName = await prove(mallory.token)
    expect(await link(nia.token, NORA, userName)).toEqual(PENDING)
    expect((await nora())?.userId).toBeNull()
  })

  test('what was proved for another purpose', async () => {
    await new FederatedVisitor(server.url).signIn({ context: 'login', provider: 'social' }, 'nora')
    expect(await link(nia.token, NORA, (await nora())?.ssoUsername ?? '')).toEqual(PENDING)
  })

  test('what was proved more than ten minutes ago', async () => {
    const userName = await prove(nia.token)
    now += 601_000
    expect(await link(await server.token(nia.userId), NORA, userName)).toEqual(PENDING)
    now -= 601_000
  })

  test('an account whose way back was not finished in its own browser', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await visitor.start(LINKING, nia.token)
    await visitor.pick(begun.authorizeUrl, 'nora')
    expect(await link(nia.token, NORA, (await nora())?.ssoUsername ?? '')).toEqual(PENDING)
  })

  test('under another address than the provider says', async () => {
    expect(await link(nia.token, 'nia@example.com', await prove(nia.token))).toEqual(PENDING)
  })

  test('by a callback in the victim’s browser, wherever the attacker breaks off', async () => {
    const attacker = new FederatedVisitor(server.url)
    const mallory = await newMember({ email: `mallory${count}@example.com` })
    const begun = await attacker.start(LINKING, mallory.token)
    // The victim opens the address of the attacker's start.
    const victim = new FederatedVisitor(server.url)
    await victim.start({ context: 'login', provider: 'social' })
    expect((await victim.browser.get(begun.authorizeUrl)).status).toBe(400)
    // The victim opens the attacker's callback: the attacker stops where the provider sends the browser back.
    const people = await attacker.browser.get(begun.authorizeUrl)
    const resume = await attacker.browser.postOnly(people.url.href, { subject: 'nora' })
    const callback = await attacker.browser.getOnly(resume)
    expect(new URL(callback).pathname).toBe('/oauth2/idpresponse')
    expect((await victim.browser.get(callback)).status).toBe(400)
    expect(await nora()).toBeUndefined()
  })

  test('a member whose address the account has, without their doing, when the address is not proved', async () => {
    await newMember({ email: NORA })
    await new FederatedVisitor(server.url).signIn({ context: 'login', provider: 'social' }, 'nora')
    expect((await nora())?.userId).toBeNull()
    await server.database.db.delete(members).where(eq(members.email, NORA))
  })

  test('nor signed in, an account whose address is not verified', async () => {
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

describe('unlinking', () => {
  test('takes the account away, ends its sign-ins, and tells the member', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const { tokens } = await new FederatedVisitor(server.url).signIn(
      { context: 'login', provider: 'social' },
      'nora',
    )
    expect(await unlink(nia.token)).toEqual(UNLINKED)
    expect(await nora()).toMatchObject({ userId: null, linkedAt: null })
    expect((await member(nia.userId))?.alternateSSOEmail).toBeNull()
    expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      message: 'Unauthorized',
    })
    expect(await authenticate(server.services, `Bearer ${nia.token}`)).toHaveProperty('userId')
    const mails = await queuedMails(server.database.db)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['sign-in-linked', 'sign-in-unlinked'])
    expect(await unlink(nia.token)).toEqual(UNLINKED)
  })

  test('leaves the last way to sign in', async () => {
    const only = await newMember({ email: `only${count}@example.com` })
    await link(only.token, NORA, await prove(only.token))
    expect(await unlink(only.token)).toEqual({
      state: 'ERROR',
      error: { code: 'LAST_SIGN_IN', message: 'This is your only way to sign in. Set a password first.' },
    })
    expect((await nora())?.userId).toBe(only.userId)
  })

  test('a proof is used up: it does not link again', async () => {
    const userName = await prove(nia.token)
    await link(nia.token, NORA, userName)
    await unlink(nia.token)
    expect(await link(nia.token, NORA, userName)).toEqual(PENDING)
  })
})
