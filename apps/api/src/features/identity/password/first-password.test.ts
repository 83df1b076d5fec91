import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { activations, members } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { passwordSignIn } from '../../../testing/token-requests.ts'
import { deleteMembers, NEW, passwordForms } from './password-forms.fixture.ts'

const ZOE = 'zoe@example.com'

const { clock, server } = serverWithClock()

afterEach(() => deleteMembers(server().database.db))
const { confirm, mailedCode } = passwordForms(server)
const { signUp } = registrations(server)

const b64 = (text: string) => Buffer.from(text).toString('base64url')
const SEND =
  'mutation($e: String!, $t: String!) { sendVerificationCode(b64email: $e, b64tac: $t) { success error { code } } }'
const sendCode = async (email: string, tac: string) =>
  (await server().graphql(null, SEND, { e: b64(email), t: b64(tac) })).data?.['sendVerificationCode']

const SENT = { success: true, error: null }
const refused = (code: string) => ({ success: false, error: { code } })

const LOOKUP = `query($email: String!, $tac: String!) {
  lookupSignupActivationCode(email: $email, tac: $tac) { success } }`
const poll = async (email: string, tac: string | null) =>
  (await server().graphql(null, LOOKUP, { email, tac })).data?.['lookupSignupActivationCode']

/** Signs Zoe up and returns the handle that her browser gets and the link that is mailed to her. */
async function signUpZoe() {
  const { tac: handle } = await signUp(somebody(ZOE))
  const [mail] = await queuedMails(server().database.db, ZOE)
  if (mail?.kind !== 'activation') throw new Error('No activation was mailed.')
  const { pathname, searchParams } = new URL(mail.link)
  const decoded = (name: string) => Buffer.from(searchParams.get(name) ?? '', 'base64url').toString()
  return { handle: handle ?? '', pathname, email: decoded('email'), tac: decoded('tac') }
}

/** Returns the times at which the activation links of Zoe's account were used. */
const activationsUsed = () =>
  server()
    .database.db.select({ usedAt: activations.usedAt })
    .from(activations)
    .innerJoin(members, eq(members.userId, activations.userId))
    .where(eq(members.email, ZOE))

test('A mailed activation link sends a code, which sets the first password and activates the account', async () => {
  const { db } = server().database
  const { handle, pathname, email, tac } = await signUpZoe()
  expect({ pathname, email }).toEqual({ pathname: '/set-password', email: ZOE })
  expect(await poll(ZOE, handle)).toEqual({ success: true })
  expect(await activationsUsed()).toEqual([{ usedAt: null }])

  for (const wrong of [handle, `${tac}x`, '', 'x']) {
    expect(await sendCode(ZOE, wrong)).toEqual(refused('LINK_EXPIRED'))
  }
  expect(await sendCode('omar@example.com', tac)).toEqual(refused('LINK_EXPIRED'))
  expect(await queuedMails(db)).toMatchObject([{ kind: 'activation', to: ZOE }])
  expect(await sendCode(ZOE, tac)).toEqual(SENT)
  expect((await queuedMails(db)).slice(1)).toMatchObject([{ kind: 'set-password-code', to: ZOE }])

  expect(await confirm(await mailedCode(ZOE), NEW, ZOE)).toEqual({ success: true })
  expect((await passwordSignIn(server().url, ZOE, NEW)).status).toBe(200)
  // A first password is not reported by a mail.
  expect((await queuedMails(db, ZOE)).map(({ kind }) => kind)).toEqual(['activation', 'set-password-code'])
  expect(await activationsUsed()).toEqual([{ usedAt: new Date(clock.now) }])
  expect(await sendCode(ZOE, tac)).toEqual(refused('ACCOUNT_ACTIVATED'))
  expect(await poll(ZOE, tac)).toEqual({ success: false })
  expect(await poll('omar@example.com', handle)).toEqual({ success: false })
})

test('An activation link is valid for 24 hours', async () => {
  const { tac } = await signUpZoe()
  clock.now += 24 * 60 * MINUTE_MS - 1
  expect(await sendCode(ZOE, tac)).toEqual(SENT)
  clock.now += 1
  expect(await sendCode(ZOE, tac)).toEqual(refused('LINK_EXPIRED'))
})
