import { describe, expect, test } from 'vitest'
import { MAX_NOTE_LENGTH, noteForm, noteMoment, notesByLesson, sortNotes } from './note.ts'

const parsed = (text: string) => noteForm.safeParse({ text })

describe('The text of a note', () => {
  test('loses control characters, foreign line breaks and invisible ends, and keeps its lines', () => {
    const { data } = parsed('\u200b\n one\r\ntwo\rthree\u0000\u0007\ud83d\n\n\tfour \u200e')
    expect(data).toEqual({ text: 'one\ntwo\nthree\n\n\tfour' })
  })

  test.each(['', '  \n\t', '\u200b\u2800', '\u0000'])('is refused when nothing of it is seen: %j', (text) => {
    expect(parsed(text).error?.issues).toMatchObject([{ message: 'Please write something.' }])
  })

  test('has at most 2,000 characters, counted after cleaning', () => {
    expect(parsed(`  ${'x'.repeat(MAX_NOTE_LENGTH)}\n`).success).toBe(true)
    const { error } = parsed('x'.repeat(MAX_NOTE_LENGTH + 1))
    expect(error?.issues).toMatchObject([{ message: 'At most 2,000 characters.' }])
  })
})

describe('The moment of a note', () => {
  test.each([
    [0, 0],
    [83.99, 83.9],
    [4.1, 4.1],
    [8.2, 8.2],
    [99.96, 99.9],
    [100, 100],
    [100.4, 100],
  ])('%d s of 100 is kept as %d s', (seconds, kept) => {
    expect(noteMoment(seconds, 100)).toBe(kept)
  })

  test('stays the same when it is computed again', () => {
    for (let tenths = 0; tenths <= 36_000; tenths++) {
      const moment = noteMoment(tenths / 10, 3600)
      expect(moment).toBe(tenths / 10)
    }
  })

  test.each([
    [-0.1, 'INVALID_NUMBER'],
    [Number.NaN, 'INVALID_NUMBER'],
    [Infinity, 'INVALID_NUMBER'],
    [100.51, 'BEYOND_DURATION'],
  ])('%d s of 100 is refused with %s', (seconds, code) => {
    expect(noteMoment(seconds, 100)).toBe(code)
  })
})

const note = (noteId: string, videoId: string, seconds: number, createdAt = 1) => ({
  noteId,
  videoId,
  seconds,
  createdAt,
})

test('Notes are ordered by their moments, then by the time of writing, then by their ids', () => {
  const notes = [note('b', 'v', 7), note('a', 'v', 7), note('c', 'v', 7, 0), note('d', 'v', 2)]
  expect(sortNotes(notes).map(({ noteId }) => noteId)).toEqual(['d', 'c', 'a', 'b'])
})

test('Notes are grouped by the lessons of a course in its order, without lessons that have none', () => {
  const lessons = [{ videoId: 'v1' }, { videoId: 'v2' }, { videoId: 'v3' }]
  const notes = [note('a', 'v3', 5), note('b', 'v1', 9), note('c', 'v1', 2)]
  const grouped = notesByLesson(lessons, notes).map(({ lesson, notes: own }) => [
    lesson.videoId,
    ...own.map(({ noteId }) => noteId),
  ])
  expect(grouped).toEqual([
    ['v1', 'c', 'b'],
    ['v3', 'a'],
  ])
})
