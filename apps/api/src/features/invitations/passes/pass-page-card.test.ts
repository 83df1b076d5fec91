import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertPass } from '../insert-pass.fixture.ts'

const HOSTILE = `"><script>alert(1)</script> & 'more' $& <!--`
const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const logo = { url: 'https://logos.example/acme.png', alt: 'Acme' }
  await insertPass(db, {
    code: 'ACME',
    title: 'Acme Academy',
    meta: { hero: { title: 'Learn with Acme', subtitle: 'Thirty days' }, logo },
  })
  await insertPass(db, { code: 'PLAIN', title: 'Acme Academy' })
  await insertPass(db, {
    code: 'HOSTILE',
    title: HOSTILE,
    meta: { hero: { title: HOSTILE, subtitle: HOSTILE } },
  })
  await insertPass(db, { code: 'OVER', closesAt: new Date(Date.now() - DAY_MS) })
  await insertPass(db, { code: 'LATER', opensAt: new Date(Date.now() + DAY_MS) })
})
afterAll(() => server.close())

const page = async (path: string) => (await fetch(`${server.url}${path}`)).text()
const tag = (text: string, name: string) =>
  new RegExp(`(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(text)?.[1]

test.each(['preview', 'pathway'])('The %s of an invitation has its own title and card', async (screen) => {
  const text = await page(`/${screen}/acme?redirectPath=/courses`)
  expect(text).toContain('<title>Section - Learn with Acme</title>')
  expect(tag(text, 'og:title')).toBe('Learn with Acme')
  expect(tag(text, 'og:description')).toBe('Thirty days')
  expect(tag(text, 'description')).toBe('Thirty days')
  expect(tag(text, 'og:url')).toBe(`${server.url}/${screen}/ACME`)
  expect(tag(text, 'og:image')).toBe('https://logos.example/acme.png')
})

test('An invitation without texts and a logo of its own has a card with its title, and the school’s description and icon', async () => {
  const text = await page('/preview/PLAIN')
  expect(tag(text, 'og:title')).toBe('Acme Academy')
  expect(tag(text, 'og:description')).toContain('the member center of Section')
  expect(tag(text, 'og:image')).toBe(`${server.url}/apple-touch-icon.png`)
})

test('The page of an invitation that ended, is not announced or does not exist has no card and is the same for all of them', async () => {
  const unknown = await page('/preview/NONE')
  expect(unknown).not.toContain('og:')
  for (const code of ['OVER', 'LATER', '%22%3E', 'x'.repeat(200)])
    expect(await page(`/preview/${code}`), code).toBe(unknown)
  for (const code of ['ACME', 'NONE'])
    expect(await page(`/invite-registration/${code}`), code).not.toContain('og:')
})

test('A text of an invitation neither ends the tag that it is in nor becomes markup', async () => {
  const text = await page('/preview/HOSTILE')
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<!-- ')
  expect(tag(text, 'og:title')).toBe(
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;more&#39; $&amp; &lt;!--',
  )
})

test('A visitor who guesses codes by opening pages gets no cards beyond the limit of lookups, not even of a known code', async () => {
  const limited = await startTestServer({ database: server.database, config: { rateLimits: true } })
  try {
    const titles: boolean[] = []
    for (let n = 0; n < 60; n++) await fetch(`${limited.url}/preview/GUESS${n}`)
    for (const code of ['ACME', 'PLAIN']) {
      const text = await (await fetch(`${limited.url}/preview/${code}`)).text()
      titles.push(text.includes('og:title'))
    }
    expect(titles).toEqual([false, false])
  } finally {
    await limited.close()
  }
})
