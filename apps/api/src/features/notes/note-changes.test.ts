import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { videoOf } from '../video/video-calls.fixture.ts'
import { noteServer, NOTHING } from './notes.fixture.ts'

const kit = noteServer()
const { list, remove, save, signIn, texts } = kit

const courseId = () => kit.course.courseId
const videoId = () => videoOf(kit.course)

describe('Of several changes of a note', () => {
  test('the one that was made last is kept, in whatever order they arrive, and answered', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    await save(token, { noteId, videoId: videoId(), text: 'Later', writtenMsAgo: 1000 })
    const older = { noteId, videoId: videoId(), text: 'Earlier', writtenMsAgo: 5000 }
    expect(await save(token, older)).toMatchObject({ note: { text: 'Later' }, error: null })
    expect(await remove(token, { noteId, removedMsAgo: 2000 })).toMatchObject({ note: { text: 'Later' } })
    const overtaken = { noteId, videoId: videoId(), text: 'Overtaken', sentAt: kit.now() - 3000 }
    expect(await save(token, overtaken)).toMatchObject({ note: { text: 'Later' } })
    expect(await texts(token, courseId())).toEqual(['Later'])
  })

  test('a removal outlasts an older text that arrives after it, also the first of a new note', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    expect(await remove(token, { noteId })).toEqual(NOTHING)
    expect(await save(token, { noteId, videoId: videoId(), writtenMsAgo: 1000 })).toEqual(NOTHING)
    expect(await list(token, courseId())).toBeNull()
  })

  test('a text that was written after a removal brings the note back', async () => {
    const { token } = await signIn()
    const noteId = randomUUID()
    await save(token, { noteId, videoId: videoId(), text: 'First' })
    kit.later(1)
    expect(await remove(token, { noteId })).toEqual(NOTHING)
    expect(await remove(token, { noteId })).toEqual(NOTHING)
    expect(await texts(token, courseId())).toEqual([])
    kit.later(1)
    expect(await save(token, { noteId, videoId: videoId(), text: 'Undone' })).toMatchObject({
      note: { text: 'Undone', seconds: 12.3 },
    })
    expect(await texts(token, courseId())).toEqual(['Undone'])
  })

  test('what is kept equals a model in 30 generated sequences of two devices, losses and disorder', async () => {
    const { token } = await signIn()
    const change = fc.record({
      ago: fc.integer({ min: 0, max: 5 }),
      text: fc.option(fc.constantFrom('a', 'b', 'c')),
      times: fc.integer({ min: 0, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 5 }), async (changes) => {
        const noteId = randomUUID()
        let model: { ago: number; text: string | null } = { ago: 6, text: null }
        for (const { ago, text, times } of changes)
          for (let time = 0; time < times; time++) {
            if (ago <= model.ago) model = { ago, text }
            const made = { noteId, videoId: videoId(), writtenMsAgo: ago * 1000, removedMsAgo: ago * 1000 }
            const result = text === null ? await remove(token, made) : await save(token, { ...made, text })
            expect(result?.note?.text ?? null).toBe(model.text)
          }
      }),
      { numRuns: 30 },
    )
  })
})
