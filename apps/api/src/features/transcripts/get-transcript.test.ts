import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentItems, courses, entitlements, transcripts } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { insertLessons } from '../../testing/insert-lessons.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { CREATE, NON_WATCHERS, videoServer } from '../video/video-calls.fixture.ts'
import { insertTranscripts, line, TRANSCRIPT } from './transcript-calls.fixture.ts'

const KEY = 'welcome-to-the-course'

const video = videoServer()
const { ask, signIn } = video

beforeAll(() => insertTranscripts(video.db, KEY, { en: 'Welcome.', es: 'Hola.', 'pt-BR': 'Oi.' }))

/** Returns the id of the lesson that shows a video. */
async function lessonOf(videoId = video.course.videoIds[0] ?? ''): Promise<string> {
  const [lesson] = await video.db.select().from(contentItems).where(eq(contentItems.videoId, videoId))
  return lesson?.courseContentId ?? ''
}

const read = (token: string | null, id: string, language?: string) => ask(token, TRANSCRIPT, { id, language })
const reload = () =>
  video.server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))

test('A member reads what is said in a lesson that they may watch', async () => {
  const { token } = await signIn()
  const id = await lessonOf()
  expect(await read(token, id)).toEqual({
    videoContentId: id,
    language: 'en',
    languages: ['en', 'es', 'pt-BR'],
    lines: [line('Welcome.')],
  })
  expect(await read(token, id.toUpperCase())).toMatchObject({ videoContentId: id.toUpperCase() })
})

test.each([
  ['es', 'es'],
  ['ES', 'es'],
  ['es-MX', 'es'],
  ['pt', 'pt-BR'],
  ['de', 'en'],
  ['', 'en'],
])('A transcript asked for in %j is in %s', async (wanted, language) => {
  const { token } = await signIn()
  expect(await read(token, await lessonOf(), wanted)).toMatchObject({ language })
})

test('A lesson without captions has no transcript', async () => {
  const { token } = await signIn()
  const [silent = ''] = await insertLessons(video.db, video.course.courseId, [{ externalKey: 'silent' }])
  await reload()
  expect(await read(token, await lessonOf(silent))).toBeNull()
})

test('A transcript that an import has replaced is the new one at once', async () => {
  const { token } = await signIn()
  const id = await lessonOf()
  expect(await read(token, id, 'es')).toMatchObject({ lines: [line('Hola.')] })
  const replace = (text: string) =>
    video.db
      .update(transcripts)
      .set({ lines: [line(text)], version: text })
      .where(eq(transcripts.language, 'es'))
  await replace('Buenas.')
  expect(await read(token, id, 'es')).toMatchObject({ lines: [line('Buenas.')] })
  await replace('Hola.')
  expect(await read(token, id, 'es')).toMatchObject({ lines: [line('Hola.')] })
})

describe('A transcript', () => {
  test.each(Object.entries(NON_WATCHERS))('does not exist for a member %s', async (_who, member) => {
    const { token } = await signIn(member)
    expect(await read(token, await lessonOf())).toBeNull()
  })

  test.each(['nonsense', '', randomUUID(), "'; drop table transcripts; --"])(
    'is not found by %j',
    async (id) => {
      const { token } = await signIn()
      expect(await read(token, id)).toBeNull()
      expect(await read(token, id, id)).toBeNull()
    },
  )

  test('does not exist in a course that is hidden or no longer published', async () => {
    const { token } = await signIn()
    const courseId = await insertCourse(video.db)
    await insertSession(video.db, { courseId, sessionType: 'ON_DEMAND', hideInCatalog: true })
    const [videoId] = await insertLessons(video.db, courseId, [{}])
    const id = await lessonOf(videoId)
    await reload()
    expect(await read(token, id)).toBeNull()
    await video.db.update(courses).set({ publishStatus: 'ARCHIVED' }).where(eq(courses.courseId, courseId))
    await reload()
    expect(await read(token, id)).toBeNull()
  })

  test('of a course that opens later exists from then on, and that of its free preview before', async () => {
    const { token } = await signIn()
    const courseId = await insertCourse(video.db)
    const activateAt = new Date(video.now() + 60_000)
    await insertSession(video.db, { courseId, sessionType: 'ON_DEMAND', activateAt })
    const [preview, lesson] = await insertLessons(video.db, courseId, [{ preview: true }, {}])
    await reload()
    expect(await read(token, await lessonOf(preview))).toMatchObject({ language: 'en' })
    expect(await read(token, await lessonOf(lesson))).toBeNull()
    video.later(60)
    expect(await read(token, await lessonOf(lesson))).toMatchObject({ language: 'en' })
  })
})

describe('A transcript for a member with a monthly allowance', () => {
  const limited: NewMember = { status: 'LIMITED', areas: ['mc-limited'] }
  const play = async (token: string, index: number) =>
    ask(token, CREATE, { courseId: video.course.courseId, videoId: video.course.videoIds[index] })

  test('comes with the first play of the month, and of that video alone', async () => {
    const { token } = await signIn(limited)
    const [first, second] = [
      await lessonOf(video.course.videoIds[0]),
      await lessonOf(video.course.videoIds[1]),
    ]
    expect(await read(token, first)).toBeNull()
    const load = `mutation ($videoId: ID!) { createPlaylistUrl(videoId: $videoId) { playlistUrl } }`
    expect(await ask(token, load, { videoId: video.course.videoIds[0] })).not.toMatchObject({
      playlistUrl: null,
    })
    expect(await read(token, first)).toBeNull()
    expect(await play(token, 0)).toMatchObject({ error: null })
    expect(await read(token, first)).toMatchObject({ lines: [line('Welcome.')] })
    expect(await read(token, second)).toBeNull()
  })

  test('ends with the month until the video plays again', async () => {
    const member = await signIn(limited)
    await play(member.token, 0)
    video.setClock((Date.UTC(2026, 6, 1) - video.now()) / 1000)
    const token = await video.server.token(member.userId)
    expect(await read(token, await lessonOf())).toBeNull()
    await play(token, 0)
    expect(await read(token, await lessonOf())).toMatchObject({ language: 'en' })
  })

  test('needs no play of a free preview, or of a course that they hold otherwise', async () => {
    const { userId, token } = await signIn({ ...limited, areas: ['mc-limited', 'crash-courses'] })
    const [courseId, boughtId] = [await insertCourse(video.db), await insertCourse(video.db)]
    for (const id of [courseId, boughtId])
      await insertSession(video.db, { courseId: id, sessionType: 'ON_DEMAND' })
    const [preview, other] = await insertLessons(video.db, courseId, [{ preview: true }, {}])
    const [bought] = await insertLessons(video.db, boughtId, [{}])
    const startsAt = new Date(video.now() - 1000)
    await video.db
      .insert(entitlements)
      .values({ userId, type: 'crash-courses', courseId: boughtId, startsAt })
    await video.server.services.cacheInvalidation.transaction(async (_tx, invalidate) => {
      invalidate('catalog')
      invalidate('member', userId)
    })
    expect(await read(token, await lessonOf(preview))).toMatchObject({ language: 'en' })
    expect(await read(token, await lessonOf(bought))).toMatchObject({ language: 'en' })
    expect(await read(token, await lessonOf(other))).toBeNull()
  })
})
