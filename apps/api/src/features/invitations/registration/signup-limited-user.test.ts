import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const LOOKUP = `query($email: String!, $tac: String!) {
  lookupSignupActivationCode(email: $email, tac: $tac) { success } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { signUp, accountOf } = registrations(() => server)

const nonceOf = (headers: Headers) => /_signup=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

async function elu(email: string, headers: Headers): Promise<{ s: boolean; u: string | null }> {
  const response = await fetch(`${server.url}/elu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `member_signup=${nonceOf(headers)}` },
    body: JSON.stringify({ e: email }),
  })
  return (await response.json()) as { s: boolean; u: string | null }
}

describe('Signing up for free', () => {
  test('creates a limited account and mails its activation link', async () => {
    const person = somebody(' Nia.Limited@Mail.example ')
    const { headers, ...answer } = await signUp(person)
    expect(answer).toEqual({
      result: 'ConfirmedWithActivation',
      link: null,
      tac: expect.any(String),
      error: null,
    })
    const email = 'nia.limited@mail.example'
    const account = await accountOf(email)
    expect(account).toMatchObject({ status: 'LIMITED', passwordHash: null })
    const areas = await rows(
      server.database.db,
      sql`select type, ends_at from entitlements where user_id = ${account?.userId}`,
    )
    expect(areas).toEqual([{ type: 'mc-limited', ends_at: null }])
    expect(await queuedMails(server.database.db, email)).toMatchObject([
      { kind: 'activation', firstName: 'Nia' },
    ])
    const poll = (variables: object) => server.graphql(null, LOOKUP, { ...variables })
    expect((await poll({ email, tac: answer.tac })).data).toEqual({
      lookupSignupActivationCode: { success: true },
    })
    expect((await poll({ email: 'other@mail.example', tac: answer.tac })).data).toEqual({
      lookupSignupActivationCode: { success: false },
    })
    expect(await elu(email, headers)).toEqual({ s: true, u: account?.userId })
  })

  test.each([
    ['no first name', { firstName: ' ' }, 'REQUIRED'],
    ['no address', { email: '' }, 'REQUIRED'],
    ['a wrong address', { email: 'nia@mail' }, 'INVALID_EMAIL'],
    ['a link for a name', { firstName: 'https://win.example' }, 'INVALID_NAME'],
    ['a forged header', { lastName: 'Okafor\nBcc: all@mail.example' }, 'INVALID_NAME'],
    ['a long name', { lastName: 'x'.repeat(61) }, 'INVALID_NAME'],
  ])('refuses %s', async (_what, wrong, code) => {
    const person = { ...somebody(), ...wrong }
    const { result, error, tac } = await signUp({ ...person, botChallengeToken: 'none' })
    expect({ result, code: error?.code, tac }).toEqual({ result: null, code, tac: null })
  })

  test('returns the same result for an address with an account, and only the mail differs', async () => {
    const { db } = server.database
    const email = 'grace@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash', firstName: 'Grace' })
    const taken = await signUp(somebody(email))
    const person = somebody()
    const fresh = await signUp(person)
    const shape = ({ headers: _headers, ...answer }: Awaited<ReturnType<typeof signUp>>) => ({
      ...answer,
      tac: answer.tac?.length,
    })
    expect(shape(taken)).toEqual(shape(fresh))
    expect(await queuedMails(db, email)).toEqual([
      { kind: 'already-registered', to: email, firstName: 'Grace', link: `${server.url}/login` },
    ])
    const [known, unknown] = [await elu(email, taken.headers), await elu(person.email, fresh.headers)]
    expect({ ...known, u: known.u?.length }).toEqual({ ...unknown, u: unknown.u?.length })
    const owners = await db
      .select()
      .from(members)
      .where(eq(members.userId, known.u ?? ''))
    expect(owners).toEqual([])
    expect((await elu(email, (await signUp(somebody(email))).headers)).u).toBe(known.u)
    const { data } = await server.graphql(null, LOOKUP, { email, tac: taken.tac })
    expect(data).toEqual({ lookupSignupActivationCode: { success: true } })
  })
})
