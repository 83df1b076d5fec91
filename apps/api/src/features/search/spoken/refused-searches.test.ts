import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SpokenPlacesPage } from '@section/contract/generated/schema-types.ts'
import { signIn } from '../../catalog/listed-courses.fixture.ts'
import { openSpokenSchool, type SpokenSchool } from './spoken-school.fixture.ts'

const SEARCH = `{ searchTranscripts(input: { query: "margin" }) {
  places { courseId } total hasMoreThanTotal nextCursor error { code message } } }`

let school: SpokenSchool
beforeAll(async () => {
  school = await openSpokenSchool({ rateLimits: true })
})
afterAll(() => school.server.close())

const search = (token: string) =>
  school.server.graphql<{ searchTranscripts: SpokenPlacesPage }>(token, SEARCH)

test('A member searches the transcripts 60 times a minute, and reads then when to try again', async () => {
  const { token } = await signIn(school.server)
  for (let count = 0; count < 60; count++)
    expect((await search(token)).data?.searchTranscripts).toMatchObject({ total: 5, error: null })
  const { data, headers } = await search(token)
  expect(data?.searchTranscripts).toEqual({
    places: [],
    total: 0,
    hasMoreThanTotal: false,
    nextCursor: null,
    error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 minute.' },
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await signIn(school.server)
  expect((await search(other.token)).data?.searchTranscripts.total).toBe(5)
})

test.each<[string, () => Promise<never>]>([
  ['fails', () => Promise.reject(new Error('secret detail'))],
  ['never answers', () => new Promise(() => {})],
])(
  'A search of the transcripts is answered with 503 within three seconds while the database %s',
  async (_name, execute) => {
    const { token } = await signIn(school.server)
    // The member and the catalog are cached, so that only the search itself asks the database.
    await search(token)
    const statements = vi.spyOn(school.server.database.db, 'execute').mockImplementation(execute as never)
    const began = performance.now()
    const { status, errors, headers } = await search(token).finally(() => statements.mockRestore())
    expect(performance.now() - began).toBeLessThan(3000)
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAVAILABLE')
    expect(JSON.stringify(errors)).not.toContain('secret detail')
  },
)
