import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { entitlements, videoNotes } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { insertLessons } from '../../testing/insert-lessons.ts'
import { NON_WATCHERS, videoOf } from '../video/video-calls.fixture.ts'
import { noteServer, NOT_FOUND } from './notes.fixture.ts'

const kit = noteServer()
const { list, remove, save, signIn } = kit

const refusal = (code: string, message: string) => ({ note: null, error: { code, message } })
const newNote = (more: object = {}) => ({ noteId: randomUUID(), videoId: videoOf(kit.course), ...more })

const rowsOf = (userId: string) => kit.db.select().from(videoNotes).where(eq(videoNotes.userId, userId))

describe('A new note', () => {
  test.each(Object.entries(NON_WATCHERS))(
    'of a member %s is refused like one of no video',
    async (_who, member) => {
      const { userId, token } = await signIn(member)
      expect(await save(token, newNote())).toEqual(NOT_FOUND)
      expect(await save(token, newNote({ videoId: randomUUID() }))).toEqual(NOT_FOUND)
      expect(await rowsOf(userId)).toEqual([])
    },
  )

  test.each(['', 'nonsense', "'; drop table video_notes; --"])('with the id %j is refused', async (id) => {
    const { token } = await signIn()
    expect(await save(token, newNote({ noteId: id }))).toEqual(NOT_FOUND)
    expect(await save(token, newNote({ videoId: id }))).toEqual(NOT_FOUND)
    expect(await remove(token, { noteId: id })).toEqual(NOT_FOUND)
    expect(await list(token, id)).toBeNull()
  })

  test.each([
    ['empty', ''],
    ['invisible', ' \n\u200b'],
    ['of 2,001 characters', 'x'.repeat(2001)],
  ])('whose text is %s is refused', async (_what, text) => {
    const { token } = await signIn()
    expect(await save(token, newNote({ text }))).toEqual(
      refusal('INVALID_NOTE', 'Please write a note of at most 2,000 characters.'),
    )
  })

  test('before the video or beyond its end is refused', async () => {
    const { token } = await signIn()
    expect(await save(token, newNote({ seconds: -1 }))).toMatchObject({ error: { code: 'INVALID_NUMBER' } })
    expect(await save(token, newNote({ seconds: 101 }))).toMatchObject({ error: { code: 'BEYOND_DURATION' } })
    expect(await save(token, newNote({ seconds: 100.4 }))).toMatchObject({ note: { seconds: 100 } })
  })

  test('of a lesson that opens later is refused until then, and of its free preview is taken', async () => {
    const opensAt = new Date(kit.now() + 60_000)
    const courseId = await insertCourse(kit.db)
    await insertSession(kit.db, { courseId, sessionType: 'ON_DEMAND', activateAt: opensAt })
    const [preview = '', lesson = ''] = await insertLessons(kit.db, courseId, [{ preview: true }, {}])
    await kit.server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
    const { token } = await signIn()
    expect(await save(token, newNote({ videoId: lesson }))).toMatchObject({
      error: { code: 'ON_DEMAND_NOT_OPEN' },
    })
    expect(await save(token, newNote({ videoId: preview }))).toMatchObject({ error: null })
    kit.later(60)
    expect(await save(token, newNote({ videoId: lesson }))).toMatchObject({ error: null })
  })
})

test('Notes of a video that their member may no longer watch are read, changed and removed, and no longer lead to it', async () => {
  const { userId, token } = await signIn()
  const { courseId } = kit.course
  const [changed, removed] = [newNote(), newNote()]
  for (const note of [changed, removed]) await save(token, note)
  expect((await list(token, courseId))?.lessons).toMatchObject([{ page: { topLevelId: courseId } }])
  await kit.db.delete(entitlements).where(eq(entitlements.userId, userId))
  await kit.server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
    invalidate('member', userId),
  )
  kit.later(1)
  expect(await save(token, newNote())).toEqual(NOT_FOUND)
  expect(await save(token, { ...changed, text: 'Still mine' })).toMatchObject({
    note: { text: 'Still mine' },
  })
  expect(await remove(token, removed)).toMatchObject({ error: null })
  expect(await list(token, courseId)).toMatchObject({
    courseTitle: 'Pricing with Confidence',
    lessons: [{ page: null }],
    notes: [{ text: 'Still mine' }],
  })
})
