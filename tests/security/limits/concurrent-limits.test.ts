import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { limitedServer, through } from './limited-server.ts'

// Of 200 simultaneous requests an operation lets exactly as many through as its limit, whatever address they claim.
// SECURITY.md#rate-limits

const AT_ONCE = 200
const HERE = '192.0.2.1'

const limited = limitedServer()

/** Sends that many requests at once, each with another forwarded address; returns how many were not refused by a limit. */
async function letThrough(
  times: number,
  path: string,
  bodyOf: (i: number) => object,
  headers: Record<string, string> = {},
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, i) =>
      limited.inject(path, bodyOf(i), { ...through(HERE, `10.0.0.${i % 250}`), ...headers }),
    ),
  )
  expect(
    answers.filter(({ status, body }) => status === 500 || JSON.stringify(body).includes('INTERNAL')),
  ).toEqual([])
  return answers.filter(({ body }) => !JSON.stringify(body).includes('LIMIT_EXCEEDED')).length
}

const signup = () => ({
  query: `mutation { signupLimitedUser(firstName: "Nia", lastName: "Okafor", email: "nia@example.com",
    botChallengeToken: "none") { error { code } } }`,
})

const registration = (code: string) => (i: number) => ({
  query: `mutation($code: String!, $email: String!) { createUserWithPass(code: $code, firstName: "Nia",
    lastName: "Okafor", email: $email) { error { code } } }`,
  variables: { code, email: `newcomer${i}@elsewhere.example` },
})

const signedIn = async () => ({
  authorization: `Bearer ${await limited.server.token(await limited.server.insertMember({}))}`,
})

test('Only 60 of 200 simultaneous signups from one IP address are processed, and one more from another address', async () => {
  expect(await letThrough(AT_ONCE, '/graphql', signup)).toBe(60)
  const { body } = await limited.post('/graphql', signup(), '192.0.2.2')
  expect(body).toMatchObject({ data: { signupLimitedUser: { error: { code: 'BOT_CHALLENGE_FAILED' } } } })
})

describe.runIf(process.env['NIGHTLY'])('The rate limits at their full numbers', () => {
  test('allow 60 of 200 simultaneous registrations with a pass from one address, and 60 with another pass', async () => {
    const { db } = limited.server.database
    const [pass, another] = [await insertPass(db, { slots: 500 }), await insertPass(db, { slots: 500 })]
    expect(await letThrough(AT_ONCE, '/graphql', registration(pass.code))).toBe(60)
    expect(await letThrough(AT_ONCE, '/graphql', registration(another.code))).toBe(60)
  })

  test('allow 300 of 500 simultaneous registrations with the pass of one company from one address', async () => {
    const company = await insertPass(limited.server.database.db, {
      emailDomains: ['acme.example'],
      slots: 500,
    })
    expect(await letThrough(500, '/graphql', registration(company.code))).toBe(300)
  })

  test('allow 60 of 200 simultaneous requests for mailed codes from one address', async () => {
    expect(await letThrough(AT_ONCE, '/user/forgotPassword', (i) => ({ email: `m${i}@example.com` }))).toBe(
      60,
    )
  })

  test('allow five of 200 simultaneous questions whether an address signed up', async () => {
    expect(await letThrough(AT_ONCE, '/elu', (i) => ({ e: `m${i}@example.com` }))).toBe(5)
  })

  test('allow 20 of 200 simultaneous polls with one handle', async () => {
    const poll = () => ({
      query: 'query { lookupSignupActivationCode(email: "a@example.com", tac: "handle") { error { code } } }',
    })
    expect(await letThrough(AT_ONCE, '/graphql', poll)).toBe(20)
  })

  test('allow a member 30 of 200 simultaneous video sessions, and 90 of 200 updates of one', async () => {
    const bearer = await signedIn()
    const variables = { id: randomUUID(), courseId: randomUUID(), videoId: randomUUID() }
    const create = () => ({
      query: `mutation($courseId: ID!, $videoId: ID!) {
      createVideoSession(courseId: $courseId, videoId: $videoId, type: ON_DEMAND) { error { code } } }`,
      variables: { courseId: variables.courseId, videoId: variables.videoId },
    })
    const update = () => ({
      query: `mutation($id: ID!, $videoId: ID!) { updateVideoSession(userVideoSessionId: $id, videoId: $videoId,
      continueAtTime: 1, status: IN_PROGRESS, videoSessionMaxPlayhead: 1, videoSessionPlayingTime: 1) {
      error { code } } }`,
      variables: { id: variables.id, videoId: variables.videoId },
    })
    expect(await letThrough(AT_ONCE, '/graphql', create, bearer)).toBe(30)
    expect(await letThrough(AT_ONCE, '/graphql', update, await signedIn())).toBe(90)
  })
})
