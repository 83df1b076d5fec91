import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entitlements, members } from '@section/db/schema.ts'
import { addWatchableCourse, VideoTestKit } from '../video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const KEY = 'prompting-as-briefing'

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let viewer: VideoTestKit
/** The address that `createVideoSession` handed out, and its signature. */
let playlistUrl: string
let token: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const course = await addWatchableCourse(server.services, [{ externalKey: KEY }])
  await addWatchableCourse(server.services, [{ externalKey: 'no-such-lecture' }])
  viewer = new VideoTestKit(server.services, await server.insertMember({}))
  playlistUrl = (await viewer.open(course)).playlistUrl ?? ''
  token = new URL(playlistUrl, server.url).searchParams.get('t') ?? ''
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })
const segment = (path: string) => `/v2/media/${KEY}/${path}?t=${token}`

describe('Media with a valid signature', () => {
  test('has a playlist that links to playlists, which link to segments and captions', async () => {
    const master = await get(playlistUrl)
    expect(master.status).toBe(200)
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(master.headers.get('cache-control')).toBe('private, no-cache')
    const text = await master.text()
    expect(text).toContain(`URI="/v2/media/${KEY}/audio-en/index.m3u8?t=${token}"`)
    const variant = text.split('\n').find((line) => line.includes('video-720/index.m3u8')) ?? ''
    const list = await get(variant).then((answer) => answer.text())
    expect(list).toContain(`#EXT-X-MAP:URI="/v2/media/${KEY}/video-720/init.mp4?t=${token}"`)
    const first = list.split('\n').find((line) => line.includes('.m4s')) ?? ''
    const lecture = await get(first)
    expect([lecture.status, lecture.headers.get('content-type')]).toEqual([200, 'video/iso.segment'])
    expect(lecture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect((await lecture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test.each([
    ['video-720/init.mp4', 'video/mp4'],
    ['en.vtt', 'text/vtt; charset=utf-8'],
    ['subtitles-en.m3u8', 'application/vnd.apple.mpegurl'],
  ])('has at %s the type %s', async (path, type) => {
    const answer = await get(segment(path))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  })

  test('is returned in ranges of bytes of the uncompressed file', async () => {
    const whole = new Uint8Array(await (await get(segment('video-360/000.m4s'))).arrayBuffer())
    const part = await get(segment('video-360/000.m4s'), {
      range: 'bytes=100-199',
      'accept-encoding': 'gzip',
    })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200))
    const beyond = await get(segment('video-360/000.m4s'), { range: `bytes=${whole.length}-` })
    expect(beyond.status).toBe(416)
  })

  test('returns 404 for missing files', async () => {
    expect((await get(segment('video-360/999.m4s'))).status).toBe(404)
    const other = server.services.mediaLinks.playlistUrl('no-such-lecture', viewer.userId, now)
    expect((await get(other)).status).toBe(404)
  })
})

describe('Media without a valid signature', () => {
  const paths = [
    `/manifests/${KEY}.m3u8`,
    `/v2/media/${KEY}/video-720/index.m3u8`,
    `/v2/media/${KEY}/video-720/000.m4s`,
    `/v2/media/${KEY}/en.vtt`,
    `/v2/media/${KEY}/video-720/999.m4s`,
    '/manifests/unheard-of.m3u8',
  ]
  const signatures = () => ({
    none: undefined,
    empty: '',
    'made up': `9999999999.${viewer.userId}.AAAA`,
    'of another member': token.replace(viewer.userId, randomUUID()),
    'with a later end': token.replace(/^\d+/, (end) => String(Number(end) + 600)),
    'of another lecture': server.services.mediaLinks.token('welcome-to-the-course', viewer.userId, now),
    'of somebody unknown': server.services.mediaLinks.token(KEY, randomUUID(), now),
    expired: server.services.mediaLinks.token(KEY, viewer.userId, now - 600_000),
    twice: `${token}&t=${token}`,
  })

  test.each([
    'none',
    'empty',
    'made up',
    'of another member',
    'with a later end',
    'of another lecture',
    'of somebody unknown',
    'expired',
    'twice',
  ] as const)('is refused alike, with the signature: %s', async (kind) => {
    const signature = signatures()[kind]
    for (const path of paths) {
      const answer = await get(signature === undefined ? path : `${path}?t=${signature}`)
      expect([path, answer.status, await answer.text()]).toEqual([path, 403, 'Forbidden'])
    }
  })

  test.each([
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/%2e%2e/package.json',
    'video-720/..%2f..%2f..%2flectures.yaml',
    '..%5c..%5clectures.yaml',
    'video-720//000.m4s',
    '%00.m4s',
    './en.vtt',
    '%2fetc/passwd',
    'master.m3u8%00.vtt',
  ])('is refused alike, at the path: %s', async (path) => {
    const status = await rawStatus(`/v2/media/${KEY}/${path}?t=${token}`)
    expect([400, 403]).toContain(status)
  })
})

test('Posters and thumbnails of videos are public', async () => {
  for (const name of ['poster', 'thumbnail']) {
    const answer = await get(`/v2/media/${KEY}/${name}.webp`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  }
  expect((await get('/v2/media/unheard-of/poster.webp')).status).toBe(404)
})

test('A signature of media expires after ten minutes, and with the plan or the account', async () => {
  const fresh = () => server.services.mediaLinks.playlistUrl(KEY, viewer.userId, now)
  expect((await get(fresh())).status).toBe(200)
  const early = fresh()
  now += 600_000
  expect((await get(early)).status).toBe(403)
  const { database, cacheInvalidation } = server.services
  const tell = () =>
    cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('member', viewer.userId))

  await database.db
    .update(members)
    .set({ suspendedAt: new Date(now) })
    .where(eq(members.userId, viewer.userId))
  await tell()
  expect((await get(fresh())).status).toBe(403)
  await database.db.update(members).set({ suspendedAt: null }).where(eq(members.userId, viewer.userId))
  await tell()
  expect((await get(fresh())).status).toBe(200)

  await database.db
    .update(entitlements)
    .set({ endsAt: new Date(now) })
    .where(eq(entitlements.userId, viewer.userId))
  await tell()
  expect((await get(fresh())).status).toBe(403)
})

/** `fetch` would normalize the path before it sends it. */
async function rawStatus(path: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}
