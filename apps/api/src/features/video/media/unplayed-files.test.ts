import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addWatchableCourse, VideoTestKit } from '../video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const KEY = 'prompting-as-briefing'

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.close())

const get = (path: string) => fetch(`${server.url}${path}`)

describe('The media of a video that a limited member has reserved', () => {
  const reserve = async () => {
    const course = await addWatchableCourse(server.services, [{ externalKey: KEY }])
    const userId = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
    const limited = new VideoTestKit(server.services, userId)
    const { playlistUrl: url } = await limited.load(course)
    const reserved = new URL(url ?? '', server.url).searchParams.get('t')
    const file = (path: string, t = reserved) => get(`/v2/media/${KEY}/${path}?t=${t}`)
    const status = async (path: string, t = reserved) => (await file(path, t)).status
    return { limited, course, url: url ?? '', status }
  }

  test('is sent until the reservation lapses after two minutes', async () => {
    const { url, status } = await reserve()
    now += 119_000
    expect([(await get(url)).status, await status('video-720/000.m4s')]).toEqual([200, 200])
    now += 1_000
    expect([(await get(url)).status, await status('video-720/000.m4s')]).toEqual([403, 403])
  })

  test('is sent in full once the video plays', async () => {
    const { limited, course, status } = await reserve()
    const { playlistUrl: played } = await limited.open(course)
    const t = new URL(played ?? '', server.url).searchParams.get('t')
    now += 500_000
    expect(await status('video-720/000.m4s', t)).toBe(200)
    for (let number = 0; number < 30; number++) {
      const name = String(number).padStart(3, '0')
      expect(await status(`audio-en/${name}.m4s`, t)).not.toBe(403)
    }
  })

  test('is no more than a beginning, also when the video is reserved again and again', async () => {
    const { limited, course, status } = await reserve()
    const names = Array.from({ length: 20 }, (_, number) => `audio-en/${String(number).padStart(3, '0')}.m4s`)
    for (const name of names) expect(await status(name)).not.toBe(403)
    expect([await status('video-720/000.m4s'), await status(names[0] ?? '')]).toEqual([403, 200])
    now += 120_000
    const { playlistUrl: again } = await limited.load(course)
    const t = new URL(again ?? '', server.url).searchParams.get('t')
    expect([await status('video-720/000.m4s', t), await status(names[0] ?? '', t)]).toEqual([403, 200])
  })
})
