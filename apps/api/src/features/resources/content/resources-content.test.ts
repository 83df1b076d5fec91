import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { ATTACKS } from '@section/domain/rich-text/attacks.fixture.ts'
import { richTextProblems } from '@section/domain/rich-text/rich-text-problems.ts'
import { insertResource } from '../resources-kit.fixture.ts'
import { refreshResourceWords } from '../search/resource-words-store.ts'
import { checkResources } from './check-resources.ts'
import { ResourceFile } from './resource-format.ts'
import { resourcePictures, writeResources } from './resources-content-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const FILE = {
  title: 'Nine lines',
  subtitle: 'About nine lines.',
  type: 'prompt-pack',
  stack: 'ai',
  created: '1 week ago on Thursday at 09:00',
  blocks: [{ type: 'text', text: 'A *text*.' }],
}
const isValid = (more: object) => ResourceFile.safeParse({ ...FILE, ...more }).success
const block = (one: object) => isValid({ blocks: [one] })

test('A file of a resource may leave out the cover, the files, the tags, the courses and the status', () => {
  expect(ResourceFile.parse(FILE)).toMatchObject({ publishStatus: 'ACTIVE', courses: [], tags: [] })
})

test('A block of HTML is a text in Markdown, and empty paragraphs of a text are left out', () => {
  const blocks = [
    { type: 'html', html: '<p>&nbsp;</p><p>One <b>two</b></p>', anchor: 'one' },
    { type: 'text', text: 'Three\n\n&nbsp;\n' },
  ]
  expect(ResourceFile.parse({ ...FILE, blocks }).blocks).toEqual([
    { type: 'text', text: 'One **two**', anchor: 'one' },
    { type: 'text', text: 'Three' },
  ])
})

test.each([
  ['a subtitle of two lines', { subtitle: 'One.\n\nTwo.' }],
  ['an unknown stack', { stack: 'law' }],
  ['an unknown type', { type: 'insight' }],
  ['a cover without encryption', { cover: 'http://a.example/x.png' }],
  ['a cover at another server', { cover: '//a.example/x.png' }],
  ['a PDF that is a script', { pdf: 'javascript:alert(1)' }],
  ['a document that is no address', { googleDoc: 'docs.example' }],
  ['no blocks', { blocks: [] }],
  ['an unknown name', { author: 'Nia' }],
])('A file of a resource with %s is refused', (_problem, more) => {
  expect(isValid(more)).toBe(false)
})

test.each([
  ['an unknown type', { type: 'frame', url: 'https://a.example' }],
  ['a text that shows nothing', { type: 'text', text: '<p>&nbsp;</p>\n&nbsp;' }],
  ['HTML that shows nothing', { type: 'html', html: '<script>alert(1)</script><p><br></p>' }],
  ['HTML with a link without encryption', { type: 'html', html: '<a href="http://a.example">x</a>' }],
  ['a picture without a description', { type: 'image', image: '/art/x.svg' }],
  ['a picture that is data', { type: 'image', image: 'data:image/png;base64,x', description: 'x' }],
  ['a video of another site', { type: 'embed', video: 'https://a.example/embed/1', description: 'x' }],
  ['a video that is a script', { type: 'embed', video: 'javascript:alert(1)//vimeo.com', description: 'x' }],
  ['a link that is a script', { type: 'link', url: 'javascript:alert(1)', label: 'x' }],
  ['a link to another server', { type: 'link', url: '//a.example', label: 'x' }],
  ['an anchor with a space', { type: 'text', text: 'x', anchor: 'week one' }],
])('A block with %s is refused', (_problem, one) => {
  expect(block(one)).toBe(false)
})

test.each(ATTACKS)(
  'A hostile text of a block is refused or harmless, and is no anchor and no address but that of a website: %s',
  (attack) => {
    for (const one of [
      { type: 'text', text: attack },
      { type: 'html', html: attack },
    ]) {
      const { success, data } = ResourceFile.safeParse({ ...FILE, blocks: [one] })
      if (!success) continue
      const [kept] = data.blocks
      expect(kept?.type === 'text' ? richTextProblems(kept.text, { anchors: true }) : [attack]).toEqual([])
    }
    const isWebAddress = /^https:\/\/\S*$/.test(attack)
    expect(block({ type: 'image', image: attack, description: 'x' })).toBe(isWebAddress)
    expect(block({ type: 'link', url: attack, label: 'x' })).toBe(isWebAddress)
    expect(block({ type: 'embed', video: attack, description: 'x' })).toBe(false)
    expect(block({ type: 'text', text: 'x', anchor: attack })).toBe(false)
  },
)

describe('The check between files of resources', () => {
  const problems = (more: object) => {
    const resource = { ...ResourceFile.parse({ ...FILE, ...more }), slug: 'nine-lines' }
    return [...checkResources({ resources: [resource], courses: [] })].map(
      ({ file, path, message }) => `${file} ${path}: ${message}`,
    )
  }

  test.each([
    [{ courses: ['nobody'] }, ['courses: expected a course nobody']],
    [
      {
        tags: [
          { category: 'A', label: 'B' },
          { category: 'A', label: 'B' },
        ],
      },
      ['tags: expected the tag A: B once'],
    ],
    [{ blocks: [{ type: 'course', course: 'nobody' }] }, ['blocks[0]: expected a course nobody']],
    [{ blocks: [{ type: 'resource', resource: 'nobody' }] }, ['blocks[0]: expected another resource nobody']],
    [
      { blocks: [{ type: 'resource', resource: 'nine-lines' }] },
      ['blocks[0]: expected another resource nine-lines'],
    ],
    [
      {
        blocks: [
          { type: 'text', text: 'x', anchor: 'a' },
          { type: 'text', text: '[x](#b) [y](#a)', anchor: 'a' },
        ],
      },
      ['blocks: expected the anchor a once', 'blocks[1]: expected a block with the anchor b'],
    ],
    [
      {
        blocks: [
          { type: 'html', html: '<a href="#a">x</a>' },
          { type: 'text', text: 'x', anchor: 'a' },
        ],
      },
      [],
    ],
  ])('of %j reports %j', (more, expected) => {
    expect(problems(more)).toEqual(expected.map((each) => `resources/nine-lines.yaml ${each}`))
  })
})

test('The pictures of resources are their covers, their blocks and those within their texts', async () => {
  await insertResource(database.db, {
    coverImageUrl: 'https://a.example/cover.png',
    items: [
      { type: 'IMAGE', content: 'x', url: 'https://b.example/1.png' },
      { type: 'EXTERNAL_LINK', content: 'x', url: 'https://no.example/' },
      { content: '![Two](https://c.example/2.png) [x](https://no.example/)' },
    ],
  })
  const found = await rows<{ url: string }>(database.db, resourcePictures)
  expect(found.map(({ url }) => url).toSorted()).toEqual([
    'https://a.example/cover.png',
    'https://b.example/1.png',
    'https://c.example/2.png',
  ])
})

test('A second load of the same resource leaves its words, and only its words that a text has changed are written', async () => {
  const { db } = database
  const load = (title: string) =>
    writeResources(db, [{ ...ResourceFile.parse({ ...FILE, title }), slug: 'loaded' }], {
      at: () => new Date(),
    })
  const stored = async () =>
    (await rows(db, sql`select words::text, ctid::text from resources where slug = 'loaded'`))[0]
  await load('Nine lines')
  await refreshResourceWords(db)
  await load('Nine lines')
  const again = await stored()
  expect(again?.['words']).toContain("'nine':1A")
  await refreshResourceWords(db)
  expect(await stored()).toEqual(again)
  await load('Ten lines')
  await refreshResourceWords(db)
  expect((await stored())?.['words']).toContain("'ten':1A")
})
