import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { members, videoNotes } from '@section/db/schema.ts'
import { MAX_COURSE_NOTES } from '@section/domain/notes/note.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { insertLessons } from '../../testing/insert-lessons.ts'
import { videoOf } from '../video/video-calls.fixture.ts'
import { notesFeature } from './feature.ts'
import { noteServer, NOTHING } from './notes.fixture.ts'

const kit = noteServer()
const { list, listCourses, remove, save, signIn, texts } = kit

const courseId = () => kit.course.courseId
const videoId = (index = 0) => videoOf(kit.course, index)
const instant = (ms = kit.now()) => new Date(ms).toISOString()

describe('A note', () => {
  test('is stored with its moment to a tenth and its cleaned text, and listed with its lesson', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    const note = {
      noteId,
      videoId: videoId(),
      courseId: courseId(),
      seconds: 12.3,
      text: 'One\ntwo',
      createdAt: instant(),
      changedAt: instant(),
    }
    const written = {
      noteId: noteId.toUpperCase(),
      videoId: videoId().toUpperCase(),
      text: ' One\r\ntwo\u200b',
    }
    expect(await save(token, written)).toEqual({ note, error: null })
    const page = { kind: 'ON_DEMAND', topLevelId: courseId() }
    expect(await list(token, courseId().toUpperCase())).toMatchObject({
      courseId: courseId(),
      courseTitle: 'Pricing with Confidence',
      lessons: [{ videoId: videoId(), page }],
      notes: [note],
    })
  })

  test('that is sent again is stored once', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    const first = await save(token, { noteId, videoId: videoId() })
    expect(await save(token, { noteId, videoId: videoId() })).toEqual(first)
    expect(await texts(token, courseId())).toEqual(['A note'])
  })

  test('that is written anew keeps its video, its moment and the time of its first writing', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    const first = await save(token, { noteId, videoId: videoId() })
    kit.later(5)
    expect(await save(token, { noteId, videoId: videoId(1), seconds: 90, text: 'Better' })).toEqual({
      note: { ...first?.note, text: 'Better', changedAt: instant() },
      error: null,
    })
  })

  test('belongs to one member: the same id of another one is another note', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const noteId = randomUUID()
    await save(mine.token, { noteId, videoId: videoId(), text: 'Mine' })
    expect(await list(other.token, courseId())).toBeNull()
    expect(await remove(other.token, { noteId })).toEqual(NOTHING)
    expect(await texts(mine.token, courseId())).toEqual(['Mine'])
    kit.later(1)
    await save(other.token, { noteId, videoId: videoId(1), text: 'Other' })
    expect([await texts(mine.token, courseId()), await texts(other.token, courseId())]).toEqual([
      ['Mine'],
      ['Other'],
    ])
  })

  test('is deleted with its member', async () => {
    const { userId, token } = await signIn()
    await save(token, { noteId: randomUUID(), videoId: videoId() })
    await kit.db.delete(members).where(eq(members.userId, userId))
    expect(await kit.db.select().from(videoNotes).where(eq(videoNotes.userId, userId))).toEqual([])
  })
})

test('Notes are listed by their moments, and their lessons in the order of the course', async () => {
  const { token } = await signIn()
  for (const [index, seconds, text] of [
    [2, 5, 'e'],
    [0, 50, 'b'],
    [1, 250, 'd'],
    [0, 9.9, 'a'],
    [1, 0, 'c'],
  ] as const)
    await save(token, { noteId: randomUUID(), videoId: videoId(index), seconds, text })
  const found = await list(token, courseId())
  expect(found?.lessons.map((lesson) => lesson.videoId)).toEqual([videoId(0), videoId(1), videoId(2)])
  expect(found?.notes.map(({ text }) => text)).toEqual(['c', 'e', 'a', 'b', 'd'])
})

test('The courses in which a member has notes are listed by title with the number of notes, without removed ones and those of others', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  const [courseTwo, courseNone] = [
    await insertCourse(kit.db, { title: 'An earlier title' }),
    await insertCourse(kit.db),
  ]
  const [[second = ''], [removed = '']] = [
    await insertLessons(kit.db, courseTwo, [{}]),
    await insertLessons(kit.db, courseNone, [{}]),
  ]
  await kit.server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  expect(await listCourses(mine.token)).toEqual([])
  for (const id of [videoId(), videoId(1), second])
    await save(mine.token, { noteId: randomUUID(), videoId: id })
  const gone = randomUUID()
  await save(mine.token, { noteId: gone, videoId: removed })
  await remove(mine.token, { noteId: gone })
  expect(await listCourses(mine.token)).toEqual([
    { courseId: courseTwo, courseTitle: 'An earlier title', notes: 1 },
    { courseId: courseId(), courseTitle: 'Pricing with Confidence', notes: 2 },
  ])
  expect(await listCourses(other.token)).toEqual([])
})

test('A course holds 500 notes of a member, also when two devices write the last at once, and more after one is deleted', async () => {
  const { userId, token } = await signIn()
  const at = new Date(kit.now())
  const row = { userId, videoId: videoId(), courseId: courseId(), seconds: 1, createdAt: at, changedAt: at }
  const ids = Array.from({ length: MAX_COURSE_NOTES - 1 }, () => randomUUID())
  await kit.db.insert(videoNotes).values(ids.map((noteId) => ({ ...row, noteId, text: 'x' })))
  const both = [randomUUID(), randomUUID()].map((noteId) => save(token, { noteId, videoId: videoId(1) }))
  const codes = (await Promise.all(both)).map((result) => result?.error?.code ?? null)
  expect(new Set(codes)).toEqual(new Set(['NOTES_FULL', null]))
  expect(await save(token, { noteId: randomUUID(), videoId: videoId() })).toEqual({
    note: null,
    error: {
      code: 'NOTES_FULL',
      message: 'You have 500 notes in this course, which is the most. Delete one to write another.',
    },
  })
  const [first = '', second = ''] = ids
  kit.later(1)
  expect(await save(token, { noteId: first, videoId: videoId(), text: 'Changed' })).toMatchObject({
    error: null,
  })
  expect((await list(token, courseId()))?.notes).toHaveLength(MAX_COURSE_NOTES)
  await remove(token, { noteId: second })
  expect(await save(token, { noteId: randomUUID(), videoId: videoId() })).toMatchObject({ error: null })
})

test('The rows of removed notes are deleted once no older change can arrive', async () => {
  const { userId, token } = await signIn()
  const [kept, removed] = [randomUUID(), randomUUID()]
  for (const noteId of [kept, removed]) await save(token, { noteId, videoId: videoId() })
  await remove(token, { noteId: removed })
  const [job] = notesFeature.jobs
  const idsAfter = async (days: number) => {
    await job?.run(kit.server.services, kit.now() + days * DAY_MS)
    const rows = await kit.db.select().from(videoNotes).where(eq(videoNotes.userId, userId))
    return rows.map(({ noteId }) => noteId)
  }
  expect((await idsAfter(29)).toSorted()).toEqual([kept, removed].toSorted())
  expect(await idsAfter(31)).toEqual([kept])
})
