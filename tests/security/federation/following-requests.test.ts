import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { solvedChallenge } from '@section/api/testing/solve-challenge.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { rows } from '@section/db/connection.ts'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { type MailingProcess, startMailingProcess, separability, Watcher } from './following-requests.ts'

// The requests that follow an answer reveal no more than the answer itself. SECURITY.md#account-enumeration

const PAIRS = 200
const MOST_TELLING = 0.6

interface Ask {
  path: string
  body: (email: string, server: MailingProcess) => Promise<object> | object
}

const GRAPHQL = '/graphql'
const ASKED: Record<string, Ask> = {
  'forgot password': { path: '/user/forgotPassword', body: (email) => ({ email }) },
  'limited signup': {
    path: GRAPHQL,
    body: async (email, { url }) => ({
      query: `mutation($email: String!, $token: String!) { signupLimitedUser(firstName: "Nia", lastName: "Okafor",
        email: $email, botChallengeToken: $token) { result tac error { code } } }`,
      variables: { email, token: await solvedChallenge(url) },
    }),
  },
  'pass registration': {
    path: GRAPHQL,
    body: (email, { passCode: code }) => ({
      query: `mutation($code: String!, $email: String!) { createUserWithPass(code: $code, firstName: "Nia",
        lastName: "Okafor", email: $email) { result tac error { code } } }`,
      variables: { email, code },
    }),
  },
}

describe('A code for a forgotten password', () => {
  const from = { name: 'School', address: 'hello@school.example' }
  const taken: string[] = []
  let mailServer: SmtpEmulator
  let server: TestServer
  beforeAll(async () => {
    mailServer = await startSmtpEmulator(async ({ recipients }) => void taken.push(...recipients))
    const mail = { from, smtpUrl: mailServer.url, delayMs: 2500 }
    server = await startTestServer({ config: { mail, works: true } })
    // Of these 2.5 s the random delay takes 1.5 s.
    vi.spyOn(Math, 'random').mockReturnValue(0.6)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await server.close()
    await mailServer.close()
  })

  test('causes the same work at the same later moment for an account, a suspended one and none, and one mail', async () => {
    await server.insertMember({ email: 'there@acme.example' })
    await server.insertMember({ email: 'gone@acme.example', suspendedAt: new Date() })
    const asked = ['there@acme.example', 'gone@acme.example', 'nobody@acme.example']
    const { db } = server.database
    const waiting = () =>
      rows<{ state: string; payload: Record<string, unknown> }>(
        db,
        sql`select state, payload from outbox join pgboss.job on data ->> 'outboxId' = outbox_id::text
          where delivered_at is null order by payload ->> 'to'`,
      )
    for (const email of asked) {
      const body = JSON.stringify({ email })
      const headers = { 'content-type': 'application/json' }
      await fetch(`${server.url}/user/forgotPassword`, { method: 'POST', headers, body })
    }
    const kept = await waiting()
    expect(kept.map(({ payload }) => payload['to'])).toEqual(asked.toSorted())
    for (const { state, payload } of kept) {
      expect({ state, ...payload }).toMatchObject({
        state: 'created',
        kind: 'password-code',
        code: expect.stringMatching(/^\d{6}$/),
      })
    }
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000)
    const settled = () =>
      rows(
        db,
        sql`select distinct name, state, retry_count, output, payload, failed_at
          from outbox join pgboss.job on data ->> 'outboxId' = outbox_id::text`,
      )
    await vi.waitFor(async () =>
      expect(await settled()).toEqual([
        {
          name: 'mail',
          state: 'completed',
          retry_count: 0,
          output: null,
          payload: { kind: 'password-code' },
          failed_at: null,
        },
      ]),
    )
    expect(taken).toEqual(['there@acme.example'])
  })
})

describe.runIf(process.env['NIGHTLY'])('The nightly measurement after a request by address', () => {
  // The operations run side by side, each on its own server, because a pair takes six seconds of mostly waiting.
  test.concurrent.each(Object.entries(ASKED))(
    `finds that the next requests on the connection take as long for an account as for none, by %s, in ${PAIRS} pairs`,
    async (name, ask) => {
      const server = await startMailingProcess(PAIRS)
      const watcher = new Watcher(server.url)
      const watch = async (email: string) => {
        const { said, followed } = await watcher.ask(ask.path, await ask.body(email, server))
        expect(said).toMatch(/^200 \{"success":true|^200 .*ConfirmedWithActivation/)
        return followed
      }
      try {
        await watch('first@acme.example')
        const [there, absent]: [number[][], number[][]] = [[], []]
        for (let i = 0; i < PAIRS; i++) {
          // Known and unknown addresses take turns in coming first, so that other load affects both equally.
          if (i % 2 === 0) there.push(await watch(server.existing(i)))
          absent.push(await watch(`nobody-${i}@acme.example`))
          if (i % 2 === 1) there.push(await watch(server.existing(i)))
        }
        const told = separability(there, absent)
        console.log(`${name}: ${told.map(({ feature, auc }) => `${feature} ${auc.toFixed(3)}`).join(', ')}`)
        expect(told.filter(({ auc }) => auc > MOST_TELLING)).toEqual([])
      } finally {
        watcher.close()
        await server.close()
      }
    },
    7_200_000,
  )
})
