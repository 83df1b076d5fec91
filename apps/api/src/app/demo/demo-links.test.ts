import { afterAll, beforeAll, expect, test } from 'vitest'
import { embedOf } from '@section/domain/rich-text/embed.ts'
import { flagFile } from '../../features/flags/flag-file.ts'
import { readConfig } from '../../server/config/config.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { DEMO_SCHOOL, readDemoSchool } from '../../testing/demo-school.fixture.ts'

// The outside links of the demo lead to pages of the demo, so that nobody is sent to a site that is not ours.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Returns every text inside a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Map) return [...value.entries()].flatMap(textsOf)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test('Every link of the demo leads to an existing page of the demo', async () => {
  const flags = await flagFile(DEMO_SCHOOL)()
  const texts = textsOf([await readDemoSchool(), flags, readConfig({}).brand])
  const links = [...new Set(texts.flatMap((text) => text.match(/https?:\/\/[^\s)"']+|^\/dev\/\S*/g) ?? []))]
  // No address is asked for at LinkedIn, because the profiles of invented people could belong to real ones.
  // The address of a video of another site is shown as a player, which loads nothing from that site until it is played.
  const outside = links.filter((link) => !link.startsWith('/dev/') && embedOf(link) === null)
  expect(outside).toEqual([])
  const inside = links.filter((link) => link.startsWith('/dev/'))
  expect(inside.length).toBeGreaterThan(15)
  for (const url of inside) {
    const { statusCode, headers, body } = await server.app.inject({ url })
    expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
    expect(body, url).toMatch(/<h1>.+<\/h1>/)
  }
})

test('The demo has no link to the discontinued referral program', async () => {
  expect((await flagFile(DEMO_SCHOOL)())['referrals']).toMatchObject({ value: false })
})

test('Pages of the demo do not exist on a server outside of a demo', async () => {
  const school = await startTestServer({ config: { demo: false } })
  const { statusCode, body } = await school.app.inject({ url: '/dev/help' })
  expect([statusCode, body.includes('Help Center')]).toEqual([404, false])
  await school.close()
})
