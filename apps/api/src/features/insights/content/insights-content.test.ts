import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { ContentError } from '../../../server/content/content-error.ts'
import type { School } from '../../../server/content/school.ts'
import { insertCaseStudy } from '../insert-case-study.fixture.ts'
import { insightsContent } from './content.ts'
import { InsightFile } from './insight-format.ts'
import { insightPictures } from './insights-content-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const FILE = {
  title: 'Nine lines',
  summary: 'About nine lines.',
  published: '1 week ago on Thursday at 09:00',
  stack: 'ai',
  body: 'A *text*.',
}

test('A file of an insight may leave out the cover, the lecture and the status', () => {
  expect(InsightFile.parse(FILE)).toMatchObject({
    title: 'Nine lines',
    publishStatus: 'ACTIVE',
    body: 'A *text*.',
  })
})

test.each([
  ['a summary of two lines', { summary: 'One.\n\nTwo.' }],
  ['a text with HTML', { body: '<script>alert(1)</script>' }],
  ['an unknown stack', { stack: 'law' }],
  ['no date', { published: 'soon' }],
  ['a cover without encryption', { cover: 'http://a.example/x.png' }],
  ['an unknown name', { author: 'Nia' }],
])('A file of an insight with %s is refused', (_problem, more) => {
  expect(InsightFile.safeParse({ ...FILE, ...more }).success).toBe(false)
})

test('An insight with a lecture that the media host does not have is refused', () => {
  const insights = [{ ...InsightFile.parse({ ...FILE, lecture: 'nobody-knows' }), slug: 'nine-lines' }]
  const school = { insights, lectures: [] } as Partial<School> as School
  expect(new ContentError([...insightsContent.check(school)]).message).toContain(
    'insights/nine-lines.yaml lecture: expected a lecture nobody-knows in the list of lectures',
  )
})

test('The pictures of insights are their covers and those within their texts', async () => {
  await insertCaseStudy(database.db, {
    coverImageUrl: 'https://a.example/cover.png',
    bodyText:
      'Text.\n\n![One](https://b.example/1.png) and ![two](https://c.example/2.png)\n\n[x](https://d.example/)',
  })
  const found = await rows<{ url: string }>(database.db, insightPictures)
  expect(found.map(({ url }) => url).toSorted()).toEqual([
    'https://a.example/cover.png',
    'https://b.example/1.png',
    'https://c.example/2.png',
  ])
})
