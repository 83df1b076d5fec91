import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { MailSummary } from './mailbox-routes.ts'
import { storeMail } from './mailbox-store.ts'

const ATTACK = '<img src=x onerror=alert(1)>'

let server: TestServer
let empty: TestServer
let closed: TestServer

beforeAll(async () => {
  server = await startTestServer()
  empty = await startTestServer()
  closed = await startTestServer({ config: { production: true, demo: false } })
  await keep('first@b.example', 'First')
  await keep(
    'second@b.example',
    ATTACK,
    `<html><head></head><body><script>alert(1)</script>${ATTACK}</body></html>`,
  )
  await keep('100%_\\@c.example', 'Odd address')
})
afterAll(() => Promise.all([server.close(), empty.close(), closed.close()]))

let count = 0
const keep = (to: string, subject: string, body = 'Hello & goodbye') =>
  storeMail(server.database.db, {
    recipients: [to],
    source: [
      `Message-ID: <${++count}@b.example>`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Content-Type: text/${body.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`,
      '',
      body,
    ].join('\r\n'),
  })

const get = (path: string, { url } = server) => fetch(url + path)
const page = async (path: string, from = server) => (await get(path, from)).text()
const json = async (query = '') => (await (await get(`/dev/mailbox.json${query}`)).json()) as MailSummary[]

test('The mailbox lists every mail, newest first, and shows the newest', async () => {
  const text = await page('/dev/mailbox')
  const rows = [...text.matchAll(/<p class="subject">(.*?)<\/p>/gs)].map(([, subject]) => subject)
  expect(rows).toEqual(['Odd address', '&lt;img src=x onerror=alert(1)&gt;', 'First'])
  expect(text).toContain('<h2>Odd address</h2>')
  expect(text).toContain('3 mails')
  expect((await json()).map(({ subject }) => subject)).toEqual(['Odd address', ATTACK, 'First'])
})

test('The mailbox finds mails by a part of their address, whatever is typed', async () => {
  expect((await json('?to=second')).map(({ to }) => to)).toEqual(['second@b.example'])
  expect(await json('?to=SECOND%40B')).toHaveLength(1)
  expect((await json(`?to=${encodeURIComponent('100%_\\')}`)).map(({ subject }) => subject)).toEqual([
    'Odd address',
  ])
  expect(await json('?to=%25nobody')).toEqual([])
  expect(await page('/dev/mailbox?to=nobody')).toContain('No mail to this address')
  expect(await page(`/dev/mailbox?to=${encodeURIComponent(`"${ATTACK}`)}`)).not.toContain('<img')
  for (const odd of ['?to=a&to=b', '?mail=1', '?tab=none&scheme=none', `?to=${'x'.repeat(300)}`]) {
    expect((await get(`/dev/mailbox${odd}`)).status).toBe(200)
  }
})

test('The mailbox says what to do while there is no mail', async () => {
  const text = await page('/dev/mailbox', empty)
  expect(text).toContain('No mail yet')
  expect(text).not.toContain('<iframe')
})

test('The mailbox shows a mail in each of its forms', async () => {
  const [found] = await json('?to=first')
  const address = `/dev/mailbox?mail=${found?.mailId}`
  expect(await page(address)).toContain(`src="/dev/mailbox/${found?.mailId}/mail.html"`)
  expect(await page(`${address}&tab=text`)).toContain('<pre class="paper">Hello &amp; goodbye')
  expect(await page(`${address}&tab=headers`)).toContain('&lt;1@b.example&gt;')
  expect(await page(`${address}&scheme=dark`)).toContain('mail.html?scheme=dark')
})

test('The page of the mailbox can run only its own style and script', async () => {
  const answer = await get('/dev/mailbox')
  const text = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  for (const element of ['style', 'script']) {
    const [, inside = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(text) ?? []
    const hash = createHash('sha256').update(inside).digest('base64')
    expect(inside.length).toBeGreaterThan(500)
    expect(policy).toContain(`${element}-src 'sha256-${hash}'`)
  }
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(text.match(/<script/g)).toHaveLength(1)
  expect(text).not.toMatch(/ style="| on\w+="/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('A mail in the mailbox is shown in a frame that runs nothing, loads nothing and has an origin of its own', async () => {
  const [found] = await json('?to=second')
  expect(await page(`/dev/mailbox?mail=${found?.mailId}`)).toMatch(
    /<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  )
  const answer = await get(`/dev/mailbox/${found?.mailId}/mail.html`)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self';style-src 'unsafe-inline';" +
      'img-src data:;sandbox allow-popups allow-popups-to-escape-sandbox',
  )
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('An unknown mail or attachment in the mailbox returns 404', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const path of [`${nobody}/mail.html`, `${nobody}/files/0`, `${(await json())[0]?.mailId}/files/7`]) {
    expect((await get(`/dev/mailbox/${path}`)).status).toBe(404)
  }
})

test('The mailbox does not exist outside of a demo', async () => {
  expect(await page('/dev/mailbox', closed)).not.toContain('class="desk"')
  expect((await get('/dev/mailbox.json', closed)).status).toBe(404)
  expect((await get(`/dev/mailbox/${(await json())[0]?.mailId}/mail.html`, closed)).status).toBe(404)
})
