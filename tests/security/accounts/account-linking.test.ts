import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticate } from '@section/api/server/access/authenticate.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { federatedIdentities } from '@section/db/schema.ts'
import { forgetLinks, linkingCalls, LINKING, NORA, PENDING, UNLINKED, VERIFIED } from './linking-calls.ts'

/** Linking and unlinking an account of the social provider. docs/product/account-settings.md#secondary-login */
let server: TestServer
let nia: { userId: string; token: string }
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertRealms(server.database.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await forgetLinks(server)
  nia = await newNia(`nia${count++}@example.com`)
})
const { link, newMember, newNia, nora, prove, shownAddress, unlink } = linkingCalls(() => server)

describe('The linking of an account', () => {
  test('links an account that the member has proved, shows its address, and mails the member', async () => {
    expect(await link(nia.token, NORA, 'social_whatever')).toEqual(PENDING)
    const userName = await prove(nia.token)
    expect((await nora())?.userId).toBeNull()
    expect(await link(nia.token, NORA, userName)).toEqual(VERIFIED)
    expect((await nora())?.userId).toBe(nia.userId)
    expect(await shownAddress(nia)).toBe(NORA)
    expect(await link(nia.token, NORA, userName)).toEqual(VERIFIED)
    expect(await queuedMails(server.database.db)).toMatchObject([{ kind: 'sign-in-linked', account: NORA }])
  })

  test('lets the account sign in as the member', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const { tokens } = await new FederatedVisitor(server.url).signIn(
      { context: 'login', provider: 'social' },
      'nora',
    )
    expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      userId: nia.userId,
    })
  })

  test('refuses an account of another member as linked already', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const omar = await newMember({ email: `omar${count}@example.com` })
    const userName = await prove(omar.token)
    expect(await link(omar.token, NORA, userName)).toEqual({
      state: 'ERROR',
      error: { code: 'ALREADY_LINKED', message: 'The selected social account is already linked.' },
    })
    expect((await nora())?.userId).toBe(nia.userId)
  })

  test('refuses a second social account', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    await new FederatedVisitor(server.url).signIn(LINKING, 'robin', nia.token)
    const identities = await server.database.db.select().from(federatedIdentities)
    const robin = identities.find(({ subject }) => subject === 'robin')
    expect(await link(nia.token, 'robin@mail.example', robin?.ssoUsername ?? '')).toMatchObject({
      state: 'ERROR',
    })
  })
})

describe('The unlinking of an account', () => {
  test('removes an account that a sign-in linked by its address, which the settings show', async () => {
    const owner = await newNia(NORA)
    expect(await shownAddress(owner)).toBeNull()
    await new FederatedVisitor(server.url).signIn({ context: 'login', provider: 'social' }, 'nora')
    expect((await nora())?.userId).toBe(owner.userId)
    expect(await shownAddress(owner)).toBe(NORA)
    expect(await unlink(owner.token)).toEqual(UNLINKED)
    expect(await shownAddress(owner)).toBeNull()
  })

  test('removes the account, ends its sign-ins, and mails the member', async () => {
    await link(nia.token, NORA, await prove(nia.token))
    const { tokens } = await new FederatedVisitor(server.url).signIn(
      { context: 'login', provider: 'social' },
      'nora',
    )
    expect(await unlink(nia.token)).toEqual(UNLINKED)
    expect(await nora()).toMatchObject({ userId: null, linkedAt: null })
    expect(await shownAddress(nia)).toBeNull()
    expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
      message: 'Unauthorized',
    })
    expect(await authenticate(server.services, `Bearer ${nia.token}`)).toHaveProperty('userId')
    const mails = await queuedMails(server.database.db)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['sign-in-linked', 'sign-in-unlinked'])
    expect(await unlink(nia.token)).toEqual(UNLINKED)
  })

  test('is refused for the last way to sign in', async () => {
    const only = await newMember({ email: `only${count}@example.com` })
    await link(only.token, NORA, await prove(only.token))
    expect(await unlink(only.token)).toEqual({
      state: 'ERROR',
      error: { code: 'LAST_SIGN_IN', message: 'This is your only way to sign in. Set a password first.' },
    })
    expect((await nora())?.userId).toBe(only.userId)
  })

  test('uses the proof up, which links nothing again', async () => {
    const userName = await prove(nia.token)
    await link(nia.token, NORA, userName)
    await unlink(nia.token)
    expect(await link(nia.token, NORA, userName)).toEqual(PENDING)
  })
})
