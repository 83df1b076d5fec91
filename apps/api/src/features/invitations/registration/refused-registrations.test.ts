import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { register, takenOf } = registrations(() => server)

describe('Registering with a pass', () => {
  test.each([
    ['a code that is none', { code: '../admin' }, '404'],
    ['an unknown code', { code: 'NOBODYS-CODE' }, '404'],
    ['no address', { email: 'nia' }, 'INVALID_EMAIL'],
    ['a forged header', { firstName: 'Nia\r\nBcc: all@mail.example' }, 'INVALID_NAME'],
    ['a long name', { lastName: 'x'.repeat(61) }, 'INVALID_ANSWER'],
    ['an empty name', { lastName: ' ' }, 'REQUIRED'],
  ])('refuses %s', async (_what, wrong, code) => {
    const pass = await insertPass(server.database.db)
    const answer = await register({ code: pass.code, ...somebody(), ...wrong })
    expect(answer).toMatchObject({ result: null, tac: null, error: { code } })
    expect(await takenOf(pass.passId)).toBe(0)
  })

  test('fails with 402, 410 and 404 for passes that are full, over or not open yet', async () => {
    const { db } = server.database
    const codeOf = async (pass: Parameters<typeof insertPass>[1]) => (await insertPass(db, pass)).code
    const day = (days: number) => new Date(Date.now() + days * DAY_MS)
    const answers = [
      await register({ code: await codeOf({ slots: 2, taken: 2 }), ...somebody() }),
      await register({ code: await codeOf({ closesAt: day(-1) }), ...somebody() }),
      await register({ code: await codeOf({ opensAt: day(1) }), ...somebody() }),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(['402', '410', '404'])
  })

  test('accepts addresses of the employer only, which depends on the domain alone', async () => {
    const pass = await insertPass(server.database.db, { emailDomains: ['acme.example'] })
    const error = {
      code: '412',
      message:
        'This email extension is not recognized for this course. Please try again with your work email.',
    }
    expect((await register({ code: pass.code, ...somebody('nia@mail.example') })).error).toEqual(error)
    expect((await register({ code: pass.code, ...somebody('nia@it.acme.example') })).error).toEqual(error)
    expect((await register({ code: pass.code, ...somebody('nia@Acme.example') })).error).toBeNull()
  })

  test('requires the redemption code, and a one-time code works once', async () => {
    const { db } = server.database
    const shared = await insertPass(db, { redemptionCodes: ['OPEN-SESAME'] })
    const invalid = { code: '403', message: 'Invalid redemption code.' }
    expect((await register({ code: shared.code, ...somebody() })).error?.code).toBe('REQUIRED')
    expect((await register({ code: shared.code, ...somebody(), redemptionCode: 'sesame' })).error).toEqual(
      invalid,
    )
    for (const redemptionCode of [
      'OPEN-SESAME',
      ' open-sesame ',
      'Open Sesame',
      'ＯＰＥＮ–ＳＥＳＡＭＥ\u200B',
    ]) {
      expect((await register({ code: shared.code, ...somebody(), redemptionCode })).error).toBeNull()
    }
    const once = await insertPass(db, { redemptionCodes: ['ONE-1', 'ONE-2'], usesOTRC: true })
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-1' })).error).toBeNull()
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-1' })).error).toEqual(
      invalid,
    )
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-2' })).error).toBeNull()
    expect(await takenOf(once.passId)).toBe(2)
    const [row] = await rows<{ plain: number }>(
      db,
      sql`select count(*)::int as plain from pass_redemption_codes where code_hash ilike '%sesame%'`,
    )
    expect(row?.plain).toBe(0)
  })
})
