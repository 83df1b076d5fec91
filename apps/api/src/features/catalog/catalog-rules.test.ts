import { describe, expect, test } from 'vitest'
import type { Area } from '@section/domain/access/area.ts'
import type { MemberState } from '../../server/access/member-state-store.ts'
import { toMemberViewer } from '../../server/access/viewer.ts'
import { isListed } from './catalog-rules.ts'
import type { CatalogCourse, CatalogSession } from './catalog-types.ts'
import { aMember, enrolledAs, entitlement } from './sessions/member.fixture.ts'
import { aSession, course, NOW } from './sessions/session.fixture.ts'

function listed(
  state: MemberState,
  session: CatalogSession,
  { showHidden = false, stack = 'marketing' }: { showHidden?: boolean; stack?: CatalogCourse['stack'] } = {},
) {
  return isListed(
    { ...session, course: { ...course, stack } },
    { viewer: toMemberViewer(state, NOW), showHidden, now: NOW },
  )
}

const plain = aSession()
const free = aSession({ isFreeSession: true })
const hidden = aSession({ hideInCatalog: true })
const miniMba = aSession({ sessionKind: 'BOOTCAMP' })

describe('The listing of a session by area', () => {
  const bought = (type: Area) =>
    aMember([], { entitlements: [entitlement({ type, sessionId: 'session-1' })] })

  test.each([
    ['mcsc-unlimited', aMember(['mcsc-unlimited']), { plain: true, ai: true, free: true, miniMba: false }],
    ['ai-academy', aMember(['ai-academy']), { plain: false, ai: true, free: false, miniMba: false }],
    [
      'mc-limited, locked ones included',
      aMember(['mc-limited'], { status: 'LIMITED' }),
      { plain: true, ai: true, free: true, miniMba: false },
    ],
    [
      'mc-transactional',
      aMember(['mc-transactional']),
      { plain: false, ai: false, free: false, miniMba: false },
    ],
    ['a bought workshop', bought('mc-transactional'), { plain: true, ai: true, free: true, miniMba: false }],
    ['crash-courses', aMember(['crash-courses']), { plain: false, ai: false, free: false, miniMba: false }],
    ['a bought crash course', bought('crash-courses'), { plain: true, ai: true, free: true, miniMba: false }],
    ['bootcamps', aMember(['bootcamps']), { plain: false, ai: false, free: false, miniMba: false }],
    ['a bought Mini-MBA', bought('bootcamps'), { plain: false, ai: false, free: false, miniMba: true }],
    ['no area', aMember([]), { plain: false, ai: false, free: false, miniMba: false }],
  ])('%s', (_name, state, expected) => {
    expect({
      plain: listed(state, plain),
      ai: listed(state, plain, { stack: 'ai' }),
      free: listed(state, free),
      miniMba: listed(state, miniMba),
    }).toEqual(expected)
  })

  test('includes enrolled sessions regardless of the plan', () => {
    expect(listed(aMember([], { enrollments: enrolledAs('ENROLLED') }), plain)).toBe(true)
  })

  test('counts an entitlement only while it is valid', () => {
    const ended = aMember([], { entitlements: [entitlement({ endsAt: NOW })] })
    const ahead = aMember([], { entitlements: [entitlement({ startsAt: NOW + 1 })] })
    expect([listed(ended, plain), listed(ahead, plain)]).toEqual([false, false])
  })
})

test('An ended account has empty lists of sessions, even of those it is enrolled in', () => {
  const areas: Area[] = ['mcsc-unlimited']
  const enrollments = enrolledAs('ENROLLED')
  expect(listed(aMember(areas, { status: 'POST_TRIAL', enrollments }), free)).toBe(false)
  expect(listed(aMember(areas, { status: 'ALUMNI', enrollments }), free)).toBe(false)
  expect(listed(aMember(areas, { status: 'TRIAL', trialEndDate: NOW - 1, enrollments }), free)).toBe(false)
  expect(listed(aMember(areas, { status: 'TRIAL', trialEndDate: NOW, enrollments }), free)).toBe(true)
})

describe('Hidden sessions', () => {
  const showHidden = true
  const customer = {
    customerId: 'c',
    name: 'Section',
    enableProfAI: true,
    disableAIFeatures: false,
    accentColor: null,
  }

  test('are listed when they are free', () => {
    expect(listed(aMember(['mcsc-unlimited']), aSession({ hideInCatalog: true, isFreeSession: true }))).toBe(
      true,
    )
  })

  test('are listed on request to members who are enrolled or purchased them', () => {
    const holds = aMember(['mcsc-unlimited'], { enrollments: enrolledAs('ENROLLED') })
    const bought = aMember([], {
      entitlements: [entitlement({ type: 'crash-courses', courseId: 'course-1' })],
    })
    for (const state of [holds, bought]) {
      expect([listed(state, hidden), listed(state, hidden, { showHidden })]).toEqual([false, true])
    }
  })

  test('are not listed to members with only a plan', () => {
    expect(listed(aMember(['mcsc-unlimited', 'mc-limited']), hidden, { showHidden })).toBe(false)
    const enterprise = aMember(['mcsc-unlimited'], { customer: { ...customer, type: 'ENTERPRISE' } })
    expect(listed(enterprise, hidden, { showHidden })).toBe(false)
  })

  test('are listed on request to internal staff', () => {
    const staff = aMember(['mcsc-unlimited'], { customer: { ...customer, type: 'INTERNAL' } })
    expect([listed(staff, hidden), listed(staff, hidden, { showHidden })]).toEqual([false, true])
  })
})
