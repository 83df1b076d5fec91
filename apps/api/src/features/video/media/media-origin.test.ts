import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addWatchableCourse, VideoTestKit, type WatchableCourse } from '../video-test-kit.fixture.ts'

const KEY = 'prompting-as-briefing'
const PAGES = 'https://members.school.example'
const MEDIA = 'https://media.school.example'

let server: TestServer
let course: WatchableCourse
let viewer: VideoTestKit

beforeAll(async () => {
  server = await startTestServer({ publicUrl: PAGES, environment: { MEDIA_ORIGIN: `${MEDIA}/` } })
  course = await addWatchableCourse(server.services, [{ externalKey: KEY }])
  viewer = new VideoTestKit(server.services, await server.insertMember({}))
})
afterAll(() => server.close())

/** Sends a request for an address of the media host to this server, as a network in between does. */
const get = (address: string) => {
  const { pathname, search } = new URL(address, MEDIA)
  return fetch(`${server.url}${pathname}${search}`)
}

const openTo = (answer: Response) =>
  ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) => answer.headers.get(name))

test('A media host that is another site serves playlists whose addresses stay on it, to the pages of the school alone', async () => {
  const { playlistUrl } = await viewer.open(course)
  expect(playlistUrl).toMatch(`${MEDIA}/manifests/${KEY}.m3u8?t=`)
  const master = await get(playlistUrl ?? '')
  expect([master.status, ...openTo(master)]).toEqual([200, PAGES, 'cross-origin'])

  const files = [...(await master.text()).matchAll(/^\/v2.*$|URI="([^"]+)"/gm)].map(
    ([line, uri]) => uri ?? line,
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(new URL(file, playlistUrl ?? '').origin).toBe(MEDIA)
  const token = new URL(playlistUrl ?? '').searchParams.get('t')
  for (const path of ['video-360/000.m4s', 'en.vtt', 'subtitles-en.m3u8', 'poster.webp', 'thumbnail.webp']) {
    const answer = await get(`/v2/media/${KEY}/${path}?t=${token}`)
    expect([path, answer.status, ...openTo(answer)]).toEqual([path, 200, PAGES, 'cross-origin'])
  }
})

test('A refusal of a media host that is another site can be read by the player', async () => {
  for (const path of [`/manifests/${KEY}.m3u8`, `/v2/media/${KEY}/video-360/000.m4s?t=none`]) {
    const answer = await get(path)
    expect([answer.status, ...openTo(answer)]).toEqual([403, PAGES, 'cross-origin'])
  }
})

test('A media host that is another site answers a question for headers as it would answer the file', async () => {
  const address = new URL((await viewer.open(course)).playlistUrl ?? '')
  const ask = (path: string) => fetch(`${server.url}${path}`, { method: 'HEAD' })
  const file = `/v2/media/${KEY}/video-360/000.m4s`
  expect([(await ask(`${file}${address.search}`)).status, (await ask(`${file}?t=none`)).status]).toEqual([
    200, 403,
  ])
})

test('Pages may load pictures, films and data from a media host that is another site, and know its address', async () => {
  const page = await fetch(`${server.url}/login`)
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const directive of ['img-src', 'media-src', 'connect-src'])
    expect(new RegExp(`${directive} [^;]*`).exec(policy)?.[0].split(' ')).toContain(MEDIA)
  expect(await page.text()).toContain(`"mediaOrigin":"${MEDIA}"`)
  expect(openTo(page)).toEqual([null, 'same-origin'])
})

test('A media host that is the site of the pages is open to no other', async () => {
  const own = await startTestServer()
  try {
    const answer = await fetch(`${own.url}/v2/media/${KEY}/poster.webp`)
    expect([answer.status, ...openTo(answer)]).toEqual([200, null, 'same-origin'])
  } finally {
    await own.close()
  }
})
