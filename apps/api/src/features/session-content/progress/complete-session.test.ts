import { describe, expect, test } from 'vitest'
import type { UserSession } from '@section/contract/generated/schema-types.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader, LECTURE, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { completeProject, completeSession, findChecklist } from './complete-session.ts'
import { attend, attendance, CLASSES, PERIOD, save, SPRINT } from './ticks.fixture.ts'

const kit = sessionPageTestKit()

const films = (...slugs: string[]) => ({
  slug: 'watching',
  title: 'Watch',
  contents: [
    { type: 'videos', slug: 'films', videos: slugs.map((slug) => ({ slug, lecture: LECTURE.key })) },
  ],
})
const watching = { slug: 'watch', title: 'Watch', subtype: 'VIDEO_GROUP', videos: 'films' }
const project = { slug: 'hand-in', title: 'Hand in', subtype: 'PROJECT_SUBMISSION' }
const bonus = { slug: 'extra', title: 'Extra', subtype: 'OTHER_SELF_REPORTED', bonus: true }
const everything = {
  project: { slug: 'project', title: 'One page' },
  containers: [films('film')],
  checklist: [attendance('any'), watching, project, bonus, attendance('optional', { required: false })],
}

async function checklistOf({ sessionId }: PagedSession) {
  const checklist = await findChecklist(kit.server().services, sessionId)
  if (!checklist) throw new Error(`There is no session ${sessionId}.`)
  return checklist
}

/** Completes an item as the features do, and then asks in the same transaction whether the session is complete. */
const completing = async (reader: Reader, run: PagedSession, handsIn = false) => {
  const { services } = kit.server()
  const checklist = await checklistOf(run)
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const context = { tx, invalidate, userId: reader.userId, now: kit.clock.now }
    return handsIn ? completeProject(context, checklist) : completeSession(context, checklist)
  })
}
const handIn = (reader: Reader, run: PagedSession) => completing(reader, run, true)
async function watchFilm(reader: Reader, run: PagedSession): Promise<string | null> {
  await kit.watch(reader, run.video('films', 'film'), LECTURE.duration)
  return completing(reader, run)
}
const attendClass = async (reader: Reader, run: PagedSession) =>
  (await attend(reader, run.sessionId)).courseBadgeId ?? null

const partOf = (reader: Reader, { sessionId }: PagedSession) =>
  reader.ask<UserSession>(
    'query ($sessionId: ID!) { getUserSession(sessionId: $sessionId) { enrollmentStatus courseBadgeId } }',
    { sessionId },
  )

describe('The badge of a course', () => {
  const steps = { attending: attendClass, watching: watchFilm, 'handing in': handIn }
  test.each([
    ['attending', 'watching', 'handing in'],
    ['attending', 'handing in', 'watching'],
    ['watching', 'attending', 'handing in'],
    ['watching', 'handing in', 'attending'],
    ['handing in', 'attending', 'watching'],
    ['handing in', 'watching', 'attending'],
  ] as const)('is earned with the last required item, by %s, %s and %s in this order', async (...order) => {
    const run = await kit.addSession(everything, PERIOD, CLASSES)
    const reader = await kit.addReader(run)
    const [first, second, last] = order
    expect(await steps[first](reader, run)).toBeNull()
    expect(await steps[second](reader, run)).toBeNull()
    expect(await partOf(reader, run)).toEqual({ enrollmentStatus: 'ENROLLED', courseBadgeId: null })
    const badgeId = await steps[last](reader, run)
    expect(badgeId).not.toBeNull()
    expect(await partOf(reader, run)).toEqual({ enrollmentStatus: 'COMPLETED', courseBadgeId: badgeId })
  })

  test('is earned once, and whatever is done again earns no other', async () => {
    const run = await kit.addSession(everything, PERIOD, CLASSES)
    const reader = await kit.addReader(run)
    await attendClass(reader, run)
    await watchFilm(reader, run)
    const badgeId = await handIn(reader, run)
    expect(await handIn(reader, run)).toBeNull()
    expect(await attendClass(reader, run)).toBeNull()
    expect((await save(reader, run.part('extra'))).courseBadgeId).toBeNull()
    expect((await partOf(reader, run)).courseBadgeId).toBe(badgeId)
  })

  test('is earned by exactly one of the last two items that are completed at the same time', async () => {
    const run = await kit.addSession(
      { project: everything.project, checklist: [attendance('any'), project] },
      PERIOD,
      CLASSES,
    )
    const reader = await kit.addReader(run)
    const earned = await Promise.all([attendClass(reader, run), handIn(reader, run)])
    const [badgeId, ...more] = earned.filter((id) => id !== null)
    expect(more).toEqual([])
    expect(await partOf(reader, run)).toEqual({ enrollmentStatus: 'COMPLETED', courseBadgeId: badgeId })
  })

  test('is earned with 90 percent of the videos', async () => {
    const run = await kit.addSession({ containers: [films('film')], checklist: [watching] }, PERIOD)
    const [almost, enough] = [await kit.addReader(run), await kit.addReader(run)]
    await kit.watch(almost, run.video('films', 'film'), 73)
    await kit.watch(enough, run.video('films', 'film'), 74)
    expect(await completing(almost, run)).toBeNull()
    expect(await completing(enough, run)).not.toBeNull()
  })

  test('is earned by a member of staff who takes part without a seat', async () => {
    const run = await kit.addSession({ checklist: [attendance('any')] }, PERIOD, CLASSES)
    const employee = await kit.addReader(undefined, { status: 'EMPLOYEE', customer: 'acme' })
    const badgeId = await attendClass(employee, run)
    expect(badgeId).not.toBeNull()
    expect(await partOf(employee, run)).toMatchObject({ courseBadgeId: badgeId })
  })
})

describe('The badge of a course', () => {
  test('is not earned by a session that requires nothing', async () => {
    const optional = [
      bonus,
      attendance('any', { required: false }),
      { ...watching, subtype: 'OPTIONAL_VIDEO_GROUP' },
    ]
    const run = await kit.addSession({ containers: [films('film')], checklist: optional }, PERIOD, CLASSES)
    const reader = await kit.addReader(run)
    expect(await attendClass(reader, run)).toBeNull()
    expect(await watchFilm(reader, run)).toBeNull()
    expect((await save(reader, run.part('extra'))).courseBadgeId).toBeNull()
    expect(await partOf(reader, run)).toEqual({ enrollmentStatus: 'ENROLLED', courseBadgeId: null })
  })

  test('is not earned by what another member did', async () => {
    const run = await kit.addSession(SPRINT, PERIOD, CLASSES)
    const [reader, other] = [await kit.addReader(run), await kit.addReader(run)]
    await attendClass(reader, run)
    expect(await handIn(other, run)).toBeNull()
  })

  test('is not earned by a session that does not exist, which has no checklist', async () => {
    const { courseId } = await kit.addSession(everything, PERIOD)
    expect(await findChecklist(kit.server().services, courseId)).toBeNull()
  })

  test('is not earned if the transaction fails, and the item is not completed either', async () => {
    const run = await kit.addSession({ project: everything.project, checklist: [project] }, PERIOD)
    const reader = await kit.addReader(run)
    const { services } = kit.server()
    const checklist = await checklistOf(run)
    const failing = services.cacheInvalidation.transaction(async (tx, invalidate) => {
      const context = { tx, invalidate, userId: reader.userId, now: NOON }
      expect(await completeProject(context, checklist)).not.toBeNull()
      throw new Error('It fails.')
    })
    await expect(failing).rejects.toThrow('It fails.')
    expect(await partOf(reader, run)).toEqual({ enrollmentStatus: 'ENROLLED', courseBadgeId: null })
    expect(await completing(reader, run)).toBeNull()
  })
})
