import { describe, expect, it } from 'vitest'
import type { Area } from '../access/area.ts'
import { live, type Part } from './catalog.fixture.ts'
import { transactionalStart } from './transactional-start.ts'

const viewer = (...areas: Area[]) => ({
  entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
})
const bought = (courseId: string, more: Part = {}) => ({ ...live({ courseId, ...more }), entitled: true })
const workshop = (courseId: string) => bought(courseId, { sessionKind: 'WORKSHOP' })
const start = (...sessions: Parameters<typeof transactionalStart>[1]) =>
  transactionalStart(viewer('mc-transactional'), sessions)

describe('The course list of a member who bought single courses', () => {
  it('leads to the course of their only sprint, however many sessions it has', () => {
    expect(start(bought('a'), bought('a', { sessionId: 'later' }))).toEqual({ kind: 'course', courseId: 'a' })
  })

  it('lists several sprints, and a sprint beside a workshop', () => {
    expect(start(bought('a'), bought('b'))).toEqual({ kind: 'sprints' })
    expect(start(bought('a'), workshop('b'))).toEqual({ kind: 'sprints' })
  })

  it('lists workshops when they bought nothing else', () => {
    expect(start(workshop('a'), workshop('b'))).toEqual({ kind: 'workshops' })
  })

  it('finds nothing when no session was bought', () => {
    expect(start()).toEqual({ kind: 'nothing' })
    expect(start({ ...live(), entitled: false })).toEqual({ kind: 'nothing' })
  })

  it.each([['mcsc-unlimited'], ['ai-academy'], ['mc-limited']] as const)(
    'does not concern viewers with the area %s',
    (area) => {
      expect(transactionalStart(viewer(area), [bought('a')])).toBeNull()
    },
  )

  it('does not concern buyers who hold a plan as well', () => {
    expect(transactionalStart(viewer('mc-transactional', 'mcsc-unlimited'), [bought('a')])).toBeNull()
  })
})
