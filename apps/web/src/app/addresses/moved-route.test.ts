import { afterEach, expect, test, vi } from 'vitest'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { openMoved } from './moved-route.ts'

vi.mock('../../lib/tracking/error-reporting.ts', () => ({ reportError: vi.fn<typeof reportError>() }))

afterEach(() => vi.mocked(reportError).mockClear())

const ID = '9f8b6c1e-4b1a-4c6e-8d2f-0a1b2c3d4e5f'
const open = (pathname: string) => {
  try {
    return openMoved({ pathname, searchStr: '?seek=3' })
  } catch (thrown) {
    return thrown
  }
}

test('An old video address is redirected, and nothing is logged', () => {
  expect(open(`/courses/${ID}/${ID}/${ID}`)).toMatchObject({
    options: { href: `/courses/ondemand/${ID}/${ID}/${ID}?seek=3` },
  })
  expect(reportError).not.toHaveBeenCalled()
})

test('An unknown video route is logged and not found', () => {
  expect(open('/courses/pricing/module-1/lesson-1')).toMatchObject({ isNotFound: true })
  expect(vi.mocked(reportError).mock.calls).toEqual([
    [new Error('The video route /courses/pricing/module-1/lesson-1 is unknown.')],
  ])
})
