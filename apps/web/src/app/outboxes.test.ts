import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../lib/sign-in/sign-in-end.ts'
import { showMember } from '../testing/signed-in.ts'
import { stubService } from '../testing/stub-service.ts'
import { OUTBOXES, resumeOutboxes } from './outboxes.ts'

afterEach(() => {
  endBrowserSignIn()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Opens the app as the member 'u1' in a browser whose storage has an entry under each of these names. */
function openWith(...names: string[]) {
  const requests = stubService({
    '/graphql': {
      body: {
        data: { saveSessionContentProgress: { status: 'COMPLETED', courseBadgeId: null, error: null } },
      },
    },
  })
  for (const name of names) localStorage.setItem(name, JSON.stringify({ value: 'COMPLETED', at: Date.now() }))
  const stop = resumeOutboxes()
  showMember('u1')
  return { requests, stop }
}

test('A tick that an earlier page could not send is sent whatever screen the member opens next', async () => {
  const { requests, stop } = openWith('unsent-ticks:u1:b1', 'unsent-ticks:u2:b2')
  await vi.waitFor(() => expect(localStorage.length).toBe(1), { timeout: 15_000 })
  expect(requests.map(({ body }) => (body as { variables: object }).variables)).toMatchObject([
    { sessionContentId: 'b1', status: 'COMPLETED' },
  ])
  expect(Object.keys(localStorage)).toEqual(['unsent-ticks:u2:b2'])
  stop()
})

test.each(Object.entries(OUTBOXES))('The outbox of %s has this name', async (name, load) => {
  expect((await load()).name).toBe(name)
})
