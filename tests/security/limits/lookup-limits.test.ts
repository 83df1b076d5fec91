import { beforeEach, describe, expect, test } from 'vitest'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { corporateRealms, lmsProviders, realmDomains } from '@section/db/schema.ts'
import { limitedServer, through } from './limited-server.ts'

// Lookups are limited by how much a visitor can learn from them, so that a company behind one address can work.
// SECURITY.md#rate-limits

const EMPLOYEES = 300
const MOST = 20
const TOO_MANY = { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 minute.' }

const limited = limitedServer()
const b64 = (text: string) => Buffer.from(text).toString('base64url')

interface Asked {
  error: { code: string; message: string } | null
  retryAfter: unknown
}

async function ask(query: string, variables: object, from = '192.0.2.1'): Promise<Asked> {
  const { body, headers } = await limited.inject('/graphql', { query, variables }, through(from))
  const { data } = body as { data: { found: { error: Asked['error'] } | null } }
  return { error: data.found?.error ?? null, retryAfter: headers['retry-after'] }
}

const CORPORATE =
  'query($v: String!) { found: lookupCorporateRealm(b64email: $v) { error { code message } } }'
const LMS = 'query($v: String!) { found: lookupLMSProvider(b64options: $v) { error { code message } } }'
const PASS = `query($v: String!) { found: getPassDetailsByCode(code: $v, context: InviteRegistration) {
  error { code message } } }`
const PASS_REALM =
  'query($v: String!) { found: lookupPassCorporateRealm(code: $v) { error { code message } } }'

const corporate = (email: string, from?: string) => ask(CORPORATE, { v: b64(email) }, from)
const lms = (provider: string) => ask(LMS, { v: b64(JSON.stringify({ provider })) })
const codes = (answers: Asked[]) => answers.map(({ error }) => error?.code ?? null)

beforeEach(async () => {
  const { db } = limited.server.database
  await db.delete(lmsProviders)
  await db.delete(realmDomains)
  await db.delete(corporateRealms)
  await insertRealms(db)
})

describe('A company of 300 people behind one IP address', () => {
  test('may look up its sign-in all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: EMPLOYEES }, (_, i) => corporate(`employee${i}@acme.example`)),
    )
    expect(new Set(codes(answers))).toEqual(new Set([null]))
  })

  test('may arrive from its learning system one after another', async () => {
    for (let i = 0; i < EMPLOYEES; i++) expect(await lms('acme-learn')).toMatchObject({ error: null })
  })

  test('may register with its invitation while somebody there guesses others', async () => {
    const { db } = limited.server.database
    const pass = await insertPass(db, { emailDomains: ['acme.example'], slots: 500 })
    expect(await ask(PASS, { v: pass.code })).toMatchObject({ error: null })
    for (let i = 0; i < MOST; i++) await ask(PASS, { v: `GUESS-${i}` })
    expect((await ask(PASS, { v: 'GUESS-MORE' })).error).toEqual(TOO_MANY)
    const registered = []
    for (let i = 0; i < 60; i++) {
      const query = `mutation($c: String!, $e: String!) { found: createUserWithPass(code: $c, firstName: "Nia",
        lastName: "Okafor", email: $e) { error { code message } } }`
      registered.push(ask(query, { c: pass.code, e: `new${i}@acme.example` }))
    }
    expect(new Set(codes(await Promise.all(registered)))).toEqual(new Set([null]))
  })
})

/** Matches the rest of a minute in seconds, of which one or more may have passed when the answer arrives. */
const WITHIN_A_MINUTE = expect.stringMatching(/^([1-5]\d|60)$/)

describe('A client that guesses inputs of the lookups', () => {
  test('learns of 20 domains a minute, however many requests are sent at once and repeated', async () => {
    const domains = Array.from({ length: 100 }, (_, i) => `sam@guess${i}.example`)
    const answers = await Promise.all([...domains, ...domains, ...domains].map((email) => corporate(email)))
    const told = new Set(
      [...domains, ...domains, ...domains].filter((_email, i) => answers[i]?.error?.code === '404'),
    )
    expect(told.size).toBe(MOST)
    expect(await corporate('ada@initech.example')).toEqual({ error: TOO_MANY, retryAfter: WITHIN_A_MINUTE })
    expect(await corporate('ada@initech.example', '192.0.2.2')).toMatchObject({ error: null })
  })

  test('gets the same refusal from every lookup, with the time to come back', async () => {
    for (let i = 0; i < MOST; i++) await corporate(`sam@guess${i}.example`)
    const answers = [
      await corporate('ada@acme.example'),
      await lms('acme-learn'),
      await ask(PASS, { v: 'ACMESSO' }),
      await ask(PASS_REALM, { v: 'ACMESSO' }),
    ]
    expect(answers).toEqual(answers.map(() => ({ error: TOO_MANY, retryAfter: WITHIN_A_MINUTE })))
  })
})
