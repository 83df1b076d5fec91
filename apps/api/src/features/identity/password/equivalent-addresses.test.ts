import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { members, signups } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { insertPass } from '../../invitations/insert-pass.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn } from '../../../testing/token-requests.ts'
import { deleteMembers, NEW, passwordForms } from './password-forms.fixture.ts'

// All Unicode forms of one mailbox are one account and share one limit of mails. SECURITY.md#equivalent-addresses

const MIKE = 'mike@evil.example'
/** The forms of one address. The plain one is in the middle, so that forms are tried both before and after it. */
const FORMS = [
  'mike@ｅｖｉｌ.example',
  'ｍｉｋｅ@evil.example',
  'mike＠evil.example',
  'mike@evil．example',
  'mike@evil。example',
  MIKE,
  'mike@evil｡example',
  'mike@𝐞𝐯𝐢𝐥.example',
  'mike@ⓔⓥⓘⓛ.example',
  'mi\u212Ae@evil.example',
  'mike@evil.example.',
  '  MIKE@Evil.Example ',
]
/** Responses to signups are delayed on purpose, so only the nightly run signs up with all forms. */
const NEWCOMERS = process.env['NIGHTLY'] ? FORMS : FORMS.filter((_, at) => at % 3 === 2)
/** The welcome mails that one mailbox gets within an hour, which are the allowed maximum. */
const WELCOMES = ['activation', 'activation', 'activation']
/** Of the codes that are requested within a minute only the first is sent, by the clock of the database. */
const FIRST_ONLY = FORMS.map((_, at) => at === 0)

let now = Date.now()
let open: TestServer
let limited: TestServer

beforeAll(async () => {
  open = await startTestServer({ clock: () => now })
  limited = await startTestServer({
    clock: () => now,
    database: open.database,
    environment: { RATE_LIMITS: 'true', TRUST_PROXY_HOPS: '1' },
  })
})
beforeEach(() => {
  now = Date.now()
})
afterEach(async () => {
  await open.database.db.delete(signups)
  await deleteMembers(open.database.db)
  await open.database.db.execute('delete from rate_limits')
})
afterAll(async () => {
  await limited.close()
  await open.close()
})
const { signUp, register } = registrations(() => open)
const { post, confirm, mailedCode } = passwordForms(() => limited)

const b64 = (text: string) => Buffer.from(text).toString('base64url')

/** Tries each form from a network of its own, a little later than the minimum gap after the previous attempt. */
async function tryEach<Answer>(
  forms: string[],
  attempt: (form: string, from: Record<string, string>) => Promise<Answer>,
) {
  const answers: Answer[] = []
  for (const [at, form] of forms.entries()) {
    now += MINUTE_MS + 1000
    answers.push(await attempt(form, { 'x-forwarded-for': `192.0.${at}.1` }))
  }
  return answers
}

async function expectOneAccount() {
  const found = await open.database.db.select({ email: members.email }).from(members)
  expect(found).toEqual([{ email: MIKE }])
}

async function expectMails(kinds: string[]) {
  const mails = await queuedMails(open.database.db)
  expect(mails.map((mail) => [mail.kind, 'to' in mail ? mail.to : null])).toEqual(
    kinds.map((kind) => [kind, MIKE]),
  )
}

test('Free signups with all forms of one address create one account, which is mailed at most three times an hour', async () => {
  const answers = await tryEach(NEWCOMERS, (form) => signUp(somebody(form)))
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['ConfirmedWithActivation']))
  await expectOneAccount()
  await expectMails(WELCOMES)
})

test('Registrations with a pass and all forms of one address consume one slot and create one account', async () => {
  const pass = await insertPass(open.database.db, { emailDomains: ['ＥＶＩＬ.example'] })
  const answers = await tryEach(NEWCOMERS, (form) => register({ code: pass.code, ...somebody(form) }))
  expect(answers.map(({ error }) => error)).toEqual(NEWCOMERS.map(() => null))
  await expectOneAccount()
  await expectMails(WELCOMES)
  const taken = await open.database.db.query.passes.findFirst({ columns: { taken: true } })
  expect(taken).toEqual({ taken: 1 })
})

test('Forgot password sends one code a minute for all forms of one address together', async () => {
  await open.insertMember({ email: MIKE })
  const answers = await tryEach(FORMS, (email, from) => post('/user/forgotPassword', { email }, from))
  expect(answers.map(({ status }) => status === 200)).toEqual(FIRST_ONLY)
  await expectMails(['password-code'])
})

test('A code that was mailed to one form of an address sets the password with another form, and every form signs in', async () => {
  await open.insertMember({ email: MIKE })
  await post('/user/forgotPassword', { email: FORMS[0] })
  expect(await confirm(await mailedCode(MIKE), NEW, FORMS[1])).toEqual({ success: true })
  for (const form of FORMS) expect((await passwordSignIn(open.url, form, NEW)).status, form).toBe(200)
})

test('An activation link sends one code a minute for all forms of one address together', async () => {
  await signUp(somebody(MIKE))
  const [mail] = await queuedMails(open.database.db, MIKE)
  if (mail?.kind !== 'activation') throw new Error('No activation was mailed.')
  const b64tac = new URL(mail.link).searchParams.get('tac')
  const query = `mutation($b64email: String!, $b64tac: String!) {
    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) { success error { code } } }`
  const answers = await tryEach(FORMS, (form, from) =>
    post('/graphql', { query, variables: { b64email: b64(form), b64tac } }, from),
  )
  expect(answers.map(({ body }) => body)).toEqual(
    FIRST_ONLY.map((first) => ({
      data: {
        sendVerificationCode: { success: first, error: first ? null : { code: 'LIMIT_EXCEEDED' } },
      },
    })),
  )
  await expectMails(['activation', 'set-password-code'])
})
