import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customers, pageContents } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const GET = `query ($slug: String!, $lang: String, $statuses: [PublishStatus!]) {
  getPageContent(slug: $slug, langCode: $lang, publishStatuses: $statuses) { title langCode publishStatus } }`
const EVERY = ['DRAFT', 'ACTIVE', 'ARCHIVED']

let server: TestServer
let staff: NewMember
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const [school] = await db
    .insert(customers)
    .values({ slug: 'school', name: 'School', type: 'INTERNAL' })
    .returning()
  staff = { customerId: school?.customerId ?? null }
  const body = 'Text.'
  await db.insert(pageContents).values([
    { slug: 'drops', title: 'Drops', body },
    { slug: 'drops', langCode: 'de', title: 'Neues', body },
    { slug: 'drops', langCode: 'fr', title: 'Brouillon', body, publishStatus: 'DRAFT' },
    { slug: 'old', title: 'Old', body, publishStatus: 'ARCHIVED' },
  ])
})
afterAll(() => server.close())

async function get(variables: Record<string, unknown>, member: NewMember = {}) {
  const token = await server.token(await server.insertMember(member))
  const { data } = await server.graphql<{ getPageContent: { title: string } | null }>(token, GET, {
    slug: 'drops',
    ...variables,
  })
  return data?.getPageContent?.title ?? null
}

describe('getPageContent', () => {
  test('returns the text in the asked language, in English by default and where the language has none', async () => {
    expect(await get({})).toBe('Drops')
    expect(await get({ lang: 'de' })).toBe('Neues')
    expect(await get({ lang: 'DE' })).toBe('Neues')
    expect(await get({ lang: 'it' })).toBe('Drops')
    expect(await get({ lang: "'" })).toBe('Drops')
    expect(await get({ lang: null, statuses: null })).toBe('Drops')
  })

  test('returns null for pages that the school does not have', async () => {
    expect(await get({ slug: 'nobody' })).toBeNull()
    expect(await get({ slug: '' })).toBeNull()
  })

  test('never returns drafts and archived texts to members, whatever statuses they ask for', async () => {
    expect(await get({ lang: 'fr', statuses: EVERY })).toBe('Drops')
    expect(await get({ lang: 'fr', statuses: ['DRAFT'] })).toBeNull()
    expect(await get({ slug: 'old', statuses: ['ARCHIVED', 'ACTIVE'] })).toBeNull()
  })

  test('returns drafts and archived texts to internal staff who ask for them', async () => {
    expect(await get({ lang: 'fr', statuses: ['DRAFT'] }, staff)).toBe('Brouillon')
    expect(await get({ lang: 'fr' }, staff)).toBe('Drops')
    expect(await get({ slug: 'old', statuses: EVERY }, staff)).toBe('Old')
    expect(await get({ statuses: [] }, staff)).toBeNull()
  })

  test.each<NewMember>([{ status: 'LIMITED', areas: ['mc-limited'] }, { areas: [] }, { status: 'ALUMNI' }])(
    'returns the text to the member %j, because screens of every account may have one',
    async (member) => {
      expect(await get({}, member)).toBe('Drops')
    },
  )
})
