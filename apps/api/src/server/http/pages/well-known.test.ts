import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const NOW = Date.parse('2026-05-13T15:00:00.123Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

const open = (path: string) => fetch(server.url + path, { redirect: 'manual' })

test('Crawlers learn from robots.txt which addresses are no pages', async () => {
  const answer = await open('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(/^User-agent: \*\n(Disallow: \/[a-z/]+\n)+$/)
})

test('A password manager is led to where a password is changed', async () => {
  const answer = await open('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/forgot-password'])
})

test('The file security.txt tells whom to report a weakness to, and has a date on which it expires', async () => {
  const answer = await open('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:support@demo.school',
      'Expires: 2026-06-12T15:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${server.url}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
})

test('A school can name another security contact, and other files below /.well-known are not found', async () => {
  const own = await startTestServer({
    clock: () => NOW,
    environment: { SECURITY_CONTACT: 'https://school.example/security' },
  })
  try {
    const text = await (await fetch(`${own.url}/.well-known/security.txt`)).text()
    expect(text).toContain('Contact: https://school.example/security\n')
    expect((await fetch(`${own.url}/.well-known/other`)).status).toBe(404)
  } finally {
    await own.close()
  }
})
