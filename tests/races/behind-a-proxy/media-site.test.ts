import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { suspendMember } from '@section/api/app/operator/suspend-member.ts'
import {
  addWatchableCourse,
  VideoTestKit,
  type WatchableCourse,
} from '@section/api/features/video/video-test-kit.fixture.ts'
import { freePort } from '@section/api/testing/free-port.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { requireCommand } from '../../../tools/machine.ts'
import { ended, makeCertificate, nginxLog, startNginx } from './proxies.ts'
import { ask, type Proxy } from './visitor.ts'

// The file of docs/how-to/serve-media-from-another-origin.md is used as an operator uses it.

const HOST = 'media.school.example'
const KEY = 'prompting-as-briefing'
const SEGMENT = `/v2/media/${KEY}/video-360/000.m4s`

let server: TestServer
let course: WatchableCourse
let folder: string
let nginx: ChildProcess
let site: Proxy

describe.runIf(process.env['NIGHTLY'])('A media site of nginx that keeps segments', () => {
  beforeAll(async () => {
    requireCommand('nginx', 'nginx-light')
    requireCommand('openssl', 'openssl')
    server = await startTestServer({ environment: { MEDIA_ORIGIN: `https://${HOST}` } })
    course = await addWatchableCourse(server.services, [{ externalKey: KEY }])
    folder = await mkdtemp(join(tmpdir(), 'media-site-'))
    // The worker processes of nginx read the certificate as another user.
    await chmod(folder, 0o755)
    await makeCertificate(folder, HOST, 'media')
    const port = await freePort()
    nginx = await startNginx(
      { folder, port, serverPort: Number(new URL(server.url).port) },
      'nginx-media.conf',
    )
    site = { host: HOST, port, ca: await readFile(join(folder, 'media.crt'), 'utf8') }
    await vi.waitFor(async () => expect(await status('/healthz')).toBe(404), { timeout: 20_000 })
  }, 60_000)
  afterAll(async () => {
    await ended(nginx)
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const status = async (path: string) => (await ask(site, path)).status

  /** Adds a member who opens the video, and returns the playlist's path and the signature, with its question mark. */
  async function openVideo(email?: string) {
    const userId = await server.insertMember(email ? { email } : {})
    const { playlistUrl } = await new VideoTestKit(server.services, userId).open(course)
    const { pathname, search } = new URL(playlistUrl ?? '')
    return { pathname, search }
  }

  const kept = async (path: string) =>
    (await readFile(nginxLog(folder), 'utf8')).split('\n').filter((line) => line === `${path} HIT`).length

  test('sends a kept segment to each member with a signature, whole and in ranges, and to nobody else', async () => {
    const [first, second] = [await openVideo(), await openVideo()]
    const whole = await ask(site, `${SEGMENT}${first.search}`)
    expect([whole.status, await kept(SEGMENT)]).toEqual([200, 0])
    const again = await ask(site, `${SEGMENT}${second.search}`)
    expect([again.status, again.body === whole.body]).toEqual([200, true])
    await vi.waitFor(async () => expect(await kept(SEGMENT)).toBe(1))
    const part = await ask(site, `${SEGMENT}${second.search}`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${Number(whole.headers['content-length'])}`,
    ])
    for (const refused of ['', '?t=none']) expect(await status(`${SEGMENT}${refused}`)).toBe(403)
  })

  test('refuses a kept segment to a member who was suspended meanwhile', async () => {
    const email = 'nia@school.example'
    const { search } = await openVideo(email)
    expect(await status(`${SEGMENT}${search}`)).toBe(200)
    await suspendMember(server.services.cacheInvalidation, email, Date.now())
    expect(await status(`${SEGMENT}${search}`)).toBe(403)
  })

  test('gives each member a playlist with the signature of their own', async () => {
    for (const { pathname, search } of [await openVideo(), await openVideo()]) {
      const { body } = await ask(site, `${pathname}${search}`)
      expect(body).toContain(search)
    }
  })

  test('shows pictures to everybody, and nothing else of the school', async () => {
    expect(await status(`/v2/media/${KEY}/poster.webp`)).toBe(200)
    for (const path of ['/', '/courses', '/graphql', '/login']) expect(await status(path)).toBe(404)
  })
})
