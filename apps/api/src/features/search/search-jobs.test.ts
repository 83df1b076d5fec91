import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { type SearchService, startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { importContent } from '../../app/content/import-content.ts'
import { copyDemoSchool, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { freePort } from '../../testing/free-port.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { stableId } from '../../server/content/stable-id.ts'
import type { JobHandler } from '../../server/jobs/job.ts'
import type { Services } from '../../server/services.ts'
import { searchJobs } from './search-jobs.ts'

const NOW = Date.parse('2026-05-13T15:00:00Z')
const ALGOLIA = { SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'canary-key' }
/** Jobs are given much time: they share the machine with other tests, and one that fails is tried again after half a minute. */
const JOB_DONE = { timeout: 80_000, interval: 200 }
const COURSE = stableId('course', 'pricing-strategy')

let service: SearchService
let server: TestServer
let school: EditableSchool
let token: string
let logs: string
beforeAll(async () => {
  logs = mkdtempSync(join(tmpdir(), 'search-logs-'))
  school = await copyDemoSchool()
  service = await startSearchService({ appId: 'TESTAPP', apiKey: 'canary-key' })
  server = await startTestServer({
    clock: () => NOW,
    config: { works: true },
    environment: {
      ...ALGOLIA,
      ALGOLIA_HOST: service.url,
      WORKER: 'true',
      LOG_LEVEL: 'info',
      LOG_FILE: join(logs, 'log'),
    },
  })
  await load()
  token = await server.token(await insertMember(server.database.db))
})
afterAll(async () => {
  await server.close()
  await service.close()
  await school.drop()
  rmSync(logs, { recursive: true })
})

const load = () =>
  importContent({ database: server.database, folder: school.folder, now: NOW, allowDemoAccounts: true })
const activeIds = async (noun: 'course' | 'resource', where = sql`true`) => {
  const [table, column] = [sql.raw(`${noun}s`), sql.raw(`${noun}_id`)]
  const found = await rows<{ id: string }>(
    server.database.db,
    sql`select ${column} as id from ${table} where publish_status = 'ACTIVE' and ${where} order by 1`,
  )
  return found.map(({ id }) => id)
}
const indexed = (index: string) => service.idsOf(index)?.toSorted()
const find = async (query: string) => {
  const document = `query ($query: String!) { searchCourses(input: { query: $query }) { courseId } }`
  const { data } = await server.graphql<{ searchCourses: { courseId: string }[] }>(token, document, { query })
  return data?.searchCourses.map(({ courseId }) => courseId)
}

test(
  'A load of the content fills both search indexes, and the next load updates them',
  { timeout: 240_000 },
  async () => {
    const expectIndexed = async (index: string, ids: string[]) =>
      vi.waitFor(() => expect(indexed(index)).toEqual(ids), JOB_DONE)
    await expectIndexed('courses_v1', await activeIds('course'))
    await expectIndexed('courses_v2', await activeIds('course', sql`stack = 'ai'`))
    await expectIndexed('resources_v1', await activeIds('resource'))
    await expectIndexed('resources_v1_stack_ai', await activeIds('resource', sql`stack = 'ai'`))
    expect((await find('pricing strategy'))?.[0]).toBe(COURSE)

    await school.edit(
      'courses/pricing-strategy.yaml',
      'title: Pricing Strategy',
      'title: Quicksilver Numbers',
    )
    await load()
    await vi.waitFor(async () => expect(await find('quicksilver')).toEqual([COURSE]), JOB_DONE)

    await school.edit('courses/pricing-strategy.yaml', /^sortOrder:/m, 'publishStatus: ARCHIVED\nsortOrder:')
    await load()
    await vi.waitFor(() => expect(indexed('courses_v1')).not.toContain(COURSE), JOB_DONE)
  },
)

test('A load of the content that fails leaves the search indexes unchanged', async () => {
  const before = indexed('courses_v1')
  await school.edit('courses/strategy-on-a-page.yaml', 'difficulty: Beginner', 'difficulty: Impossible')
  await expect(load()).rejects.toThrow('strategy-on-a-page')
  expect(indexed('courses_v1')).toEqual(before)
})

test('A search finds, after the night, a course that was changed by hand', { timeout: 120_000 }, async () => {
  await server.database.db.execute(
    sql`update courses set publish_status = 'ACTIVE', title = 'Moonlight Margins' where course_id = ${COURSE}`,
  )
  const nightly = searchJobs.find((job) => 'cron' in job)
  if (!nightly || !('cron' in nightly)) throw new Error('There is no nightly job.')
  await nightly.run(server.services, NOW)
  await vi.waitFor(() => expect(indexed('courses_v1')).toContain(COURSE), JOB_DONE)
})

test('Search documents that another version wrote differently are written again when a server starts', async () => {
  const { db } = server.database
  await db.execute(sql`update search_documents set words = '', version = 'of another version'`)
  const other = await startTestServer({
    clock: () => NOW,
    database: server.database,
    config: { works: true },
    environment: { ...ALGOLIA, ALGOLIA_HOST: service.url, WORKER: 'true' },
  })
  try {
    await vi.waitFor(async () => {
      const found = await rows(db, sql`select 1 from search_documents where words @@ 'beginner'`)
      expect(found.length).toBeGreaterThan(10)
    }, JOB_DONE)
  } finally {
    await other.close()
  }
})

test('A search index that answers slowly is updated at the first attempt', async () => {
  const handler = await openIndexing(server.services)
  service.slowDown(1200)
  try {
    await handler.run({})
  } finally {
    service.slowDown(0)
  }
  expect(indexed('courses_v1')).toEqual(await activeIds('course'))
})

test('A search index that cannot be written is an expected failure, whose reason contains no secret', async () => {
  const { config } = server.services
  if (config.search.engine !== 'algolia') throw new Error('Algolia is not configured.')
  const broken = { ...config, search: { ...config.search, apiKey: 'canary-wrong' } }
  const handler = await openIndexing({ ...server.services, config: broken })
  await expect(handler.run({})).rejects.toMatchObject({
    name: 'JobFailure',
    message: 'the search index could not be updated: ApiError 403',
    permanent: false,
  })
})

test('A search while its service is unreachable returns 503 and is logged once, with the cause and without the key', async () => {
  const port = await freePort()
  const file = join(logs, 'outage')
  const environment = {
    ...ALGOLIA,
    ALGOLIA_HOST: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'info',
    LOG_FILE: file,
  }
  const other = await startTestServer({ clock: () => NOW, database: server.database, environment })
  try {
    const { status } = await other.graphql(
      await other.token((await firstMember()) ?? ''),
      '{ searchCourses(input: { query: "pricing" }) { courseId } }',
    )
    expect(status).toBe(503)
  } finally {
    await other.close()
  }
  const lines = await vi.waitFor(() => {
    const written = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    expect(written.length).toBeGreaterThan(1)
    return written
  })
  const outages = lines.filter((line) => line.includes('could not be'))
  expect(outages).toHaveLength(1)
  expect(outages[0]).toContain('RetryError')
  expect(lines.filter((line) => line.includes('Algolia answers searches'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('canary')
})

async function openIndexing(services: Services): Promise<JobHandler> {
  const job = searchJobs.find((each) => 'open' in each)
  if (!job || !('open' in job)) throw new Error('There is no indexing job.')
  return job.open(services)
}

async function firstMember(): Promise<string | undefined> {
  const [member] = await rows<{ id: string }>(
    server.database.db,
    sql`select user_id as id from entitlements where type = 'mcsc-unlimited' limit 1`,
  )
  return member?.id
}
