import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPass, type Pass } from '@section/api/features/invitations/passes/invitations-store.ts'
import {
  findRedemptionCode,
  redemptionCodeHasher,
} from '@section/api/features/invitations/passes/redemption-codes-store.ts'
import { checkRedemptionCode } from '@section/api/features/invitations/passes/check-redemption-code.ts'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { RUNS } from './enrollment/school.ts'

const GUESSES = 200
const EVALUATED = 5
const FROM = '192.0.2.7'

let database: Database
let servers: TestServer[]
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 24 })
  const config = { rateLimits: true }
  servers = [await startTestServer({ database, config }), await startTestServer({ database, config })]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

type Guess = (pass: Pass, code: string, n: number) => Promise<'right' | '403' | 'LIMIT_EXCEEDED'>

const guess: Guess = async (pass, code, n) => {
  const server = servers[n % servers.length]
  if (!server) throw new Error('There is no server.')
  const shown = await checkRedemptionCode(
    { services: server.services, from: FROM, setHeader: () => undefined },
    pass,
    code,
  )
  if ('codeHash' in shown) return 'right'
  return shown.error.code === '403' ? '403' : 'LIMIT_EXCEEDED'
}

/** A broken implementation that looks at the code without counting first. */
const guessUncounted: Guess = async (pass, code) => {
  const hash = await redemptionCodeHasher(database.db)
  return (await findRedemptionCode(database.db, pass, hash(pass.passId, code))) ? 'right' : '403'
}

/** Sends 200 guesses at once, the right one last; returns what is wrong. */
async function storm(run: string, attempt: Guess): Promise<string[]> {
  const { code } = await insertPass(database.db, { redemptionCodes: [`RIGHT-${run}`] })
  const pass = await findPass(database.db, code, Date.now())
  if (!pass) throw new Error('The pass was not kept.')
  const codes = Array.from({ length: GUESSES }, (_, n) =>
    n === GUESSES - 1 ? `RIGHT-${run}` : `WRONG-${run}-${n}`,
  )
  const answers = await Promise.all(codes.map((tried, n) => attempt(pass, tried, n)))
  const evaluated = answers.filter((answer) => answer !== 'LIMIT_EXCEEDED').length
  return [
    ...(evaluated <= EVALUATED ? [] : [`evaluated: ${evaluated}`]),
    ...(answers.at(-1) === 'right' ? ['the right one was let in'] : []),
    // The right code is refused afterwards, too.
    ...((await attempt(pass, `RIGHT-${run}`, 0)) === 'right' ? ['the right one was let in later'] : []),
  ]
}

test(`Only five of ${GUESSES} simultaneous guesses of a redemption code are checked, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) expect(await storm(String(run), guess), `run ${run}`).toEqual([])
})

test(`All ${GUESSES} people who know a redemption code are let in at once`, async () => {
  const { code } = await insertPass(database.db, { redemptionCodes: ['OPEN-SESAME'] })
  const pass = await findPass(database.db, code, Date.now())
  if (!pass) throw new Error('The pass was not kept.')
  for (let n = 0; n < GUESSES; n++) expect(await guess(pass, 'open-sesame', n)).toBe('right')
})

test('The race of guesses detects its broken implementation', async () => {
  expect(await storm('broken', guessUncounted)).toContain(`evaluated: ${GUESSES}`)
})
