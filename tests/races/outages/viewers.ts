import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { mintIdToken } from '@section/api/features/identity/mint-id-token.fixture.ts'
import { insertCourse } from '@section/api/testing/insert-course.ts'
import { insertLessons } from '@section/api/testing/insert-lessons.ts'
import { insertMember } from '@section/api/testing/insert-member.ts'
import type { Database } from '@section/db/connection.ts'
import { contentLoads, videoProgress, videoSessions } from '@section/db/schema.ts'

const VIEWERS = 50
const INTERVAL_MS = 5
const STEP = 0.25

const SAVE = `mutation ($id: ID!, $videoId: ID!, $position: Float!) { updateVideoSession(userVideoSessionId: $id,
  videoId: $videoId, continueAtTime: $position, status: IN_PROGRESS, videoSessionMaxPlayhead: $position,
  videoSessionPlayingTime: $position) { continueAtTime error { code } } }`
const READ = 'query ($id: ID!) { getMember(userId: $id) { userId } }'

interface Viewer {
  userId: string
  token: string
  videoSessionId: string
  /** The position that was acknowledged last. */
  acknowledged: number
  sent: number
}

/** Members who watch a long film, and save and read through two servers. */
export class Viewers {
  readonly #viewers: readonly Viewer[]
  readonly #videoId: string

  private constructor(viewers: readonly Viewer[], videoId: string) {
    this.#viewers = viewers
    this.#videoId = videoId
  }

  static async seat({ db }: Database, issuer: string): Promise<Viewers> {
    await db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
    const courseId = await insertCourse(db)
    const [videoId = ''] = await insertLessons(db, courseId, [{ duration: 9_000_000 }])
    const now = Date.now()
    const viewers = await Promise.all(
      Array.from({ length: VIEWERS }, async (): Promise<Viewer> => {
        const userId = await insertMember(db)
        const token = await mintIdToken(db, userId, { issuer, clientId: 'member-app', now })
        const userVideoSessionId = randomUUID()
        await db.insert(videoSessions).values({ userVideoSessionId, userId, videoId, type: 'ON_DEMAND' })
        await db.insert(videoProgress).values({ userId, videoId })
        return { userId, token, videoSessionId: userVideoSessionId, acknowledged: 0, sent: 0 }
      }),
    )
    return new Viewers(viewers, videoId)
  }

  /** Sends about 200 requests a second, half of them writes, until the signal is aborted. */
  async rush(urls: readonly string[], until: AbortSignal): Promise<void> {
    const open = new Set<Promise<unknown>>()
    for (let n = 0; !until.aborted; n++) {
      const url = urls[n % urls.length] ?? ''
      const request = n % 4 < 2 ? this.save(url, n) : this.read(url, n)
      const done = request.catch(() => undefined).finally(() => open.delete(done))
      open.add(done)
      await wait(INTERVAL_MS)
    }
    await Promise.all(open)
  }

  /** Saves the next position of a viewer; returns whether it was acknowledged. */
  async save(url: string, n: number): Promise<boolean> {
    const viewer = this.#viewer(n)
    const position = (viewer.sent += STEP)
    const variables = { id: viewer.videoSessionId, videoId: this.#videoId, position }
    const text = await send(url, viewer.token, { query: SAVE, variables })
    const { data } = JSON.parse(text) as { data?: { updateVideoSession?: { continueAtTime: number | null } } }
    const saved = data?.updateVideoSession?.continueAtTime
    if (typeof saved === 'number') viewer.acknowledged = Math.max(viewer.acknowledged, saved)
    return typeof saved === 'number'
  }

  async read(url: string, n: number): Promise<boolean> {
    const { userId, token } = this.#viewer(n)
    return (await send(url, token, { query: READ, variables: { id: userId } })).includes(`"${userId}"`)
  }

  /** Returns after how many milliseconds since `back` (`performance.now`) a server answers a write and a read; `Infinity` after half a minute. */
  async firstSuccess(url: string, back: number): Promise<number> {
    for (let n = 0; performance.now() - back < 30_000; n++) {
      const succeeded = await Promise.all([this.save(url, n), this.read(url, n)]).catch(() => [false])
      if (succeeded.every(Boolean)) return performance.now() - back
      await wait(20)
    }
    return Infinity
  }

  /** Returns the number of viewers whose stored position is earlier than the acknowledged one. */
  async lostWrites({ db }: Database): Promise<number> {
    const ids = this.#viewers.map(({ userId }) => userId)
    const kept = await db.select().from(videoProgress).where(inArray(videoProgress.userId, ids))
    const positions = new Map(kept.map(({ userId, continueAtTime }) => [userId, continueAtTime]))
    return this.#viewers.filter(({ userId, acknowledged }) => (positions.get(userId) ?? 0) < acknowledged)
      .length
  }

  userId(n: number): string {
    return this.#viewer(n).userId
  }

  #viewer(n: number): Viewer {
    const viewer = this.#viewers[n % VIEWERS]
    if (!viewer) throw new Error('Nobody is seated.')
    return viewer
  }
}

async function send(url: string, token: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return answer.text()
}
