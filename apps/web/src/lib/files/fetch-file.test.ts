import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { stubService } from '../../testing/stub-service.ts'
import { clearSignInCookies, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import { fetchFile } from './fetch-file.ts'

const idToken = (name: string) =>
  `${name}.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', aud: 'member-app', exp: 4e9 }))}.s`
const OLD = idToken('old')
const NEW = idToken('new')
const PATH = '/files/table.csv?of=acme'

const attached = (file: BodyInit) => ({
  headers: { 'content-disposition': 'attachment; filename="table.csv"' },
  file,
})
const expired = { status: 401, body: { error: { message: 'Token has expired.' } } }

/** Answers with a file that sends one part and then nothing, and fails when its request is aborted, as in a browser. */
function stubSilentFile(): void {
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const file = new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('Id,Name\r\n'))
        signal.addEventListener('abort', () => body.error(new TypeError('The request was aborted.')))
      },
    })
    return new Response(file, { headers: attached('').headers })
  })
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } })
  writeCookie('id_token', OLD)
  writeCookie('refresh_token', 'first')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

test('A file comes whole, with the last part of its path as its name', async () => {
  stubService({ [PATH]: attached('Id,Name\r\n1,Nia\r\n') })
  const { name, file } = await fetchFile(PATH)
  expect([name, await file.text()]).toEqual(['table.csv', 'Id,Name\r\n1,Nia\r\n'])
})

test('A token that has expired is refreshed, and the file asked for again', async () => {
  const requests = stubService({
    [PATH]: ({ authorization }) => (authorization === `Bearer ${NEW}` ? attached('Id') : expired),
    '/oauth2/token': { body: { id_token: NEW, refresh_token: 'second' } },
  })
  expect(await (await fetchFile(PATH)).file.text()).toBe('Id')
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    [PATH, `Bearer ${OLD}`],
    ['/oauth2/token', null],
    [PATH, `Bearer ${NEW}`],
  ])
})

test('A file that is refused with a new token too is asked for no third time', async () => {
  const requests = stubService({
    [PATH]: expired,
    '/oauth2/token': { body: { id_token: NEW, refresh_token: 'second' } },
  })
  await expect(fetchFile(PATH)).rejects.toMatchObject({ name: 'TokenRefused' })
  expect(requests).toHaveLength(3)
})

test('The token is sent to no other site', async () => {
  const requests = stubService({})
  await expect(fetchFile('//evil.example/table.csv')).rejects.toThrow('another site')
  expect(requests).toEqual([])
})

test('A file that stays silent for half a minute is given up', async () => {
  vi.useFakeTimers()
  stubSilentFile()
  const failed = expect(fetchFile(PATH)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
})

test('A file is given up when the sign-in ends', async () => {
  stubSilentFile()
  const failed = expect(fetchFile(PATH)).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 10))
  endBrowserSignIn()
  await failed
})
