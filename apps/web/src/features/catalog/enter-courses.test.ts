import { afterEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { MEMBER_ANSWER, signInAs } from '../../testing/signed-in.ts'
import { readSearch } from './filters/read-search.ts'
import { openOnlyCourse } from './open-only-course.ts'

vi.mock('../../lib/tracking/error-reporting.ts', () => ({ reportError: vi.fn<typeof reportError>() }))

afterEach(() => {
  vi.mocked(reportError).mockClear()
  endBrowserSignIn()
})

const logged = () => vi.mocked(reportError).mock.calls.map(([error]) => String(error))

describe('A member who enters the courses', () => {
  const signInWith = (type: string) => {
    const entitlement = { entitlementId: 'e', type, label: null, precedence: 1, customizations: null }
    signInAs({ ...MEMBER_ANSWER, getMemberEntitlements: [entitlement] })
  }

  test('with single purchases, none of which is a session, is logged', async () => {
    signInWith('mc-transactional')
    await openOnlyCourse(queryClient, [])
    expect(logged()).toEqual(['Error: A transactional member has no entitled sessions.'])
  })

  test('with a plan is not logged', async () => {
    signInWith('mcsc-unlimited')
    await openOnlyCourse(queryClient, [])
    expect(logged()).toEqual([])
  })
})

describe('The filters of an address', () => {
  test.each([
    [{ s: '' }, ['stacks']],
    [{ t: 'knitting', d: 'beginner' }, ['topics']],
    [{ s: ',', d: 'expert' }, ['stacks', 'difficulties']],
  ])('%j are logged as empty, once: %j', (search, empty) => {
    readSearch(search)
    readSearch(search)
    expect(logged()).toEqual(empty.map((family) => `Error: The filter of ${family} is empty.`))
  })

  test.each([[{}], [{ s: 'ai' }], [{ q: 'pricing', m: 'live' }]])('%j are not logged', (search) => {
    readSearch(search)
    expect(logged()).toEqual([])
  })
})
