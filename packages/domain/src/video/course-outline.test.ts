import { describe, expect, test } from 'vitest'
import { courseOutline, type OutlineAccess, type OutlineContent } from './course-outline.ts'

const lesson = (name: string, more: Partial<OutlineContent['lessons'][number]> = {}) => ({
  videoContentId: name,
  title: `Lesson ${name}`,
  preview: false,
  isOptional: false,
  video: { videoId: `v-${name}`, duration: 100 },
  ...more,
})
const CONTENT: OutlineContent[] = [
  { groupId: 'one', title: 'One', lessons: [lesson('a', { preview: true }), lesson('b')] },
  { groupId: 'two', title: 'Two', lessons: [lesson('c', { video: { videoId: 'v-c', duration: 50 } })] },
]
const ALL: OutlineAccess = { opens: 'all', canWatch: () => true }

const locked = (access: OutlineAccess, content = CONTENT) =>
  courseOutline(content, new Map(), access)
    .modules.flatMap(({ lessons }) => lessons)
    .flatMap(({ videoContentId, isLocked }) => (isLocked ? videoContentId : []))

test('The outline of a course adds up the lessons and lengths of each module and of the course', () => {
  const { modules, ...course } = courseOutline(CONTENT, new Map(), ALL)
  expect(modules.map(({ count, seconds }) => [count, seconds])).toEqual([
    [2, 200],
    [1, 50],
  ])
  expect(course).toEqual({ count: 3, completedCount: 0, seconds: 250, isAnyLocked: false })
})

test('A lesson that the badge does not require is optional, and counts as a lesson', () => {
  const lessons = [lesson('a'), lesson('b', { isOptional: true })]
  const { modules, count } = courseOutline([{ groupId: 'one', title: 'One', lessons }], new Map(), ALL)
  expect(modules[0]?.lessons.map(({ isOptional }) => isOptional)).toEqual([false, true])
  expect(count).toBe(2)
})

test('A lesson is shown as completed by the server’s mark, and its share follows the credited time', () => {
  const progress = new Map([
    ['v-a', { completed: true, creditedSeconds: 91 }],
    ['v-b', { completed: false, creditedSeconds: 25 }],
  ])
  const { modules, completedCount } = courseOutline(CONTENT, progress, ALL)
  const lessons = modules.flatMap((module) => module.lessons)
  expect(lessons.map(({ completed, share }) => [completed, share])).toEqual([
    [true, 1],
    [false, 0.25],
    [false, 0],
  ])
  expect([completedCount, modules[0]?.completedCount, modules[1]?.completedCount]).toEqual([1, 1, 0])
})

describe('The locks of a course’s outline', () => {
  test('leave open what the allowance of the month covers', () => {
    expect(locked(ALL)).toEqual([])
    expect(locked({ opens: 'all', canWatch: (videoId) => videoId === 'v-b' })).toEqual(['a', 'c'])
  })

  test('leave open the free preview alone, outside of the plan', () => {
    expect(locked({ opens: 'preview', canWatch: () => true })).toEqual(['b', 'c'])
  })

  test('close everything of an edition that has not opened', () => {
    expect(locked({ opens: 'none', canWatch: () => true })).toEqual(['a', 'b', 'c'])
  })

  test('close a lesson without a video, whose length is unknown', () => {
    const content = [{ groupId: 'one', title: 'One', lessons: [lesson('a', { video: null })] }]
    expect(locked(ALL, content)).toEqual(['a'])
    expect(courseOutline(content, new Map(), ALL).modules[0]?.lessons[0]?.seconds).toBeNull()
  })
})
