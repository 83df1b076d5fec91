import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { federatedIdentities } from '@section/db/schema.ts'
import { authenticate } from '../../server/access/authenticate.ts'
import { FederatedVisitor } from '../../testing/federated-sign-in.ts'
import { insertRealms } from '../../testing/insert-realms.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'

const EMAIL = 'sam@initech.example'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertRealms(server.database.db)
  await server.insertMember({ email: EMAIL })
})
afterAll(() => server.close())

const relink = (email: string) => operatorCommand('member:relink', [email])(server.services)
const start = { context: 'corporate-login', realm: 'initech' }
const identities = () =>
  server.database.db.select().from(federatedIdentities).where(eq(federatedIdentities.email, EMAIL))

/** Changes the name id by which the provider identifies the person: what is stored belongs to another name id afterwards. */
const renameAtProvider = () =>
  server.database.db
    .update(federatedIdentities)
    .set({ subject: 'sam-before', ssoUsername: 'initech_before' })
    .where(eq(federatedIdentities.subject, 'sam'))

test('A member whose name id has changed at their employer is refused with one line in the log, and signs in again once relinked', async () => {
  const before = (await new FederatedVisitor(server.url).signIn(start, 'sam')).tokens
  await expect(relink(EMAIL)).rejects.toThrow(
    new OperatorError(
      `No sign-in of ${EMAIL} was refused because their employer names them otherwise. Let them try to sign in, and run this again.`,
    ),
  )
  await renameAtProvider()

  const warn = vi.spyOn(server.services.log, 'warn')
  const visitor = new FederatedVisitor(server.url)
  const begun = await visitor.start(start)
  await visitor.pick(begun.authorizeUrl, 'sam')
  expect((await visitor.finish(begun.state)).body).toMatchObject({
    failure: { code: 'SIGN_IN_CHANGED', message: expect.stringContaining('Customer Support can link it') },
  })
  const [linked] = (await identities()).filter(({ userId }) => userId !== null)
  const [refused] = (await identities()).filter(({ userId }) => userId === null)
  expect(warn.mock.calls).toEqual([
    [
      {
        realm: 'initech',
        rule: 'already-linked',
        ssoUsername: refused?.ssoUsername,
        userId: linked?.userId,
      },
      'A sign-in at an identity provider was refused',
    ],
  ])

  warn.mockClear()
  expect(await relink(' SAM@initech.example')).toBe(
    `${EMAIL} signs in at initech as ${refused?.ssoUsername} (Sam Whitlock) from now on, and not as initech_before any more.`,
  )
  expect(warn.mock.calls).toMatchObject([
    [
      { userId: linked?.userId, realm: 'initech', from: 'initech_before', to: refused?.ssoUsername },
      expect.any(String),
    ],
  ])
  warn.mockRestore()
  expect(await queuedMails(server.database.db)).toContainEqual(
    expect.objectContaining({ kind: 'sign-in-relinked', to: EMAIL, account: EMAIL }),
  )
  // The sign-ins with the former identity have ended.
  expect(await authenticate(server.services, `Bearer ${before.id_token}`)).toBeInstanceOf(Error)
  const { tokens } = await new FederatedVisitor(server.url).signIn(start, 'sam')
  expect(await authenticate(server.services, `Bearer ${tokens.id_token}`)).toMatchObject({
    userId: linked?.userId,
  })
})

test('A member is not relinked to the identity of another address, of another provider, or of another member', async () => {
  const userId = await server.insertMember({ email: 'ada@acme.example' })
  const other = await server.insertMember({ email: 'bo@acme.example' })
  const identity = (issuer: string, subject: string, email: string, owner: string | null) => ({
    issuer,
    subject,
    email,
    ssoUsername: `acme_${subject}`,
    emailVerified: true,
    realm: 'acme',
    userId: owner,
  })
  await server.database.db
    .insert(federatedIdentities)
    .values([
      identity('urn:a', 'ada', 'ada@acme.example', userId),
      identity('urn:a', 'zoe', 'zoe@acme.example', null),
      identity('urn:b', 'ada-elsewhere', 'ada@acme.example', null),
      identity('urn:a', 'bo', 'ada@acme.example', other),
    ])
  await expect(relink('ada@acme.example')).rejects.toThrow(OperatorError)
  await expect(relink('nobody@acme.example')).rejects.toThrow('There is no member with the address')
})
