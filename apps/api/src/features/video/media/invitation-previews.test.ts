import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPass } from '../../invitations/insert-pass.fixture.ts'
import { addWatchableCourse } from '../video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const KEY = 'prompting-as-briefing'
const OTHER = 'welcome-to-the-course'

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await addWatchableCourse(server.services, [{ externalKey: KEY }, { externalKey: OTHER }])
  await insertPass(server.services.database.db, {
    code: 'WELCOME',
    previewKeys: [KEY],
    closesAt: new Date(now + 3_600_000),
  })
})
afterAll(() => server.close())

const statusOf = async (key: string, code: string) => {
  const token = server.services.mediaLinks.token(key, `pass_${code}`, now)
  return (await fetch(`${server.url}/manifests/${key}.m3u8?t=${token}`)).status
}

test('An invitation gives access only to the videos of its preview, until it ends', async () => {
  expect(await statusOf(KEY, 'WELCOME')).toBe(200)
  expect(await statusOf(OTHER, 'WELCOME'), 'a lecture that it does not show').toBe(403)
  expect(await statusOf(KEY, 'NO-SUCH-PASS')).toBe(403)
  expect(await statusOf(KEY, "x' or 1=1")).toBe(403)
  now += 3_600_000
  expect(await statusOf(KEY, 'WELCOME'), 'it is over').toBe(403)
})
