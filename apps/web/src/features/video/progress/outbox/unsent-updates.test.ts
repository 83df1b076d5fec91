import { afterEach, expect, test, vi } from 'vitest'
import { UnsentUpdates } from './unsent-updates.ts'

afterEach(() => void vi.restoreAllMocks())

test('A browser that forbids storage has no updates of videos to send, and resumes nowhere', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const unsent = new UnsentUpdates('u1')
  expect(unsent.list(Date.now())).toEqual([])
  expect(unsent.getPosition('v1', Date.now())).toBeNull()
})
