import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addWatchableCourse, type WatchableCourse } from '../video/video-test-kit.fixture.ts'
import { toMemberViewer } from '../../server/access/viewer.ts'
import { countFirstPlay, reserveVideo } from './allowance.ts'
import { listMeteredVideos } from './list-metered-videos.ts'

// The list of the counted videos is compared with a model of the month that is written independently of the rules and the
// store: a plain list of actions with their times. docs/product/metering.md#monthly-allowance

const MONTHS = process.env['NIGHTLY'] === '1' ? 1000 : 150
const THRESHOLD = 3
const VIDEOS = 6

let server: TestServer
let course: WatchableCourse
beforeAll(async () => {
  server = await startTestServer()
  course = await addWatchableCourse(
    server.services,
    Array.from({ length: VIDEOS }, () => ({})),
  )
})
afterAll(() => server.close())

/** An action of a member with a video at a time of their month: its playlist is loaded, or it plays. */
interface Action {
  plays: boolean
  video: number
  at: number
}

/** The last and first instants of the month of `year` and `month` (0 to 11), and of its neighbors. */
const bounds = (year: number, month: number) => {
  const start = Date.UTC(year, month, 1)
  const end = Date.UTC(year, month + 1, 1)
  return [start - 1, start, start + 1, start + 119_999, start + 120_000, end - 120_000, end - 1, end, end + 1]
}

/** A month; those of leap years, of 2100, which is none, and at the ends of years are frequent. */
const month = fc.record({
  year: fc.constantFrom(2026, 2027, 2028, 2099, 2100),
  month: fc.oneof(fc.constantFrom(0, 1, 11), fc.integer({ min: 0, max: 11 })),
})

const someMonth = month.chain(({ year, month: of }) => {
  const start = Date.UTC(year, of, 1)
  const instant = fc.oneof(
    fc.constantFrom(...bounds(year, of)),
    fc.integer({ min: start, max: Date.UTC(year, of + 1, 1) - 1 }),
    // Ten minutes of the month get many instants, so that reservations are held, renewed and lapse among the plays.
    fc.integer({ min: 0, max: 600 }).map((seconds) => start + 86_400_000 + seconds * 1000),
  )
  const action = fc.record({
    plays: fc.boolean(),
    video: fc.integer({ min: 0, max: VIDEOS - 1 }),
    at: instant,
  })
  return fc.array(action, { minLength: 3, maxLength: 12 }).map((actions) => ({
    asked: [start - 1, start, Date.UTC(year, of + 1, 1) - 1, Date.UTC(year, of + 1, 1)],
    actions: actions.toSorted((a, b) => a.at - b.at),
  }))
})

const nameOfMonth = (at: number) => {
  const date = new Date(at)
  return `${date.getUTCFullYear()} ${date.getUTCMonth()}`
}

/** Replays the actions on a plain list; returns which of them are allowed, and the list of the first plays. */
function model(actions: readonly Action[]) {
  const played: { video: number; at: number }[] = []
  const loaded: { video: number; at: number }[] = []
  const allowed = actions.map(({ plays, video, at }) => {
    const ofMonth = <Entry extends { at: number }>(entries: Entry[]) =>
      entries.filter((entry) => nameOfMonth(entry.at) === nameOfMonth(at))
    const used = new Set(ofMonth(played).map((entry) => entry.video))
    const held = ofMonth(loaded).filter((entry) => !used.has(entry.video) && at - entry.at < 120_000)
    const taken = new Set([...used, ...held.map((entry) => entry.video)])
    if (!taken.has(video) && taken.size >= THRESHOLD) return false
    if (!plays) loaded.push({ video, at })
    else if (!used.has(video)) played.push({ video, at })
    return true
  })
  return { allowed, played }
}

test(`The list of the counted videos equals a model in ${MONTHS} random months`, async () => {
  const { services } = server
  const { db } = services.database
  const snapshot = await services.catalog.current()
  await fc.assert(
    fc.asyncProperty(someMonth, async ({ actions, asked }) => {
      const userId = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
      const state = await services.members.get(userId)
      if (!state) throw new Error('The member was not inserted.')
      const expected = model(actions)
      const allowed: boolean[] = []
      for (const { plays, video, at } of actions) {
        const viewer = toMemberViewer(state, at)
        const context = { viewer, snapshot, threshold: THRESHOLD, now: at }
        const videoId = course.videoIds[video] ?? ''
        allowed.push(
          plays
            ? (await countFirstPlay(db, context, videoId)) === null
            : (await reserveVideo(db, context, videoId)).kind !== 'refused',
        )
      }
      expect(allowed).toEqual(expected.allowed)
      for (const now of asked) {
        const viewer = toMemberViewer(state, now)
        const list = await listMeteredVideos({ services, viewer, now })
        const listed = list.map(({ videoId, playedAt }) => ({
          video: course.videoIds.indexOf(videoId),
          at: new Date(playedAt).getTime(),
        }))
        const ledger = expected.played.filter(({ at }) => nameOfMonth(at) === nameOfMonth(now))
        expect(new Set(listed)).toEqual(new Set(ledger))
        expect(listed.map(({ at }) => at)).toEqual(ledger.map(({ at }) => at))
        expect(list.length).toBeLessThanOrEqual(THRESHOLD)
      }
    }),
    { numRuns: MONTHS, seed: 33 },
  )
}, 180_000)
