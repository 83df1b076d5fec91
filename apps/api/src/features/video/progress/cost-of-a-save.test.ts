import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { videoProgress } from '@section/db/schema.ts'
import { MAX_STRETCHES, parseCoverage, printCoverage } from '@section/domain/video/progress/coverage.ts'
import { watchingTestKit } from '../watching-test-kit.fixture.ts'

// The cost of a save does not depend on earlier updates. SECURITY.md#expensive-input

const HOUR = 3600
const ROUNDS = 9
const SAVES = 20
const MOST_RATIO = 1.5

const kit = watchingTestKit([{ duration: HOUR }])
type Viewer = Awaited<ReturnType<typeof kit.addViewer>>

/** The maximum number of stretches, of half a second each, all over the hour. */
const FRAGMENTS = Array.from({ length: MAX_STRETCHES }, (_, index) => {
  const start = Math.round((index * HOUR * 1000) / MAX_STRETCHES)
  return [start, start + 500] as const
})

const coverageOf = async ({ userId }: Viewer) => {
  const [stored] = await kit.db
    .select({ coverage: videoProgress.coverage })
    .from(videoProgress)
    .where(eq(videoProgress.userId, userId))
  return parseCoverage(stored?.coverage ?? '{}')
}

/** Returns a member who has watched the first ten seconds, and then `before` as well. */
async function viewerWith(before?: string): Promise<Viewer> {
  const viewer = await kit.addViewer()
  const videoSession = await viewer.start(kit.course)
  kit.later(10)
  await viewer.update(videoSession, kit.course.videoIds[0], { at: 10, played: 10 })
  if (before !== undefined)
    await kit.db
      .update(videoProgress)
      .set({ coverage: before })
      .where(
        and(eq(videoProgress.userId, viewer.userId), eq(videoProgress.videoId, kit.course.videoIds[0] ?? '')),
      )
  return viewer
}

test.each([
  ['in one video session', false],
  ['in a video session of its own each', true],
])('A save of progress costs the same with the most stretches as with one, %s', async (_title, opens) => {
  const viewers = [await viewerWith(), await viewerWith(printCoverage(FRAGMENTS))]
  const videoSessions = await Promise.all(viewers.map((viewer) => viewer.start(kit.course)))
  const least = [Infinity, Infinity]
  let position = HOUR / 2
  let played = 0
  for (let round = 0; round < ROUNDS; round++) {
    // The order alternates, because otherwise the first viewer alone would pay for work that happens only once.
    for (const index of round % 2 ? [1, 0] : [0, 1]) {
      const [viewer, own] = [viewers[index], videoSessions[index]]
      if (!viewer || own === undefined) throw new Error('There is nobody to watch.')
      let videoSession = own
      const began = process.cpuUsage()
      for (let save = 1; save <= SAVES; save++) {
        kit.later(1)
        if (opens) videoSession = await viewer.start(kit.course)
        const seconds = opens ? 1 : played + save
        await viewer.update(videoSession, kit.course.videoIds[0], { at: position + save, played: seconds })
      }
      const { user, system } = process.cpuUsage(began)
      least[index] = Math.min(least[index] ?? Infinity, user + system)
    }
    position += SAVES
    played += SAVES
  }
  const [one, many] = viewers
  if (!one || !many) throw new Error('There is nobody to watch.')
  expect((await coverageOf(one)).length).toBe(2)
  expect((await coverageOf(many)).length).toBeGreaterThan(MAX_STRETCHES / 2)
  expect((least[1] ?? Infinity) / (least[0] ?? 0)).toBeLessThan(MOST_RATIO)
})
