import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { federatedIdentities, federationRequests, outbox } from '@section/db/schema.ts'
import { LINKING } from './linking-calls.ts'
import { REFUSED, type SignedIn, StepUp, TEN_MINUTES } from './step-up.ts'

/** A person at an unattended browser cannot change how its member signs in. SECURITY.md#changing-how-one-signs-in */
const NORA = 'nora.social@mail.example'

let school: StepUp
let nia: SignedIn
beforeAll(async () => {
  school = await StepUp.open()
})
beforeEach(async () => {
  for (const table of [federationRequests, federatedIdentities, outbox])
    await school.server.database.db.delete(table)
  nia = await school.member()
})
afterAll(() => school.server.close())

async function unlink() {
  const { data } = await school.server.graphql<{ unlinkAccount: { state: string; error: object | null } }>(
    nia.token,
    'mutation { unlinkAccount { state error { code message } } }',
  )
  return data?.unlinkAccount
}

/** Signs in with Nora's social account on behalf of Nia, who links it. */
const prove = () => new FederatedVisitor(school.server.url).signIn(LINKING, 'nora', nia.token)

async function link() {
  const { data } = await school.server.graphql<{ startAccountLinking: { state: string } }>(
    nia.token,
    'mutation($email: String!, $userName: String!) { startAccountLinking(email: $email, userName: $userName) { state } }',
    { email: NORA, userName: (await nora())?.ssoUsername },
  )
  return data?.startAccountLinking
}

const nora = async () => (await school.server.database.db.select().from(federatedIdentities))[0]

test('Linking an account is refused ten minutes after signing in, and nothing is stored', async () => {
  await school.pass(TEN_MINUTES)
  expect(await school.startLinking(nia.token)).toEqual(REFUSED)
  expect(await school.server.database.db.select().from(federationRequests)).toEqual([])
})

test('Unlinking an account is refused ten minutes after signing in, and no mail is sent', async () => {
  await prove()
  await link()
  await school.server.database.db.delete(outbox)
  await school.pass(TEN_MINUTES)
  expect(await unlink()).toEqual({ state: 'ERROR', ...REFUSED })
  expect((await nora())?.userId).toBe(nia.userId)
  expect(await queuedMails(school.server.database.db)).toEqual([])
})

test('Linking and unlinking an account are allowed less than ten minutes after signing in', async () => {
  await prove()
  await link()
  await school.pass(TEN_MINUTES - 5000)
  expect(await school.startLinking(nia.token)).toHaveProperty('authorizeUrl')
  expect(await unlink()).toEqual({ state: 'UNLINKED', error: null })
})

test('A linking that began in time may be finished later', async () => {
  await school.pass(TEN_MINUTES - 5000)
  await prove()
  await school.pass(60_000)
  expect(await link()).toEqual({ state: 'VERIFIED' })
})

test('An account that was not proved is not linked by a confirmed member either', async () => {
  const mallory = await school.member()
  await new FederatedVisitor(school.server.url).signIn(LINKING, 'nora', mallory.token)
  expect(await link()).toEqual({ state: 'PENDING' })
  expect((await nora())?.userId).toBeNull()
})
