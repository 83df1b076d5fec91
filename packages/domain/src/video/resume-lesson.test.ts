import { describe, expect, it } from 'vitest'
import { resumeLesson } from './resume-lesson.ts'

/** Returns the id of the lesson at which a member resumes. Lessons are letters; those in capitals are completed. */
const resume = (letters: string, last: string | null) =>
  resumeLesson(
    [...letters].map((letter) => ({
      videoId: letter.toLowerCase(),
      completed: letter !== letter.toLowerCase(),
    })),
    last,
  )?.videoId ?? null

describe('resumeLesson', () => {
  it('returns the lesson watched last while it is not completed', () => {
    expect(resume('abc', 'b')).toBe('b')
  })

  it('returns the first lesson not completed after a completed one', () => {
    expect(resume('aBCd', 'b')).toBe('d')
  })

  it('returns to the lessons that were skipped when nothing is left after the last', () => {
    expect(resume('aBC', 'c')).toBe('a')
  })

  it('begins with the first lesson not completed when nothing was watched, or the video left the course', () => {
    expect(resume('Abc', null)).toBe('b')
    expect(resume('Abc', 'x')).toBe('b')
  })

  it('returns null for a completed course, and for one without lessons', () => {
    expect(resume('ABC', 'a')).toBeNull()
    expect(resume('', null)).toBeNull()
  })
})
