import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '@section/api/testing/free-port.ts'
import { insertCourse } from '@section/api/testing/insert-course.ts'
import { insertLessons } from '@section/api/testing/insert-lessons.ts'
import { insertMember } from '@section/api/testing/insert-member.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'
import { mintIdToken } from '@section/api/features/identity/mint-id-token.fixture.ts'
import { type Database, type DatabaseOptions, openDatabase } from '@section/db/connection.ts'
import { contentLoads, videoProgress, videoSessions } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { killWhileWriting, VIEWERS, type Writer } from './kill-nine.ts'
import { enrollTickingViewers, tickByGraphQL, tickedPositions } from './ticking-viewers.ts'

const RUNS = process.env['NIGHTLY'] === '1' ? 20 : 1
const KILLS = RUNS === 1 ? 'a kill' : `${RUNS} kills`
const SAVE = `mutation ($id: ID!, $videoId: ID!, $position: Float!) { updateVideoSession(userVideoSessionId: $id,
  videoId: $videoId, continueAtTime: $position, status: IN_PROGRESS, videoSessionMaxPlayhead: $position,
  videoSessionPlayingTime: $position) { continueAtTime error { code } } }`

const root = fileURLToPath(new URL('../..', import.meta.url))
const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test(`A server with the embedded database loses nothing that it acknowledged through ${KILLS}`, async () => {
  const folder = await temporaryFolder()
  const writer = await serverOn({ folder }, { DATA_DIR: folder })
  expect(await killWhileWriting(writer, RUNS)).toEqual([])
})

test(`A server on PostgreSQL loses nothing that it acknowledged through ${KILLS}`, async () => {
  const url = await postgresUrl()
  const writer = await serverOn({ url }, { DATABASE_URL: url, DATA_DIR: await temporaryFolder() })
  expect(await killWhileWriting(writer, RUNS)).toEqual([])
})

test(`A server on PostgreSQL loses no acknowledged tick of a checklist through ${KILLS}`, async () => {
  const url = await postgresUrl()
  const folder = await temporaryFolder()
  const { port, url: address } = await freeAddress()
  const viewers = await withDatabase({ url }, (database) => enrollTickingViewers(database, address))
  const writer: Writer = {
    command: commandOf(port, address, { DATABASE_URL: url, DATA_DIR: folder }),
    save: (viewer, position) => tickByGraphQL(address, viewers, viewer, position),
    storedPositions: () => withDatabase({ url }, (database) => tickedPositions(database, viewers.userIds)),
  }
  expect(await killWhileWriting(writer, RUNS)).toEqual([])
})

test('A writer that acknowledges before it has written is detected by killing it', async () => {
  const url = await postgresUrl()
  const writer = await brokenWriterOn(url)
  expect(await killWhileWriting(writer, RUNS)).not.toEqual([])
})

/** Returns the real server on a database with 50 viewers of a long film. */
async function serverOn(target: DatabaseOptions, env: Record<string, string>): Promise<Writer> {
  const { port, url } = await freeAddress()
  const viewers = await withDatabase(target, async (database) => {
    await database.migrate()
    return insertWatchingViewers(database, url)
  })
  return {
    command: commandOf(port, url, env),
    save: (viewer, position) => saveByGraphQL(url, viewers, viewer, position),
    storedPositions: () => withDatabase(target, (database) => positionsOf(database, viewers.userIds)),
  }
}

async function freeAddress(): Promise<{ port: number; url: string }> {
  const port = await freePort()
  return { port, url: `http://localhost:${port}` }
}

/** Returns the command of the real server with the folders of the demo. */
const commandOf = (port: number, url: string, env: Record<string, string>): Writer['command'] => ({
  url,
  args: [MAIN],
  env: {
    ...env,
    NODE_ENV: 'test',
    DEMO: 'true',
    RATE_LIMITS: 'false',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
    PORT: String(port),
    PUBLIC_URL: url,
    ...SOURCE_FOLDERS,
  },
})

async function brokenWriterOn(databaseUrl: string): Promise<Writer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const viewers = await withDatabase({ url: databaseUrl }, (database) => insertWatchingViewers(database, url))
  return {
    command: {
      url,
      args: [join(root, 'tests/races/broken-implementations/buffered-progress.ts')],
      env: { PORT: String(port), DATABASE_URL: databaseUrl },
    },
    async save(viewer, position) {
      const query = new URLSearchParams({
        userId: viewers.userIds[viewer] ?? '',
        videoId: viewers.videoId,
        position: String(position),
      })
      const answer = await fetch(`${url}/save?${query.toString()}`)
      if (!answer.ok) throw new Error(`The broken implementation answered ${answer.status}.`)
    },
    storedPositions: () =>
      withDatabase({ url: databaseUrl }, (database) => positionsOf(database, viewers.userIds)),
  }
}

interface WatchingViewers {
  videoId: string
  userIds: string[]
  videoSessions: string[]
  tokens: string[]
}

/** Inserts the viewers, and marks the demo school as loaded, so that the server starts at once. */
async function insertWatchingViewers({ db }: Database, issuer: string): Promise<WatchingViewers> {
  await db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  const [videoId = ''] = await insertLessons(db, await insertCourse(db), [{ duration: 9_000_000 }])
  const viewers = []
  for (let n = 0; n < VIEWERS; n++) {
    const userId = await insertMember(db)
    const userVideoSessionId = randomUUID()
    await db.insert(videoSessions).values({ userVideoSessionId, userId, videoId, type: 'ON_DEMAND' })
    await db.insert(videoProgress).values({ userId, videoId })
    const token = await mintIdToken(db, userId, { issuer, clientId: 'member-app', now: Date.now() })
    viewers.push({ userId, userVideoSessionId, token })
  }
  return {
    videoId,
    userIds: viewers.map(({ userId }) => userId),
    videoSessions: viewers.map(({ userVideoSessionId }) => userVideoSessionId),
    tokens: viewers.map(({ token }) => token),
  }
}

async function saveByGraphQL(
  url: string,
  viewers: WatchingViewers,
  viewer: number,
  position: number,
): Promise<void> {
  const variables = { id: viewers.videoSessions[viewer], videoId: viewers.videoId, position }
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${viewers.tokens[viewer]}` },
    body: JSON.stringify({ query: SAVE, variables }),
  })
  const text = await answer.text()
  const body = JSON.parse(text) as { data?: { updateVideoSession: { continueAtTime: number | null } } }
  if (body.data?.updateVideoSession.continueAtTime !== position) throw new Error(`Not acknowledged: ${text}`)
}

async function positionsOf({ db }: Database, userIds: string[]): Promise<number[]> {
  const kept = await db.select().from(videoProgress).where(inArray(videoProgress.userId, userIds))
  const positions = new Map(kept.map(({ userId, continueAtTime }) => [userId, continueAtTime]))
  return userIds.map((userId) => positions.get(userId) ?? 0)
}

async function withDatabase<T>(
  target: DatabaseOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(target)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-nine-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function postgresUrl(): Promise<string> {
  const database = await openTestDatabase()
  cleanUps.push(() => database.close())
  if (!database.url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  return database.url
}
