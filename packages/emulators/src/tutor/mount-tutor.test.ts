import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountTutor } from './mount-tutor.ts'

const PATH = '/dev/profai'
const MEMBER = { userId: 'n', name: 'Nora Lindqvist', email: 'nora@example.com', customer: null }

/** The school, which knows one token. */
const school = Fastify()
const app = Fastify()
let redeemUrl: string | null = null
let fails = false

beforeAll(async () => {
  school.post<{ Body: { token: string } }>('/redeem', ({ body, headers }, reply) => {
    if (fails) return reply.code(503).send({})
    const isTutor = headers.authorization === `Basic ${btoa('profai:secret')}`
    return isTutor && body.token === 'good' ? reply.send(MEMBER) : reply.code(400).send({ error: {} })
  })
  const client = { clientId: 'profai', clientSecret: 'secret' }
  mountTutor(app, { ...client, path: PATH, againPath: '/again', redeemUrl: () => redeemUrl })
  redeemUrl = `${await school.listen()}/redeem`
})
afterAll(async () => {
  await app.close()
  await school.close()
})

const come = (token: unknown) => app.inject({ method: 'POST', url: PATH, payload: { token } })

test('The page of the tutor keeps its address to itself, loads nothing, and leads back to the school', async () => {
  const { statusCode, headers, body } = await app.inject(PATH)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('<a href="/again">Open ProfAI again</a>')
})

test('The tutor redeems the token of a member at the school, by its own id and secret', async () => {
  const { statusCode, body } = await come('good')
  expect([statusCode, JSON.parse(body)]).toEqual([200, { member: MEMBER }])
})

test('The tutor tells a token that the school refuses from a school that does not answer', async () => {
  const used = await come('used')
  expect([used.statusCode, JSON.parse(used.body)]).toEqual([200, { member: null }])
  expect((await come(undefined)).statusCode).toBe(400)
  fails = true
  expect((await come('good')).statusCode).toBe(502)
})
