import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword } from '@section/api/features/identity/password/confirm-password.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { mailedCodes, members } from '@section/db/schema.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { RUNS } from '../enrollment/school.ts'
import { guessNaively } from '../broken-implementations/one-time-code.ts'

const GUESSES = 200
const MAX_ATTEMPTS = 5
const EMAIL = 'nia@example.com'

let school: RaceServers
let userId: string

beforeAll(async () => {
  school = await openRaceServers()
  userId = await school.insertMember({ email: EMAIL })
})
afterAll(() => school?.close())

type Guess = (code: string, index: number) => Promise<'right' | 'wrong' | 'refused'>

/** Sends 199 wrong guesses and the right one at once; returns what is wrong with the number that was judged. */
async function rush(guess: Guess): Promise<string[]> {
  const now = Date.now()
  const { db } = school.database
  const code = await school.services(0).mailedCodes.issue(db, { email: EMAIL, purpose: 'reset', userId, now })
  const codes = Array.from({ length: GUESSES }, (_, i) => wrongCode(code, i))
  codes[GUESSES - 1] = code
  const answers = await Promise.all(codes.map(guess))
  const [kept] = await db.select().from(mailedCodes).where(eq(mailedCodes.email, EMAIL))
  const judged = answers.filter((answer) => answer !== 'refused').length
  return [
    ...(judged > MAX_ATTEMPTS ? [`guesses judged: ${judged}`] : []),
    ...(kept && kept.attempts > MAX_ATTEMPTS ? [`guesses counted: ${kept.attempts}`] : []),
    ...(answers[GUESSES - 1] === 'right' && judged > MAX_ATTEMPTS
      ? ['the right one came too late and won']
      : []),
  ]
}

const wrongCode = (code: string, index: number) =>
  String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')

describe('A mailed code on two servers', () => {
  test(`is compared with at most five of ${GUESSES} simultaneous guesses, the right one last, in ${RUNS} runs`, async () => {
    for (let run = 1; run <= RUNS; run++) {
      const wrong = await rush(async (code, index) => {
        const services = school.services(index)
        const guess = { email: EMAIL, code, purposes: ['reset'] as const, now: Date.now() }
        const guessed = await services.mailedCodes.consume(services.database.db, guess)
        if (guessed === 'expired') return 'refused'
        return guessed === 'wrong' ? 'wrong' : 'right'
      })
      expect(wrong, `run ${run}`).toEqual([])
    }
  })

  test('is refused after five wrong guesses, whoever sends it', async () => {
    const services = school.services(0)
    const { db } = services.database
    const code = await services.mailedCodes.issue(db, {
      email: EMAIL,
      purpose: 'reset',
      userId,
      now: Date.now(),
    })
    const confirm = (guess: string, server: number) =>
      confirmPassword(school.services(server), {
        from: '192.0.2.1',
        email: EMAIL,
        code: guess,
        password: 'Better-horse-8',
        now: Date.now(),
      })
    const wrong = await Promise.all(
      Array.from({ length: MAX_ATTEMPTS }, (_, i) => confirm(wrongCode(code, i), i)),
    )
    expect(wrong).toEqual(wrong.map(() => 'CODE_MISMATCH'))
    expect(await confirm(code, 0)).toBe('CODE_EXPIRED')
  })

  test('is guessed more often in a broken implementation, which the race detects', async () => {
    const caught: string[] = []
    for (let run = 1; run <= RUNS && caught.length === 0; run++) {
      caught.push(
        ...(await rush((_code, index) => guessNaively(school.database, EMAIL, () => index === GUESSES - 1))),
      )
    }
    expect(caught.join('; ')).toMatch(/guesses judged: ([6-9]|\d\d+)/)
  })
})

test(`Only one of 20 simultaneous confirmations with the right code sets the password and mails its owner, in ${RUNS} runs`, async () => {
  const { db } = school.database
  for (let run = 1; run <= RUNS; run++) {
    const now = Date.now()
    const { mailedCodes: codes } = school.services(0)
    const code = await codes.issue(db, { email: EMAIL, purpose: 'reset', userId, now })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        confirmPassword(school.services(i), {
          email: EMAIL,
          code,
          from: '192.0.2.1',
          password: `Better-horse-${i}`,
          now,
        }),
      ),
    )
    expect(
      answers.filter((answer) => answer === null),
      `run ${run}`,
    ).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set([null, 'CODE_EXPIRED']))
  }
  const [member] = await db.select().from(members).where(eq(members.userId, userId))
  expect(member?.passwordHash).toMatch(/^\$argon2id\$/)
  // The first run sets the first password of a newcomer, about which no mail is sent.
  const told = (await queuedMails(db)).map(({ kind }) => kind)
  expect(told).toEqual(Array.from({ length: RUNS - 1 }, () => 'password-changed'))
})
