import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type SignedIn, viewerQuery } from '../../lib/viewer.ts'
import { stubService } from '../../testing/stub-service.ts'
import { placeExists } from './place-exists.ts'

const KNOWN = {
  listUserSessions: [{ sessionId: 'running' }],
  listPastSessions: [{ sessionId: 'past' }],
  listCertificates: [
    { certificateId: 'open', type: 'OPEN' },
    { certificateId: 'crash', type: 'CRASH_COURSE' },
  ],
  getEntitledSessions: [{ kind: 'BOOTCAMP' }],
}

function signedIn(): QueryClient {
  const queryClient = new QueryClient()
  const viewer = { userId: 'me', customerId: 'acme' }
  queryClient.setQueryData(viewerQuery.queryKey, { viewer } as SignedIn)
  return queryClient
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/courses/portfolio', true],
  ['/courses/session/running', true],
  ['/courses/session/past/', true],
  ['/courses/session/unknown', false],
  ['/courses/session/running/group/video', false],
  ['/certificates/open', true],
  ['/certificates/crash', false],
  ['/certificates/unknown', false],
  ['/crash-courses', true],
  ['/crash-courses/crash', true],
  ['/crash-courses/open', false],
  ['/mini-mbas', true],
  ['/mini-mbas/bought', true],
  ['/mini-mbas/bought/group/video', false],
  ['/resources', true],
  ['/resources/prompt-pack', false],
  ['/events', true],
  ['/events/unknown', false],
  ['/insights', true],
  ['/insights/unknown', false],
  ['/member-directory', true],
  ['/member-directory/me', true],
  ['/member-directory/me/edit', true],
  ['/member-directory/unknown', false],
  ['/organization', true],
  ['/organization/acme', true],
  ['/organization/unknown', false],
  ['/organization/employee/unknown', false],
  ['/organization/acme/employee/unknown', false],
  ['/drops', true],
])('what %s names exists: %s', async (path, exists) => {
  stubService({ '/graphql': { body: { data: KNOWN } } })
  expect(await placeExists(signedIn(), path)).toBe(exists)
})

test('a Mini-MBA that the member has no place in does not exist for them', async () => {
  stubService({ '/graphql': { body: { data: { getEntitledSessions: [] } } } })
  expect(await placeExists(signedIn(), '/mini-mbas/somebody-elses')).toBe(false)
})
