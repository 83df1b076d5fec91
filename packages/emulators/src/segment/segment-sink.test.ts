import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountSegment } from './segment-sink.ts'

const app = Fastify()
app.removeContentTypeParser('text/plain')
mountSegment(app, { writeKey: 'demo' })
afterAll(() => app.close())

const send = (
  payload: object,
  headers: Record<string, string> = { 'content-type': 'text/plain;charset=UTF-8' },
) =>
  app.inject({
    method: 'POST',
    url: '/dev/segment/v1/batch',
    headers,
    payload: JSON.stringify(payload),
  })
const track = (event: string) => ({ type: 'track', event, anonymousId: 'a', properties: { from: '<b>' } })

test('Tracked events with the write key are listed with the newest first', async () => {
  expect((await send({ batch: [track('One'), track('Two')], writeKey: 'demo' })).json()).toEqual({
    success: true,
  })
  const authorization = `Basic ${Buffer.from('demo:').toString('base64')}`
  const asJson = { 'content-type': 'application/json', authorization }
  expect((await send({ batch: [track('Three')] }, asJson)).statusCode).toBe(200)
  const events = (await app.inject('/dev/events.json')).json<{ event: string }[]>()
  expect(events.map(({ event }) => event)).toEqual(['Three', 'Two', 'One'])
  const page = await app.inject('/dev/events')
  expect(page.body).toContain('&lt;b&gt;')
  expect(page.body).not.toContain('<b>')
})

test('Tracked events with another key or in a malformed batch are refused', async () => {
  expect((await send({ batch: [track('X')], writeKey: 'other' })).statusCode).toBe(401)
  for (const batch of [
    undefined,
    'x',
    [7],
    [{ type: 'track', userId: 'u' }],
    [{ type: 'track', event: 'E' }],
  ])
    expect((await send({ batch, writeKey: 'demo' })).statusCode).toBe(400)
  const broken = await app.inject({
    method: 'POST',
    url: '/dev/segment/v1/batch',
    headers: { 'content-type': 'text/plain' },
    payload: '{"batch":',
  })
  expect(broken.statusCode).toBe(400)
})
