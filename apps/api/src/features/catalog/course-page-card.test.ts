import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const HOSTILE = `"><script>alert(1)</script> & 'more' $& <!--`

let server: TestServer
const ids = {
  open: randomUUID(),
  hidden: randomUUID(),
  draft: randomUUID(),
  hostile: randomUUID(),
  photo: randomUUID(),
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const texts = {
    title: 'Pricing Strategy',
    subtitle: 'Set a price',
    description: 'Value first. '.repeat(30),
  }
  await insertCourse(db, { ...texts, courseId: ids.open, slug: 'pricing' })
  await insertCourse(db, { ...texts, courseId: ids.hidden })
  await insertCourse(db, { ...texts, courseId: ids.draft, publishStatus: 'DRAFT' })
  await insertCourse(db, { courseId: ids.hostile, title: HOSTILE, subtitle: HOSTILE, description: HOSTILE })
  await insertCourse(db, { ...texts, courseId: ids.photo, coverImageUrl: 'https://pictures.example/a.jpg' })
  for (const courseId of [ids.open, ids.draft, ids.hostile, ids.photo]) await insertSession(db, { courseId })
  await insertSession(db, { courseId: ids.hidden, hideInCatalog: true })
})
afterAll(() => server.close())

const page = async (path: string) => (await fetch(`${server.url}${path}`)).text()
const tag = (text: string, name: string) =>
  new RegExp(`(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(text)?.[1]

test('The page of a visible course has the tags of social networks, whatever the query of its address', async () => {
  const text = await page(`/courses/${ids.open.toUpperCase()}?from=mail`)
  expect(tag(text, 'og:title')).toBe('Pricing Strategy')
  expect(text).toContain('<title>Section - Pricing Strategy</title>')
  expect(tag(text, 'og:description')).toMatch(/^Value first\. [^]{150,190}…$/)
  expect(tag(text, 'og:url')).toBe(`${server.url}/courses/${ids.open}`)
  expect(tag(text, 'og:image')).toBe(`${server.url}/art/course/pricing.png`)
  expect([tag(text, 'og:image:width'), tag(text, 'og:image:height')]).toEqual(['1200', '630'])
  expect(tag(text, 'twitter:card')).toBe('summary_large_image')
  expect(tag(text, 'twitter:image')).toBe(`${server.url}/art/course/pricing.png`)
  expect((await fetch(tag(text, 'og:image') ?? '')).headers.get('content-type')).toBe('image/png')
})

test('The page of a course with a photograph names the photograph without a size', async () => {
  const text = await page(`/courses/${ids.photo}`)
  expect(tag(text, 'og:image')).toBe('https://pictures.example/a.jpg')
  expect(tag(text, 'og:image:width')).toBeUndefined()
})

test('The page of a hidden, unpublished or unknown course is the same as that of a course without a card', async () => {
  const unknown = await page(`/courses/${randomUUID()}`)
  expect(unknown).not.toContain('og:')
  for (const courseId of [ids.hidden, ids.draft, 'nonsense', '%22%3E'])
    expect(await page(`/courses/${courseId}`)).toBe(unknown)
  for (const path of ['/courses', `/courses/session/${ids.open}`, '/signup'])
    expect(await page(path), path).not.toContain('og:')
})

test('A text of a course neither ends the tag that it is in nor becomes markup', async () => {
  const text = await page(`/courses/${ids.hostile}`)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<!-- ')
  expect(tag(text, 'og:title')).toBe(
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;more&#39; $&amp; &lt;!--',
  )
})
